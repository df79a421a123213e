import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { connect, TOKEN, type Connection, type Request } from '../../src/renderer/connection.ts';
import type { Seen } from '../../src/renderer/seen.ts';
import { isStanding } from '../../src/shared/engine/decision.ts';
import { COLOURS, MARKS } from '../../src/shared/protocol/room.ts';
import { outsideABrowser } from './outside-a-browser.ts';

/** A guest without a page, who always gives the answer that harms least; a page can take his seat over. */
export class MeekGuest {
  seen: Seen | null = null;
  /** Asked, and not answering for now. */
  waits = false;
  readonly #token = randomBytes(16).toString('hex');
  readonly #line: Connection;
  #answered = -1;
  #holds: (seen: Seen) => boolean = () => false;

  constructor(url: string) {
    this.#line = connect({
      screen: 'phone',
      url: `${url.replace(/^http/, 'ws')}/ws`,
      surroundings: outsideABrowser(() => {}, this.#token),
      onSeen: seen => {
        this.seen = seen;
        this.#answers();
      },
    });
  }

  async joins(name: string, looks: number): Promise<void> {
    await expect.poll(() => this.seen).not.toBeNull();
    await this.asks({ type: 'join', name, mark: MARKS[looks] ?? 'cactus', colour: COLOURS[looks] ?? 'sky' });
  }

  asks(request: Request): Promise<void> {
    return this.#line.request(request);
  }

  /** Answers nothing any more from when this is so; with `null` goes on. */
  holdsWhen(so: ((seen: Seen) => boolean) | null): void {
    this.#holds = so ?? (() => false);
    this.#answers();
  }

  /** From here on his phone is this page. */
  async goesOnWith(page: Page): Promise<void> {
    this.#line.end();
    await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [TOKEN, this.#token] as const);
  }

  leaves(): void {
    this.#line.end();
  }

  #answers(): void {
    if (!this.seen) return;
    const { you, own } = this.seen;
    const decision = you.seat === null ? null : (own?.decision ?? null);
    if (!decision || isStanding(decision) || decision.no === this.#answered) return;
    this.waits = this.#holds(this.seen);
    if (this.waits) return;
    this.#answered = decision.no;
    void this.asks({ type: 'answer', decision: decision.no, picks: [...decision.fallback] });
  }
}
