import { useLayoutEffect } from 'preact/hooks';

/** Escape and Backspace take back what is half chosen; null when nothing is. */
export function useTakeBack(takeBack: (() => void) | null): void {
  // At once: a second key must not find what was true before the first.
  useLayoutEffect(() => {
    if (!takeBack) return;
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && event.key !== 'Backspace') return;
      // A sheet is closed by the same key, and a letter is taken back in its field.
      if (document.querySelector('dialog[open]') || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      takeBack();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [takeBack]);
}
