import type { DealtGame } from '../host/dealt-game.ts';
import { gameFrom } from '../host/dealt-game.ts';
import type { Journalled } from './read.ts';
import { JournalFault } from './read.ts';
import { stateHash } from './state-hash.ts';

/**
 * The game as its last answer left it: from the last state in full, by the answers since, each checked against what it
 * led to when it was given.
 * @throws {JournalFault} when the rules lead elsewhere than they did
 */
export function replayed({ title, base, answers, lines }: Journalled): DealtGame {
  if (stateHash(base.state) !== base.hash) throw new JournalFault(lines.length, 'its state is not the one it names');
  const game = gameFrom(title.game, { state: base.state, told: base.told });
  for (const { no, answer } of answers) {
    const open = game.decisions().find(({ seat }) => seat === answer.seat);
    if (open?.no !== answer.decision)
      throw new JournalFault(no, `it answers ${answer.decision} of seat ${answer.seat}, which is not asked there`);
    try {
      game.answer(answer.seat, answer.picks);
    } catch (error) {
      throw new JournalFault(no, String(error));
    }
    if (stateHash(game.state()) !== answer.hash) throw new JournalFault(no, 'it leads elsewhere by the rules of today');
  }
  return game;
}
