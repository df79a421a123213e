import type { ByeReason, Refusal, Screen as Kind, ServerMessage } from '../../shared/protocol/messages.ts';
import { Parts } from './parts.ts';
import type { Guest } from './seating.ts';

/** The line to one page: what a socket is to the evening. */
export interface Line {
  /** The household it comes from: whoever asks too often is told apart by it from those who do not. */
  readonly from: string;
  send(text: string): void;
  /** After what was sent before it. */
  close(): void;
}

// Requests whose answers are kept, for a page that lost its connection before it heard.
const MOST_REMEMBERED = 64;
// Updates that a table may leave unreported; one that never reports says by its last word as much as by all.
const MOST_UNSHOWN = 500;

interface Held {
  readonly step: number;
  readonly members: string;
}

/** One page that said hello: what it was sent, and what waits for the table to show its cause first. */
export class Screen {
  readonly kind: Kind;
  readonly holdsKey: boolean;
  readonly paces: boolean;
  /** Of a phone's token; null for tables and for phones that only look. */
  readonly tokenHash: Buffer | null;
  guest: Guest | null = null;
  readonly own = new Parts();
  readonly desk = new Parts();
  readonly truth = new Parts();
  you = '';
  /** It came while the table told a story, and is welcomed again when it may know more. */
  isBehind = false;
  private readonly line: Line;
  private seq = 0;
  private held: Held[] = [];
  /** Which step each update told of that this table has not shown yet. */
  private readonly unshown = new Map<number, number>();
  /** What its requests were answered; a guest's goes on with him from socket to socket. */
  done = new Map<number, ServerMessage>();

  constructor(line: Line, hello: { kind: Kind; holdsKey: boolean; paces: boolean; tokenHash: Buffer | null }) {
    this.line = line;
    this.kind = hello.kind;
    this.holdsKey = hello.holdsKey;
    this.paces = hello.paces && hello.kind === 'table';
    this.tokenHash = hello.tokenHash;
  }

  get from(): string {
    return this.line.from;
  }

  /** @param members of the message besides type and seq, as JSON text */
  welcome(members: string): void {
    this.held = [];
    this.unshown.clear();
    this.line.send(`{"type":"welcome","seq":${++this.seq},${members}}`);
  }

  /** Sends at once, past what is held: who he is tells nobody what the table has yet to show. */
  tellYou(you: string): void {
    this.you = you;
    // What is held may say who he was before, so that he is told once more after it.
    const last = this.held.at(-1);
    if (last) this.held.push({ step: last.step, members: `"you":${you}` });
    this.aside(`"you":${you}`);
  }

  /** Sends at once, past what is held. */
  aside(members: string): void {
    this.line.send(`{"type":"update","seq":${++this.seq},${members}}`);
  }

  /** Something waits for the table to show its cause. */
  get isWaiting(): boolean {
    return this.isBehind || this.held.length > 0;
  }

  /** Sends now, or keeps the order when something is held already. */
  update(step: number, members: string, { hold }: { hold: boolean }): void {
    if (hold || this.held.length > 0) this.held.push({ step, members });
    else this.sendUpdate(step, members);
  }

  /** Sends what was held up to `step`. */
  release(step: number): void {
    const due = this.held.filter(held => held.step <= step);
    this.held = this.held.slice(due.length);
    for (const held of due) this.sendUpdate(held.step, held.members);
  }

  /** What this table has shown with its own `seq`: the step, and whether it was all it was sent; null if never sent. */
  shown(seq: number): { readonly step: number; readonly all: boolean } | null {
    const step = this.unshown.get(seq);
    for (const older of this.unshown.keys()) if (older <= seq) this.unshown.delete(older);
    return step === undefined ? null : { step, all: this.unshown.size === 0 };
  }

  /** What this request was answered before, when a page sends it twice. */
  doneBefore(id: number): ServerMessage | null {
    return this.done.get(id) ?? null;
  }

  ack(id: number): void {
    this.reply(id, { type: 'ack', id });
  }

  refuse(id: number | null, refusal: Refusal): void {
    const message: ServerMessage = { type: 'refused', id, refusal };
    if (id === null) this.send(message);
    else this.reply(id, message);
  }

  send(message: ServerMessage): void {
    this.line.send(JSON.stringify(message));
  }

  bye(reason: ByeReason): void {
    this.send({ type: 'bye', reason });
    this.line.close();
  }

  private reply(id: number, message: ServerMessage): void {
    this.done.set(id, message);
    // Pages count their requests up; what is far behind is not sent again.
    for (const old of [...this.done.keys()].slice(0, -MOST_REMEMBERED)) this.done.delete(old);
    this.send(message);
  }

  private sendUpdate(step: number, members: string): void {
    this.seq++;
    if (this.paces) this.unshown.set(this.seq, step);
    for (const seq of this.unshown.keys()) {
      if (this.unshown.size <= MOST_UNSHOWN) break;
      this.unshown.delete(seq);
    }
    this.line.send(`{"type":"update","seq":${this.seq},${members}}`);
  }
}
