import { createHash } from 'node:crypto';
import type { GameTypes, Ruleset } from '../../src/shared/engine/ruleset.ts';
import type { GameId } from '../../src/shared/games.ts';
import { rulesets } from '../../src/shared/rulesets.ts';

/** A journal read with nothing of the host's own reading: its lines as anybody would take them. */
interface Line {
  what: string;
  game: GameId;
  seed: number[];
  players: unknown[];
  began: string;
  room: { rules: Record<GameId, object> };
  state: object;
  hash: string;
  decision: number;
  seat: number;
  picks: number[];
  at: string;
}

export interface Independent {
  readonly game: GameId;
  readonly answers: readonly { readonly decision: number; readonly seat: number }[];
  /** Epoch milliseconds of the last answer, or of the deal. */
  readonly answered: number;
  /** Whether any screen of this seat, or the table, could have been shown this. */
  showed(view: object, seat: number | 'table'): boolean;
  /** The last of it. */
  now(seat: number | 'table'): string;
}

/** Plays the whole game again from its seed. @throws {Error} when any state is not the one the journal names */
export function playedAgain(text: string): Independent {
  const whole = text.slice(0, text.lastIndexOf('\n')).split('\n');
  const lines = whole.map(line => JSON.parse(line) as Line);
  const [title] = lines;
  const rules = lines.find(({ what }) => what === 'room')?.room.rules;
  if (!title || !rules) throw new Error('the journal has no beginning');
  switch (title.game) {
    case 'dice':
      return again(rulesets.dice, title, { options: rules.dice as typeof rulesets.dice.defaults, lines });
    case 'bang':
      return again(rulesets.bang, title, { options: rules.bang as typeof rulesets.bang.defaults, lines });
    default:
      return title.game satisfies never;
  }
}

function again<G extends GameTypes>(
  ruleset: Ruleset<G>,
  title: Line,
  { options, lines }: { options: G['Options']; lines: readonly Line[] },
): Independent {
  let { state } = ruleset.setup(title.players.length, options, title.seed);
  const id = title.game;
  const states = [state];
  for (const [index, line] of lines.entries()) {
    if (line.what === 'answer') {
      state = ruleset.answer(state, line.seat, line.picks).state;
      states.push(state);
    } else if (line.what !== 'state') continue;
    const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex');
    if (hash !== line.hash) throw new Error(`line ${index + 1} of the journal names another state`);
  }
  const viewOf = (of: G['State'], seat: number | 'table') =>
    JSON.stringify({ id, ...(seat === 'table' ? ruleset.publicView(of) : ruleset.ownView(of, seat)) });
  const answers = lines.filter(({ what }) => what === 'answer');
  return {
    game: id,
    answers: answers.map(({ decision, seat }) => ({ decision, seat })),
    answered: Date.parse(answers.at(-1)?.at ?? title.began),
    // What was seen last is near the end.
    showed(view, seat) {
      const text = JSON.stringify(view);
      return states.findLast(one => viewOf(one, seat) === text) !== undefined;
    },
    now: seat => viewOf(state, seat),
  };
}
