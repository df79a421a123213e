import type { RngState } from '../../shared/engine/rng.ts';
import type { GameId } from '../../shared/games.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import { rulesets } from '../../shared/rulesets.ts';
import type { Folder } from './folder.ts';
import type { KeptRoom } from './kept.ts';
import type { Title } from './lines.ts';
import { beginning, FORMAT, written } from './lines.ts';
import { ENDING } from './past.ts';

/** The first line of a game that is dealt. */
export function newTitle(
  game: GameId,
  { room, seed, began }: { room: KeptRoom; seed: RngState; began: string },
): Title {
  return {
    what: 'game',
    format: FORMAT,
    rules: rulesets[game].version,
    protocol: PROTOCOL,
    game,
    began,
    houseRules: { ...room.rules[game] },
    players: room.guests.map(({ name, tokenHash }) => ({ name, bot: tokenHash === null })),
    seed: [...seed],
  };
}

/** The lines of a game under another title, wanted again by whoever did not want it. */
export function linesUnder(title: Title, [, ...lines]: readonly string[]): string[] {
  return [written(title).trimEnd(), ...lines.filter(line => !line.startsWith(beginning('dropped')))];
}

/** A name that no file has. */
export function freeId({ began, game }: Title, folder: Folder): string {
  const taken = folder.names(ENDING);
  const stem = `${began.slice(0, 19).replaceAll(':', '-')}-${game}`;
  for (let n = 1; ; n++) {
    const id = `${stem}${n === 1 ? '' : `-${n}`}${ENDING}`;
    if (!taken.includes(id)) return id;
  }
}
