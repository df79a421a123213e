import { isDeepStrictEqual } from 'node:util';
import { Allowance } from '../../src/main/net/limits.ts';
import type { Connection } from '../../src/renderer/connection.ts';
import { connect, Refused } from '../../src/renderer/connection.ts';
import type { Seen } from '../../src/renderer/seen.ts';
import type { Memory } from '../../src/renderer/surroundings.ts';
import { randomPicks } from '../../src/shared/bots/random.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';
import { COLOURS, MARKS } from '../../src/shared/protocol/room.ts';
import type { Request } from '../../src/renderer/connection.ts';
import type { Roughness } from './rough-line.ts';
import { emptyMemory, RoughLine } from './rough-line.ts';

export interface VisitorOptions {
  readonly url: string;
  readonly rng: Rng;
  readonly roughness: Roughness;
  readonly count: (what: string) => void;
  /** Something came of an answer, or a screen shows something else than the host. */
  readonly onAnswered: () => void;
  readonly onFault: (what: string) => void;
}

/** Refusals that a line which breaks, doubles and stalls explains; any other is a fault. */
const EXPLAINED = new Set([
  'stale',
  'not-asked',
  'no-game',
  'not-seated',
  'already-seated',
  'too-fast',
  'talks-too-fast',
  'has-seen',
  'not-a-ghost',
  'bet-already',
  'not-over',
  'unknown-guest',
]);
/** What people do beside the game, some of it when they may not. */
const ASIDES: readonly Request[] = [
  { type: 'say', what: { say: 'reaction', reaction: 'yeehaw' } },
  { type: 'say', what: { say: 'role', role: 'sheriff' } },
  { type: 'say', what: { say: 'text', text: 'Draw, or leave town before the clock strikes twelve.' } },
  { type: 'bet', side: 'law' },
  { type: 'seeAll' },
  { type: 'share', marks: [{ guest: 1, role: 'renegade' }] },
];
/** In place of the question that is answered, for what answers none. */
const ASIDE = -2;
/** Less than the host allows, since what is doubled counts twice. */
const OWN_LIMIT = { burst: 25, perSecond: 12 };

/** One phone of the soak: the page's own connection over a real socket, a bad line, and a player without a thought. */
export class Visitor {
  seen: Seen | null = null;
  private readonly memory: Memory = emptyMemory();
  private readonly options: VisitorOptions;
  private readonly place: number;
  private readonly allowance = new Allowance(OWN_LIMIT, performance.now());
  private line: RoughLine;
  private connection: Connection;
  private answering: number | null = null;

  constructor(place: number, options: VisitorOptions) {
    this.place = place;
    this.options = options;
    [this.line, this.connection] = this.opened();
  }

  /** A second tab of the same browser: it takes the seat, and the first is closed some time later. */
  openSecondTab(): void {
    this.options.count('second tabs');
    const old = this.line;
    this.answering = null;
    [this.line, this.connection] = this.opened();
    setTimeout(() => old.end(), 300);
  }

  compare(): void {
    this.line.askAnew();
  }

  /** Sits down if he does not yet, and answers what he is asked. */
  act(): void {
    const { seen, connection } = this;
    if (connection.status.is === 'gone') return this.comeBack();
    if (!seen || connection.status.is !== 'open' || this.answering !== null) return;
    const { you, own } = seen;
    if (you.guest === null) return this.send(-1, this.looks());
    if (this.options.rng.int(12) === 0) this.speakAside();
    if (!own?.decision) return;
    const { decision } = own;
    if (!this.allowance.takes(1, performance.now())) {
      this.answering = decision.no;
      setTimeout(() => {
        this.answering = null;
        this.act();
      }, 100);
      return;
    }
    const picks = randomPicks(decision, this.options.rng);
    const answer: Request = { type: 'answer', decision: decision.no, picks };
    if (this.options.rng.int(100) === 0) {
      this.options.count('late answers');
      setTimeout(() => this.send(decision.no, answer), 300);
    }
    this.send(decision.no, answer);
  }

  close(): void {
    this.line.end();
  }

  describe(): string {
    const { seen, connection, answering } = this;
    return `phone ${this.place}: ${connection.status.is}, seat ${seen?.you.seat}, asked ${seen?.own?.decision?.no}, answering ${answering}`;
  }

  private speakAside(): void {
    const aside = ASIDES[this.options.rng.int(ASIDES.length)];
    if (!aside || !this.allowance.takes(1, performance.now())) return;
    this.options.count('asides');
    this.send(ASIDE, aside);
  }

  /** The older tab had the last word: its owner taps where he wants to play. */
  private comeBack(): void {
    this.options.count('seats taken back by hand');
    this.answering = null;
    this.connection.reopen();
  }

  private looks(): Request {
    const mark = MARKS[this.place] ?? 'cactus';
    const colour = COLOURS[this.place] ?? 'sky';
    return { type: 'join', name: `Guest ${this.place + 1}`, mark, colour };
  }

  private send(decision: number, request: Request): void {
    if (decision !== ASIDE) this.answering = decision;
    const { connection } = this;
    const done = () => {
      if (this.answering === decision) this.answering = null;
    };
    connection.request(request).then(
      () => {
        done();
        // What comes of it is seen next, and acted upon then.
        if (request.type === 'answer') this.options.onAnswered();
      },
      (error: unknown) => {
        done();
        const code = error instanceof Refused ? error.refusal?.code : String(error);
        if (code !== undefined) this.options.count(`refused: ${code}`);
        if (code !== undefined && !EXPLAINED.has(code)) this.options.onFault(`${this.describe()} was refused: ${code}`);
        if (connection === this.connection) setTimeout(() => this.act(), 20);
      },
    );
  }

  private opened(): [RoughLine, Connection] {
    const { url, rng, roughness, count } = this.options;
    const { memory } = this;
    const state: { seen: Seen | null } = { seen: null };
    const line = new RoughLine({
      rng,
      roughness,
      memory,
      count,
      onFresh: ({ room, game, own, you, desk, truth }) => {
        count('views compared');
        const { seen } = state;
        const [has, should] = [
          {
            room: seen?.room,
            game: seen?.game,
            own: seen?.own,
            you: seen?.you,
            desk: seen?.desk,
            truth: seen?.truth,
          },
          { room, game, own, you, desk, truth },
        ];
        if (!isDeepStrictEqual(has, should)) this.options.onFault(`${this.describe()} shows ${differing(has, should)}`);
      },
    });
    const connection = connect({
      screen: 'phone',
      url,
      surroundings: line.surroundings,
      onSeen: seen => {
        state.seen = seen;
        if (line !== this.line) return;
        this.seen = seen;
        setImmediate(() => this.act());
      },
    });
    return [line, connection];
  }
}

/** The members that are not the same, by their paths. */
export function differing(has: unknown, should: unknown, path = ''): string {
  if (isDeepStrictEqual(has, should)) return '';
  if (!isObject(has) || !isObject(should)) return `${path} ${JSON.stringify(has)} instead of ${JSON.stringify(should)}`;
  const names = new Set([...Object.keys(has), ...Object.keys(should)]);
  const parts = [...names].map(name => differing(has[name], should[name], `${path}.${name}`));
  return parts.filter(part => part !== '').join('; ');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
