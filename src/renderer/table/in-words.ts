import type { GameView } from '../../shared/games.ts';
import type { RoomView } from '../../shared/protocol/room.ts';
import type { Catalogue } from '../../shared/text/catalogue.ts';
import { askedText } from '../../shared/text/prompts.ts';

/** A game as the mirror tells it; facts become `data-` attributes. */
export interface InWords {
  readonly facts: Readonly<Record<string, string>>;
  /** Empty while nobody is asked. */
  readonly question: string;
  /** By seat; null for the bare name. */
  readonly seats: readonly ({ readonly facts: Readonly<Record<string, string>>; readonly sentence: string } | null)[];
}

/** The facts of every game while there is none. */
export const NOTHING = { asked: '', prompt: '', turn: '', dice: '' } as const;

export function inWords(words: Catalogue, game: GameView, room: RoomView): InWords | null {
  switch (game.id) {
    case 'dice':
      return diceInWords(words, game, room);
    case 'bang':
      return null;
    default:
      return game satisfies never;
  }
}

function diceInWords(words: Catalogue, game: GameView<'dice'>, room: RoomView): InWords {
  const { asked, turn } = game;
  const name = (seat: number): string => room.guests[seat]?.name ?? '';
  return {
    facts: {
      asked: asked ? String(asked.seat) : '',
      prompt: asked?.prompt ?? '',
      dice: turn?.dice.join(' ') ?? '',
      turn: turn ? String(turn.seat) : '',
    },
    question: asked ? askedText(words, asked, name) : '',
    seats: game.characters.map((character, seat) => {
      const [life, arrows, role] = [game.life[seat] ?? 0, game.arrows[seat] ?? 0, game.roles[seat] ?? null];
      const max = game.maxLife[seat] ?? 0;
      const said = { name: name(seat), character: words.dice.characters[character].name, life, max, arrows };
      const sentence = words.table.game.seat(said);
      return {
        facts: {
          life: String(life),
          arrows: String(arrows),
          role: role ?? '',
          fallen: String((game.fell[seat] ?? null) !== null),
        },
        sentence: role ? `${sentence} (${words.dice.roles[role]})` : sentence,
      };
    }),
  };
}
