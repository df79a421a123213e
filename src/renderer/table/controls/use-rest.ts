import { useEffect } from 'preact/hooks';

/** The bar goes when the mouse has rested so long: a television shows the table, not buttons. */
const REST = 4000;

/** Marks `root` as idle while nobody moves the mouse or presses a key; `moment` wakes it too. */
export function useRest(root: HTMLElement, moment: string): void {
  useEffect(() => {
    let timer = 0;
    const wake = (): void => {
      root.classList.remove('idle');
      clearTimeout(timer);
      timer = window.setTimeout(() => root.classList.add('idle'), REST);
    };
    wake();
    addEventListener('mousemove', wake);
    addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      removeEventListener('mousemove', wake);
      removeEventListener('keydown', wake);
    };
  }, [moment, root]);
}
