import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../shared/games.ts';
import type { Language } from '../../shared/protocol/room.ts';

/** What a game brings to the page. Its code and words are fetched by whoever plays it, and by nobody else. */
export interface GamePart {
  /** Fetches the words ahead. */
  prefetch(language: Language): Promise<unknown>;
  /** While it is played; without a seat, as the room sees it. */
  Game(): JSX.Element;
  /** When it is over. */
  Ended(): JSX.Element;
}

const PARTS: Readonly<Record<GameId, () => Promise<{ readonly part: GamePart }>>> = {
  dice: () => import('./dice/index.tsx'),
  bang: () => import('./bang/index.tsx'),
};

export async function partOf(id: GameId): Promise<GamePart> {
  return (await PARTS[id]()).part;
}

/** In the lobby, so that nobody waits when the cards are on the table. */
export async function prefetch(id: GameId, language: Language): Promise<void> {
  try {
    await (await partOf(id)).prefetch(language);
  } catch {
    // Without the host nothing comes; whoever needs it tries again.
  }
}

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
