import { useLayoutEffect, useRef } from 'preact/hooks';

/** `Enter`, `Escape` and single letters or signs, small; false leaves the key to the browser. */
export type Press = (key: string, on: Element | null) => boolean;

/** One listener for as long as the page is open, always with what is true at that moment. */
export function useKeys(press: Press): void {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // A field that this key brings up must not get its letter.
      if (latest.current(key, event.target instanceof Element ? event.target : null)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
