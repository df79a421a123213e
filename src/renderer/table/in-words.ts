import type { GameView } from '../../shared/games.ts';
import type { RoomView } from '../../shared/protocol/room.ts';
import { namesIn } from './scenes/columns.ts';
import type { Tools } from './scenes/scene.ts';
import { bangAskedText } from '../../shared/text/bang/prompts.ts';
import { cardName } from '../../shared/text/bang/cards.ts';
import { ticketLine } from '../../shared/text/bang/table.ts';
import { askedText } from '../../shared/text/prompts.ts';

/** The words of one language. */
export type Speech = Pick<Tools, 'words' | 'bang'>;

/** A game as the mirror tells it; facts become `data-` attributes. */
export interface InWords {
  readonly facts: Readonly<Record<string, string>>;
  /** Empty while nobody is asked. */
  readonly question: string;
  /** By seat; null for the bare name. */
  readonly seats: readonly ({ readonly facts: Readonly<Record<string, string>>; readonly sentence: string } | null)[];
}

/** The facts of every game while there is none. */
export const NOTHING = { asked: '', prompt: '', turn: '', dice: '', pending: '' } as const;

export function inWords(speech: Speech, game: GameView, room: RoomView): InWords {
  switch (game.id) {
    case 'dice':
      return diceInWords(speech, game, room);
    case 'bang':
      return bangInWords(speech, game, room);
    default:
      return game satisfies never;
  }
}

function diceInWords(speech: Speech, game: GameView<'dice'>, room: RoomView): InWords {
  const words = speech.words();
  const { asked, turn } = game;
  const name = namesIn(room.guests);
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

function bangInWords(speech: Speech, game: GameView<'bang'>, room: RoomView): InWords {
  const [words, bang] = [speech.words().table.game, speech.bang()];
  const { asked, turn, pending } = game;
  const name = namesIn(room.guests);
  const [first] = asked;
  return {
    facts: {
      asked: asked.map(({ seat }) => seat).join(' '),
      prompt: first?.prompt ?? '',
      turn: turn ? String(turn.seat) : '',
      pending: pending.map(one => ticketLine(bang, one, name)).join(' / '),
    },
    question: asked.map(one => bangAskedText(bang, one, game, name)).join(bang.gap),
    seats: game.characters.map((character, seat) => {
      const [life, cards, role] = [game.life[seat] ?? 0, game.hands[seat] ?? 0, game.roles[seat] ?? null];
      const inPlay = game.inPlay[seat] ?? [];
      const facts = {
        life: String(life),
        cards: String(cards),
        inPlay: inPlay.join(' '),
        role: role ?? '',
        fallen: String((game.fell[seat] ?? null) !== null),
      };
      if (character === null) return { facts, sentence: name(seat) };
      const said = {
        name: name(seat),
        character: bang.characters[character].name,
        life: Math.max(0, life),
        max: game.maxLife[seat] ?? 0,
        cards,
        reach: game.reach[seat] ?? 0,
        inPlay: bang.names({ names: inPlay.map(card => cardName(bang, card)) }),
      };
      const sentence = words.cardSeat(said);
      return { facts, sentence: role ? `${sentence} (${bang.roles[role]})` : sentence };
    }),
  };
}
