import type { Refusal } from '../../shared/protocol/messages.ts';
import type { HostTime } from '../../shared/protocol/room.ts';
import type { Say, Spoken } from '../../shared/protocol/talk.ts';
import { MAX_TALK_GRAPHEMES } from '../../shared/protocol/talk.ts';
import { graphemes } from '../../shared/text/graphemes.ts';
import type { Rate } from '../net/limits.ts';
import { Allowance } from '../net/limits.ts';
import { cleanText, isBlank } from './names.ts';
import type { Guest, Seating } from './seating.ts';
import type { TableGame } from './table-game.ts';

/** Sayings that screens are shown: the bubbles of a full table, and a few to read up on. */
const MOST_SHOWN = 12;
const PACE: Rate = { burst: 4, perSecond: 1 / 3 };
/** After a crash sayings count on from the next multiple of this, so that not each has to be kept. */
const COUNTED_BY = 100;

/** What is said across the table. Nobody checks it, and nothing of it reaches the game. */
export class Talk {
  /** Oldest first. */
  spoken: readonly Spoken[] = [];
  hush = false;
  private no = 0;
  private readonly breaths = new WeakMap<Guest, Allowance>();
  private readonly seating: Seating;
  private readonly played: TableGame;

  constructor(seating: Seating, played: TableGame) {
    this.seating = seating;
    this.played = played;
  }

  say(guest: Guest, what: Say, now: HostTime): Refusal | null {
    const refusal = this.mayNot(guest, what);
    if (refusal) return refusal;
    const said = cleaned(what);
    if ('code' in said) return said;
    const breath = this.breaths.get(guest) ?? new Allowance(PACE, now);
    this.breaths.set(guest, breath);
    if (!breath.takes(1, now)) return { code: 'talks-too-fast', seconds: Math.ceil(breath.wait(1, now) / 1000) };
    // In the lobby nobody is anything yet.
    if (said.say === 'role' && this.played.phase !== 'lobby') guest.claim = said.role;
    this.spoken = [...this.spoken, { no: ++this.no, guest: guest.guest, at: now, what: said }].slice(-MOST_SHOWN);
    return null;
  }

  /** No saying has had a number above it. */
  get counted(): number {
    return Math.ceil(this.no / COUNTED_BY) * COUNTED_BY;
  }

  takeUp({ hush, counted }: { hush: boolean; counted: number }): void {
    this.hush = hush;
    this.no = Math.max(this.no, counted);
  }

  /** Another evening, other people. */
  clear(): void {
    this.spoken = [];
    this.hush = false;
  }

  private mayNot(guest: Guest, what: Say): Refusal | null {
    if (!this.seating.guests.includes(guest)) return { code: 'not-seated' };
    if (guest.sees && this.played.phase === 'game') return { code: 'has-seen' };
    if (guest.muted) return { code: 'muted' };
    // A hush is for a table that talks too much; who laughs or trembles says nothing about anybody.
    if (this.hush && what.say !== 'reaction') return { code: 'hushed' };
    if (what.say === 'about' && !this.seating.guests.some(one => one.guest === what.guest))
      return { code: 'unknown-guest' };
    return null;
  }
}

function cleaned(what: Say): Say | Refusal {
  if (what.say !== 'text') return what;
  const text = cleanText(what.text);
  const { length } = graphemes(text);
  if (isBlank(text)) return { code: 'text-empty' };
  if (length > MAX_TALK_GRAPHEMES) return { code: 'text-too-long', length, limit: MAX_TALK_GRAPHEMES };
  return { say: 'text', text };
}
