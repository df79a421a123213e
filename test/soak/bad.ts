import fc from 'fast-check';
import type { Caller } from '../../src/main/host/evening.ts';
import type { GameId } from '../../src/shared/games.ts';
import { GAMES } from '../../src/shared/games.ts';
import type { ServerMessage } from '../../src/shared/protocol/messages.ts';
import { PROTOCOL } from '../../src/shared/protocol/messages.ts';
import { parse } from '../../src/shared/protocol/parse.ts';
import { KEY, saloon } from '../main/host/saloon.ts';
import { anyText } from './messages.ts';

export interface BadFigures {
  inputs: number;
  refused: number;
  accepted: number;
  /** Refusals by their code. */
  readonly reasons: Record<string, number>;
}

/** One end of a line without a socket. */
class Line {
  got: ServerMessage[] = [];
  closed = false;
  readonly caller: Caller;

  constructor({ evening }: Saloon) {
    this.caller = evening.call({
      from: 'here',
      send: text => this.got.push(JSON.parse(text) as ServerMessage),
      close: () => {
        this.closed = true;
      },
    });
  }
}

type Saloon = ReturnType<typeof saloon>;

/** Messages on one evening before a new one is opened. */
const EVENING = 500;
const CHUNK = 2000;
/** Requests are answered, or the answer to one of that number is repeated; the rest answer themselves. */
const SILENT = new Set(['shown', 'hello']);

/**
 * Throws `inputs` texts at running games from phones with and without seats, tables, strangers and the host's window.
 * @throws {Error} naming the text, when one crashes the host, is refused and changes something, or is not answered
 */
export function throwBadInputs(
  { inputs, seed }: { inputs: number; seed: number },
  told: (figures: BadFigures) => void = () => {},
): BadFigures {
  const figures: BadFigures = { inputs: 0, refused: 0, accepted: 0, reasons: {} };
  for (let chunk = 0; figures.inputs < inputs; chunk++) {
    const numRuns = Math.min(CHUNK, inputs - figures.inputs);
    const texts = fc.sample(anyText, { numRuns, seed: seed + chunk });
    for (let from = 0; from < texts.length; from += EVENING)
      throwAt(texts.slice(from, from + EVENING), { game: GAMES[(from / EVENING) % 2] ?? 'dice', figures });
    told(figures);
  }
  return figures;
}

function throwAt(texts: readonly string[], { game, figures }: { game: GameId; figures: BadFigures }): void {
  const place = running(game);
  const { room, timers } = place;
  const lines: Line[] = [];
  const greet = (hello: object) => {
    const line = new Line(place);
    line.caller.receive(JSON.stringify({ protocol: PROTOCOL, token: null, key: null, paces: false, ...hello }));
    lines.push(line);
    return line;
  };
  const senders = () => [
    greet({ type: 'hello', screen: 'phone', token: 'a-phone-that-has-a-seat' }),
    greet({ type: 'hello', screen: 'phone', token: 'a-phone-that-has-none--' }),
    greet({ type: 'hello', screen: 'table' }),
    greet({ type: 'hello', screen: 'table', key: KEY, paces: true }),
    new Line(place),
  ];
  let open = senders();
  const state = () =>
    JSON.stringify([room.view(), room.gameView(), room.seating.guests.map(guest => room.ownView(guest))]);
  let before = state();
  for (const [index, text] of texts.entries()) {
    const sender = open[index % open.length];
    if (!sender || sender.closed) {
      for (const line of open) line.caller.gone();
      open = senders();
      before = state();
      continue;
    }
    for (const line of open) line.got = [];
    // His phone was touched: he plays for himself again, whatever comes of the answer.
    const mayReturn = room.seating.guests.some(({ minded }) => minded) && text.includes('"answer"');
    const what = `${JSON.stringify(text)} from ${index % open.length} in ${game}`;
    try {
      sender.caller.receive(text);
    } catch (error) {
      throw new Error(`${what} broke the evening`, { cause: error });
    }
    const after = state();
    const others = open.filter(line => line !== sender);
    check(text, { sender, others, changed: after !== before, mayReturn, what, figures });
    before = after;
    if (index % 25 > 0) continue;
    timers.pass(3000);
    before = state();
  }
}

interface Checked {
  readonly sender: Line;
  readonly others: readonly Line[];
  readonly changed: boolean;
  readonly mayReturn: boolean;
  readonly what: string;
  readonly figures: BadFigures;
}

function check(text: string, { sender, others, changed, mayReturn, what, figures }: Checked): void {
  const parsed = parse(text);
  const replies = sender.got.filter(({ type }) => type !== 'update');
  const [reply] = replies;
  const id = parsed.ok ? ('id' in parsed.message ? parsed.message.id : null) : parsed.id;
  figures.inputs++;
  if (reply?.type === 'refused') {
    figures.refused++;
    const { code } = reply.refusal;
    figures.reasons[code] = (figures.reasons[code] ?? 0) + 1;
    if (mayReturn) return;
    if (changed) throw new Error(`${what} was refused as ${code} and changed the state`);
    if (sender.got.length > 1) throw new Error(`${what} was refused as ${code} and told ${sender.got.length} things`);
    if (others.some(({ got }) => got.length > 0)) throw new Error(`${what} was refused and others heard of it`);
    if (reply.id !== id && reply.refusal.code !== 'hello-first')
      throw new Error(`${what} was refused under ${reply.id}, not ${id}`);
    return;
  }
  figures.accepted++;
  if (!parsed.ok) throw new Error(`${what} cannot be read and was answered with ${reply?.type ?? 'nothing'}`);
  if (!reply && !SILENT.has(parsed.message.type)) throw new Error(`${what} was not answered`);
  if (reply?.type === 'ack' && reply.id !== id) throw new Error(`${what} was acknowledged under ${reply.id}`);
}

/** A game in which the first phone leads, a second plays and bots have the other seats. */
function running(game: GameId): Saloon {
  const place = saloon(7);
  const window = place.page().hello({ screen: 'table', key: KEY });
  const phone = place.page().hello({ token: 'a-phone-that-has-a-seat' }).join('Rose');
  const other = place.page().hello().join('Ben');
  for (let bot = 0; bot < 3; bot++) window.command({ do: 'addBot' });
  window.command({ do: 'game', game }).command({ do: 'start' });
  for (const page of [window, phone, other]) page.hangUp();
  place.timers.pass(20_000);
  return place;
}
