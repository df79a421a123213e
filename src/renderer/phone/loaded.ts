import { useEffect, useState } from 'preact/hooks';

/** Milliseconds. */
const AGAIN = 2000;

/** What `load` brings for `key`: null until the first has come, the last one until the next has. Tries until it comes. */
export function useLoaded<Key extends string, T>(load: (key: Key) => Promise<T>, key: Key): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let wanted = true;
    const ask = (): void => {
      load(key).then(
        value => wanted && setLoaded(() => value),
        () => {
          if (wanted) timer = setTimeout(ask, AGAIN);
        },
      );
    };
    ask();
    return () => {
      wanted = false;
      if (timer !== null) clearTimeout(timer);
    };
  }, [load, key]);
  return loaded;
}
