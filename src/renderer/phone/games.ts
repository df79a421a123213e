import type { GameId } from '../../shared/games.ts';
import type { Language } from '../../shared/protocol/room.ts';
import type { GamePart } from './game-part.ts';

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
