import { createHash } from 'node:crypto';
import { randomPicks } from '../../src/shared/bots/random.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import type { Viewer } from '../../src/shared/engine/seats.ts';
import type { GameId } from '../../src/shared/games.ts';
import type { ClientMessage, Command } from '../../src/shared/protocol/messages.ts';
import { COLOURS, MARKS } from '../../src/shared/protocol/room.ts';
import { KEY } from '../main/host/saloon.ts';
import type { TwinPage } from './twin.ts';
import { Twins } from './twin.ts';

export interface SecretsFigures {
  games: number;
  answers: number;
  /** Messages that were compared, and their bytes. */
  messages: number;
  bytes: number;
  /** What happened besides, by its kind. */
  readonly happened: Record<string, number>;
}

const LONGEST = 4000;
const EVERYBODYS = -1;
const ASIDES = [
  { type: 'say', what: { say: 'role', role: 'deputy' } },
  { type: 'say', what: { say: 'card', card: 'missed', holds: true } },
  { type: 'say', what: { say: 'about', guest: 1, role: 'outlaw' } },
  { type: 'say', what: { say: 'reaction', reaction: 'doubt' } },
  { type: 'say', what: { say: 'text', text: 'I have nothing to hide.' } },
  { type: 'bet', side: 'law' },
  { type: 'seeAll' },
  { type: 'share', marks: [{ guest: 1, role: 'outlaw' }] },
] as const;
const PIN = /"pin":"(\d{4})"/;

/**
 * One evening of one game with bots and phones, played twice: everything that one viewer is sent is the same with all
 * his secrets replaced, and no text holds what is its owner's alone.
 * @throws {Error} with the seed and both texts
 */
export function keepsSecretsOnTheWire(game: GameId, seed: number, figures: SecretsFigures): void {
  new Evening(game, seed, figures).play();
}

class Evening {
  private readonly chance: Rng;
  private readonly twins: Twins;
  private readonly viewer: Viewer;
  private readonly figures: SecretsFigures;
  private readonly where: string;
  private readonly window: TwinPage;
  private readonly phones: TwinPage[] = [];
  private readonly tokens: string[] = [];
  private readonly secrets: string[] = [KEY];
  private id = 1;

  constructor(game: GameId, seed: number, figures: SecretsFigures) {
    this.chance = stateRng({ rng: seedOf(seed) });
    this.figures = figures;
    const people = 2 + this.chance.int(4);
    const bots = Math.max(3 - people, this.chance.int(9 - people));
    const seat = this.chance.int(people + 1);
    this.viewer = seat === people ? 'table' : seat;
    this.where = `${game}, seed ${seed}, ${people} people and ${bots} bots, for ${this.viewer}`;
    this.twins = new Twins({ game, seed, viewer: () => this.viewer });
    this.window = this.twins.open({ screen: 'table', key: KEY, paces: this.chance.int(2) === 0 }, 'window');
    this.twins.open({ screen: 'table' }, 'second table');
    for (let i = 0; i < people; i++) this.phones.push(this.newPhone(`phone ${i}`));
    for (let i = 0; i < bots; i++) this.command({ do: 'addBot' });
    this.command({ do: 'game', game });
    this.command({ do: 'grace', seconds: this.chance.int(2) === 0 ? 15 : 0 });
    this.command({ do: 'turnTime', seconds: this.chance.int(2) === 0 ? 30 : 0 });
    this.twins.open({}, 'somebody who only looks');
    this.look(new Map());
  }

  play(): void {
    try {
      this.step(() => this.command({ do: 'start' }));
      for (let steps = 0; this.twins.room.view().phase === 'game'; steps++) {
        if (steps === LONGEST) throw new Error('it does not end');
        this.step(() => this.happen());
      }
      this.step(() => this.command({ do: 'lobby' }));
      this.figures.games++;
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)} (${this.where})`, { cause: error });
    }
  }

  private step(act: () => void): void {
    const known = new Map(this.twins.pages.map(page => [page, this.knowledgeOf(page)]));
    act();
    this.look(known);
  }

  private happen(): void {
    const dice = this.chance.int(100);
    if (dice < 55) return this.answer();
    if (dice < 70) return this.twins.pass(this.chance.int(4000));
    if (dice < 76) return this.probe();
    if (dice < 80) return this.talk();
    if (dice < 84) return this.leaveOrComeBack();
    if (dice < 86) return this.reclaim();
    if (dice < 88) return this.knock();
    if (dice < 90) return this.command({ do: 'mind', guest: this.anyGuest() });
    if (dice < 92) return this.sync();
    if (dice < 94) return this.pause();
    if (dice < 95) return this.minutes();
    return this.shown();
  }

  private answer(): void {
    const asked = this.phones.flatMap(page => {
      const guest = this.twins.guestOf(page);
      const decision = page.isOpen && guest ? this.twins.room.ownView(guest)?.decision : null;
      return decision ? [{ page, decision }] : [];
    });
    const one = asked[this.chance.int(Math.max(1, asked.length))];
    if (!one) return this.twins.pass(3000);
    this.figures.answers++;
    const answer = { type: 'answer', id: this.id++, decision: one.decision.no } as const;
    const picks = randomPicks(one.decision, this.chance);
    // What was dealt again offers other options; whatever is picked there, the answer of the first evening counts.
    this.twins.say(one.page, which => ({ ...answer, picks: which === 0 ? picks : this.twins.fallbackOf(one.page) }));
  }

  /** Asks by answers that are not due what is open, for whom, and how many could be picked. */
  private probe(): void {
    const page = this.anyPhone();
    if (!page || (this.twins.seatOf(page) !== this.viewer && this.twins.seatOf(page) !== null)) return;
    const guest = this.twins.guestOf(page);
    const own = guest && this.twins.room.ownView(guest)?.decision?.no;
    const decision = this.chance.int(3) === 0 ? -this.chance.int(6) : this.chance.int(300);
    if (decision === own) return;
    this.count('probes');
    const picks = [this.chance.int(4)];
    this.twins.say(page, { type: 'answer', id: this.id++, decision, picks });
  }

  /** What is said, bet and looked at beside the game; most of it by people who may not. */
  private talk(): void {
    const page = this.anyPhone();
    const aside = ASIDES[this.chance.int(ASIDES.length)];
    if (!page?.isOpen || !aside) return;
    this.twins.say(page, { ...aside, id: this.id++ } as ClientMessage);
    this.count(this.twins.guestOf(page)?.sees ? 'ghosts that see' : 'words, bets and books');
  }

  private leaveOrComeBack(): void {
    const page = this.anyPhone();
    if (!page) return;
    if (page.isOpen && this.chance.int(3) > 0) {
      this.count('disconnects');
      return this.twins.hangUp(page);
    }
    this.count('reconnects and second tabs');
    const again = this.twins.open({ token: page.token }, `${page.name} again`);
    this.phones.splice(this.phones.indexOf(page), 1, again);
    if (page.isOpen && this.twins.pages.includes(page)) this.twins.hangUp(page);
    if (this.chance.int(6) === 0) this.phones.push(this.newPhone(`latecomer ${this.id}`));
  }

  private reclaim(): void {
    const victim = this.anyPhone();
    const guest = victim && this.twins.guestOf(victim);
    if (!victim || !guest) return;
    const thief = this.twins.open({ token: this.newToken() }, `a new phone of ${victim.name}`);
    const isRight = this.chance.int(2) === 0;
    this.count(isRight ? 'takeovers by PIN' : 'wrong PINs');
    const pins = [0, 1].map(which => this.pins.get(victim)?.[which] ?? '0000');
    const wrong = ['0001', '0002', '0003'].find(pin => !pins.includes(pin)) ?? '';
    const id = this.id++;
    this.twins.say(thief, which => ({
      type: 'reclaim',
      id,
      guest: guest.guest,
      pin: isRight ? (pins[which] ?? '') : wrong,
    }));
    if (this.twins.guestOf(thief) === guest) this.phones.splice(this.phones.indexOf(victim), 1, thief);
    else this.twins.hangUp(thief);
  }

  private knock(): void {
    const page = this.twins.open({ token: this.newToken() }, 'somebody at the door');
    this.count('knocks');
    this.twins.say(page, { type: 'knock', id: this.id++, guest: this.anyGuest() });
    const [knock] = this.twins.room.view().knocks;
    if (!knock) return this.twins.hangUp(page);
    const wanted = this.phones.find(phone => this.twins.guestOf(phone)?.guest === knock.guest);
    this.command({ do: 'admit', knock: knock.knock, yes: this.chance.int(2) === 0 });
    if (wanted && this.twins.guestOf(page)) this.phones.splice(this.phones.indexOf(wanted), 1, page);
    else this.twins.hangUp(page);
  }

  private sync(): void {
    const page = this.twins.pages[this.chance.int(this.twins.pages.length)];
    if (page?.isOpen) this.twins.say(page, { type: 'sync' });
  }

  private pause(): void {
    this.count('pauses');
    this.command({ do: 'pause' });
    this.twins.pass(this.chance.int(20_000));
    this.command({ do: 'resume' });
  }

  private minutes(): void {
    this.count('minutes that pass');
    this.twins.pass(61_000);
  }

  private shown(): void {
    const seq = this.lastSeq.get(this.window);
    if (seq !== undefined) this.twins.say(this.window, { type: 'shown', seq });
  }

  private command(command: Command): void {
    this.twins.say(this.window, { type: 'command', id: this.id++, command });
  }

  private readonly pins = new Map<TwinPage, [string, string]>();
  private readonly lastSeq = new Map<TwinPage, number>();

  /** Compares what every page was sent whose owner knows what the viewer knows, or less. */
  private look(knownBefore: ReadonlyMap<TwinPage, number | null>): void {
    for (const page of this.twins.pages) {
      const [first, second] = [page.heard[0].splice(0), page.heard[1].splice(0)];
      this.remember(page, first, second);
      for (const text of first) this.ownersOnly(page, text);
      const knows = [knownBefore.get(page) ?? null, this.knowledgeOf(page)];
      if (knows.some(seat => seat !== null && seat !== this.viewer)) continue;
      const [one, other] = [first, second].map(texts => texts.map(text => text.replace(PIN, '"pin":"····"')));
      this.figures.messages += first.length;
      for (const text of first) this.figures.bytes += text.length;
      if (JSON.stringify(one) === JSON.stringify(other)) continue;
      const at = one?.findIndex((text, index) => text !== other?.[index]) ?? 0;
      throw new Error(`${page.name} was sent what depends on a secret:\n${one?.[at]}\n${other?.[at]}\n`);
    }
  }

  /** The seat whose secrets are told on this page; everybody's where a ghost chose to see them, none's for null. */
  private knowledgeOf(page: TwinPage): number | null {
    return this.twins.guestOf(page)?.sees ? EVERYBODYS : this.twins.seatOf(page);
  }

  private remember(page: TwinPage, first: readonly string[], second: readonly string[]): void {
    for (const [which, texts] of [first, second].entries())
      for (const text of texts) {
        const pin = PIN.exec(text)?.[1];
        if (pin === undefined) continue;
        const pins = this.pins.get(page) ?? ['', ''];
        pins[which] = pin;
        this.pins.set(page, pins);
      }
    const seq = /"seq":(\d+)/.exec(first.at(-1) ?? '')?.[1];
    if (seq !== undefined) this.lastSeq.set(page, Number(seq));
  }

  /** No token, whole or hashed, no key, and nobody's number but one's own. */
  private ownersOnly(page: TwinPage, text: string): void {
    for (const secret of this.secrets) if (text.includes(secret)) throw new Error(`${page.name} was sent ${secret}`);
    const pin = PIN.exec(text)?.[1];
    if (pin !== undefined && this.twins.guestOf(page) === null && page.isOpen)
      throw new Error(`${page.name} has no seat and was sent the number ${pin}`);
  }

  private newPhone(name: string): TwinPage {
    const page = this.twins.open({ token: this.newToken() }, name);
    const n = this.phones.length;
    const looks = { name, mark: MARKS[n % MARKS.length] ?? 'cactus', colour: COLOURS[n % COLOURS.length] ?? 'sky' };
    this.twins.say(page, { type: 'join', id: this.id++, ...looks });
    return page;
  }

  private newToken(): string {
    const token = `a-token-nobody-else-has-${this.tokens.length}`;
    const hash = createHash('sha256').update(token).digest();
    this.tokens.push(token);
    this.secrets.push(token, hash.toString('hex'), hash.toString('base64'), hash.toString('base64url'));
    return token;
  }

  private anyPhone(): TwinPage | undefined {
    return this.phones[this.chance.int(Math.max(1, this.phones.length))];
  }

  private anyGuest(): number {
    const { guests } = this.twins.room.view();
    return guests[this.chance.int(guests.length)]?.guest ?? 0;
  }

  private count(what: string): void {
    this.figures.happened[what] = (this.figures.happened[what] ?? 0) + 1;
  }
}
