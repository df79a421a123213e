import { Container } from 'pixi.js';
import type { HostTime, RoomView } from '../../../shared/protocol/room.ts';
import type { Spoken } from '../../../shared/protocol/talk.ts';
import type { Role } from '../../../shared/roles.ts';
import { saidText } from '../../../shared/text/said.ts';
import { bubble, claimMark, reactionPicture } from '../entities/bubble.ts';
import { CLAIM, type Speaker } from '../stage/bubble-layout.ts';
import { mix, settle } from '../stage/tween.ts';
import type { Tools } from './scene.ts';
import { Hearing, standsFor } from './talk.ts';
import { empty } from '../stage/empty.ts';

const POP = 220;
/** Bubbles at once; older ones make room. */
const MOST = 4;

interface Shown {
  readonly seat: number;
  readonly piece: Container;
  readonly until: HostTime;
}

/** What is said across the table, where those are who say it: at once, whatever is being told in the middle. */
export class TalkLayer extends Container {
  readonly #tools: Tools;
  readonly #hearing: Hearing;
  readonly #claims = new Container();
  #speakers: readonly Speaker[] = [];
  #bubbles: readonly Shown[] = [];
  #claimed = '';

  constructor(tools: Tools, room: RoomView) {
    super();
    this.#tools = tools;
    this.#hearing = new Hearing(room);
    this.addChild(this.#claims);
  }

  /** Where everybody is, in sofa order. */
  seat(speakers: readonly Speaker[]): void {
    this.#speakers = speakers;
    this.#claimed = '';
  }

  hear(room: RoomView): void {
    for (const spoken of this.#hearing.hear(room)) this.#say(spoken, room);
    this.tick();
  }

  /** Claims of those whose role nobody has seen; `shown` are the roles that everybody has. */
  showClaims({ guests }: RoomView, shown: readonly (Role | null)[]): void {
    const claims = guests.map(({ claim }, seat) => (shown[seat] ? null : claim));
    const key = JSON.stringify(claims);
    if (key === this.#claimed) return;
    this.#claimed = key;
    empty(this.#claims);
    claims.forEach((claim, seat) => {
      const speaker = this.#speakers[seat];
      if (!claim || !speaker) return;
      const mark = this.#claims.addChild(claimMark(claim));
      mark.position.set(speaker.face.x + CLAIM.x, speaker.face.y + CLAIM.y);
    });
  }

  tick(): void {
    const now = this.#tools.now();
    // How far words reach shows only when their typeface is here.
    const isCovered = (one: Shown): boolean =>
      this.#bubbles.slice(this.#bubbles.indexOf(one) + 1).some(({ piece }) => touch(one.piece, piece));
    if (this.#end(one => one.until <= now || isCovered(one))) this.#tools.frames.touch();
  }

  #end(isOver: (said: Shown) => boolean): boolean {
    const over = this.#bubbles.filter(isOver);
    this.#bubbles = this.#bubbles.filter(one => !over.includes(one));
    for (const { piece } of over) piece.destroy({ children: true });
    return over.length > 0;
  }

  #say(spoken: Spoken, room: RoomView): void {
    const { what } = spoken;
    const seat = room.guests.findIndex(({ guest }) => guest === spoken.guest);
    const speaker = this.#speakers[seat];
    if (!speaker) return;
    const words = saidText(this.#tools.words().said, what, room.guests);
    const role = 'role' in what ? what.role : null;
    const piece = what.say === 'reaction' ? reactionPicture(speaker, what.reaction) : bubble(speaker, { words, role });
    this.addChild(piece);
    // Half a sentence is no sentence: whoever is talked over falls silent.
    const crowded = this.#bubbles.slice(0, -MOST + 1);
    this.#end(one => one.seat === seat || crowded.includes(one) || touch(one.piece, piece));
    this.#bubbles = [...this.#bubbles, { seat, piece, until: this.#tools.now() + standsFor(spoken, words) }];
    this.#tools.sound.play('pop');
    this.#pop(piece, what.say === 'reaction');
  }

  #pop(piece: Container, grows: boolean): void {
    const { frames, calm } = this.#tools;
    const start = frames.now();
    piece.alpha = 0;
    const stop = frames.each(now => {
      const t = Math.min(1, (now - start) / POP);
      if (piece.destroyed || t >= 1) stop();
      if (piece.destroyed) return;
      piece.alpha = Math.min(1, t * 2);
      if (grows && !calm) piece.scale.set(mix(0.4, 1, settle(t)));
    });
    frames.touch();
  }
}

function touch(one: Container, other: Container): boolean {
  const [a, b] = [one.getLocalBounds(), other.getLocalBounds()];
  const [p, q] = [one.position, other.position];
  return (
    a.minX + p.x < b.maxX + q.x &&
    b.minX + q.x < a.maxX + p.x &&
    a.minY + p.y < b.maxY + q.y &&
    b.minY + q.y < a.maxY + p.y
  );
}
