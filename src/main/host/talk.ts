import type { Refusal } from '../../shared/protocol/messages.ts';
import type { HostTime } from '../../shared/protocol/room.ts';
import type { Say, Spoken } from '../../shared/protocol/talk.ts';
import { MAX_TALK_GRAPHEMES } from '../../shared/protocol/talk.ts';
import { cleanText, graphemes, isBlank } from './names.ts';
import type { Guest, Seating } from './seating.ts';
import type { TableGame } from './table-game.ts';

/** Sayings that screens are shown: the bubbles of a full table, and a few to read up on. */
const MOST_SHOWN = 12;
/** So many at once, and then one in so many milliseconds. */
const BURST = 4;
const EVERY = 3000;
/** After a crash sayings count on from the next multiple of this, so that not each has to be kept. */
const COUNTED_BY = 100;

interface Breath {
  left: number;
  at: HostTime;
}

/** What is said across the table. Nobody checks it, and nothing of it reaches the game. */
export class Talk {
  /** Oldest first. */
  spoken: readonly Spoken[] = [];
  hush = false;
  private no = 0;
  private readonly breaths = new WeakMap<Guest, Breath>();
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
    const wait = this.breathe(guest, now);
    if (wait > 0) return { code: 'talks-too-fast', seconds: Math.ceil(wait / 1000) };
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
    this.no = counted;
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

  /** Milliseconds until he may say something; 0: he says it now. */
  private breathe(guest: Guest, now: HostTime): number {
    const { left, at } = this.breaths.get(guest) ?? { left: BURST, at: now };
    const got = Math.min(BURST, left + (now - at) / EVERY);
    this.breaths.set(guest, { left: got >= 1 ? got - 1 : got, at: now });
    return got >= 1 ? 0 : (1 - got) * EVERY;
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
