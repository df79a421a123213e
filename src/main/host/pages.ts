import type { ClientMessage, Command, Refusal } from '../../shared/protocol/messages.ts';
import type { Audience } from './audience.ts';
import type { Pacing } from './pacing.ts';
import type { Room } from './room.ts';
import type { Screen } from './screen.ts';
import type { Guest } from './seating.ts';
import { steer } from './steering.ts';
import type { Result } from './table-game.ts';
import { isRefusal } from './table-game.ts';
import type { Timers } from './timers.ts';

/** What pages act upon. */
export interface Stage {
  readonly room: Room;
  readonly audience: Audience;
  readonly pacing: Pacing;
  readonly timers: Timers;
  /** The person in this seat has touched his phone. */
  readonly heard: (guest: Guest) => void;
  /** Tells every screen what came of it, and before that, when it is on disk, does `kept`. */
  readonly tell: (result: Result, kept?: () => void) => void;
  readonly welcome: (screen: Screen) => void;
  /** How much time was left, by question, in the evening that is gone on with. */
  readonly restore: (left: ReadonlyMap<number, number>) => void;
}

export type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** What pages ask for, and which of them has which seat. */
export class Pages {
  private readonly stage: Stage;
  private readonly doneBy = new WeakMap<Guest, Screen['done']>();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  handle(screen: Screen, message: ClientMessage): void {
    if ('id' in message) {
      const before = screen.doneBefore(message.id);
      if (before) return screen.send(before);
    }
    switch (message.type) {
      case 'hello':
        return;
      case 'ping':
        return screen.send({ type: 'pong' });
      case 'sync':
        return this.stage.welcome(screen);
      case 'shown': {
        const shown = screen.shown(message.seq);
        if (shown) this.stage.pacing.shown(shown, screen);
        return;
      }
      case 'join':
      case 'reclaim':
      case 'knock':
        if (screen.guest) return screen.refuse(message.id, { code: 'already-seated' });
        return screen.tokenHash
          ? this.fromStranger(screen, screen.tokenHash, message)
          : screen.refuse(message.id, { code: 'hello-first' });
      case 'command':
        if (!this.stage.audience.you(screen).steers) return screen.refuse(message.id, { code: 'not-yours-to-steer' });
        return this.command(screen, message);
      case 'dress':
      case 'answer':
      case 'leave':
      case 'back':
      case 'takeLead':
      case 'say':
      case 'bet':
      case 'seeAll':
      case 'share':
        return screen.guest
          ? this.fromGuest(screen, screen.guest, message)
          : screen.refuse(message.id, { code: 'not-seated' });
      default:
        message satisfies never;
    }
  }

  private fromStranger(screen: Screen, tokenHash: Buffer, message: Message<'join' | 'reclaim' | 'knock'>): void {
    const { room, timers } = this.stage;
    switch (message.type) {
      case 'knock': {
        const refusal =
          this.elsewhere(tokenHash, message) ?? room.door.knock({ tokenHash, by: screen }, message.guest, timers.now());
        if (!refusal) this.tellYou(screen);
        return this.settle(screen, message.id, refusal);
      }
      case 'reclaim': {
        const { pin } = message;
        const refusal = this.elsewhere(tokenHash, message);
        if (refusal) return screen.refuse(message.id, refusal);
        const reclaimed = room.door.reclaim(message.guest, { pin, tokenHash, from: screen.from, now: timers.now() });
        if ('refusal' in reclaimed) return screen.refuse(message.id, reclaimed.refusal);
        this.ack(screen, message.id);
        return this.moveTo(screen, reclaimed.guest);
      }
      case 'join': {
        // Another page of this phone may have sat down meanwhile: one token, one guest.
        const known = room.ownerBy(tokenHash);
        const joined = known ? { guest: known } : room.join(message, tokenHash);
        if ('refusal' in joined) return screen.refuse(message.id, joined.refusal);
        this.takeSeat(screen, joined.guest);
        this.tellYou(screen);
        return this.settle(screen, message.id, null);
      }
      default:
        message satisfies never;
    }
  }

  /** Why who saw all hands may not have this seat. */
  private elsewhere(tokenHash: Buffer, { guest }: Message<'reclaim' | 'knock'>): Refusal | null {
    const { ghosts, seating } = this.stage.room;
    return guest === null ? null : ghosts.refusal(tokenHash, seating.byNo(guest));
  }

  private fromGuest(
    screen: Screen,
    guest: Guest,
    message: Message<'dress' | 'answer' | 'leave' | 'back' | 'takeLead' | 'say' | 'bet' | 'seeAll' | 'share'>,
  ): void {
    const { room } = this.stage;
    switch (message.type) {
      case 'answer':
        this.comeBack(guest);
        return this.settle(screen, message.id, this.answer(guest, message));
      case 'back':
        this.comeBack(guest);
        return this.settle(screen, message.id, null);
      case 'say':
        return this.settle(screen, message.id, room.talk.say(guest, message.what, this.stage.timers.now()));
      case 'bet':
      case 'seeAll':
        return this.settle(screen, message.id, this.fromGhost(screen, guest, message));
      case 'share':
        return this.settle(screen, message.id, room.ghosts.share(guest, message.marks));
      case 'dress':
        return this.settle(screen, message.id, room.dress(guest, message));
      case 'takeLead':
        return this.settle(screen, message.id, room.takeLead(guest));
      case 'leave':
        return this.leave(screen, guest, message.id);
      default:
        message satisfies never;
    }
  }

  private fromGhost(screen: Screen, guest: Guest, message: Message<'bet' | 'seeAll'>): Refusal | null {
    const { room, audience } = this.stage;
    // By what his phone was told: nobody learns here that he fell, or that it is over.
    const isGhost = room.played.phase === 'game' && audience.knownTo(screen).isGhost(guest);
    if (!isGhost) return { code: 'not-a-ghost' };
    return message.type === 'bet' ? room.ghosts.bet(guest, message.side) : room.ghosts.seeAll(guest, screen.tokenHash);
  }

  private leave(screen: Screen, guest: Guest, id: number): void {
    this.stage.room.leave(guest);
    this.ack(screen, id);
    if (guest.left) return this.part(screen, 'minded');
    screen.guest = null;
    this.stage.tell(null);
  }

  private command(screen: Screen, { id, command }: Message<'command'>): void {
    if (command.do === 'admit') return this.admit(screen, id, command);
    if (command.do === 'takeUp') return this.takeUp(screen, id, command);
    const removed = command.do === 'remove' ? this.stage.room.seating.byNo(command.guest) : null;
    // Nobody shows himself the door.
    if (removed && removed === screen.guest) return this.leave(screen, removed, id);
    const result = steer(this.stage.room, command);
    const { screens } = this.stage.audience;
    if (command.do === 'fresh') for (const other of screens) if (!this.isAtTable(other.guest)) other.guest = null;
    this.settle(screen, id, result);
    const page = removed && !isRefusal(result) ? this.stage.audience.of(removed) : undefined;
    if (page) this.part(page, removed?.left ? 'shown-out' : 'removed');
  }

  /** Every page begins anew in the other evening, as it would after a restart. */
  private takeUp(screen: Screen, id: number, { past }: Extract<Command, { do: 'takeUp' }>): void {
    const { room, audience, pacing, timers, restore, welcome } = this.stage;
    const reopened = room.reopen(past, timers.now());
    if ('refusal' in reopened) return screen.refuse(id, reopened.refusal);
    restore(reopened.left);
    // A number is another person's there, so that until everybody is found again no page is anybody's.
    for (const page of audience.screens) page.guest = null;
    pacing.letGo();
    for (const page of audience.screens) {
      const guest = page.tokenHash && room.ownerBy(page.tokenHash);
      if (guest) this.takeSeat(page, guest);
    }
    this.ack(screen, id);
    for (const page of audience.screens) welcome(page);
    this.stage.tell(null);
  }

  private admit(screen: Screen, id: number, { knock, yes }: Extract<Command, { do: 'admit' }>): void {
    const admitted = this.stage.room.door.admit(knock, { yes });
    if ('refusal' in admitted) return screen.refuse(id, admitted.refusal);
    this.ack(screen, id);
    const { by, guest } = admitted;
    if (guest) return this.moveTo(by, guest);
    this.tellYou(by);
    this.stage.tell(null);
  }

  /** At once, whatever the table has yet to show. */
  private tellYou(screen: Screen): void {
    screen.tellYou(JSON.stringify(this.stage.audience.you(screen)));
  }

  /** Acknowledges or refuses, then tells everybody what came of it. */
  private settle(screen: Screen, id: number, result: Result): void {
    if (!isRefusal(result)) return this.stage.tell(result, () => screen.ack(id));
    screen.refuse(id, result);
    this.stage.tell(result);
  }

  /** Yes, and it is on disk. */
  private ack(screen: Screen, id: number): void {
    this.stage.room.keep();
    screen.ack(id);
  }

  private answer(guest: Guest, { decision, picks }: Message<'answer'>): Result {
    return this.stage.room.answer(guest, { decision, picks, by: 'person' });
  }

  /** A seat that was another phone's. */
  private moveTo(screen: Screen, guest: Guest): void {
    // What the old phone was answered is none of this one's.
    this.doneBy.delete(guest);
    this.takeSeat(screen, guest);
    this.stage.welcome(screen);
    this.stage.tell(null);
  }

  /** The newest connection has the seat; an older one is told so and closed. */
  takeSeat(screen: Screen, guest: Guest): void {
    for (const other of this.stage.audience.screens) {
      if (other === screen || other.guest !== guest) continue;
      this.stage.audience.screens.delete(other);
      other.bye('taken-over');
    }
    screen.guest = guest;
    this.stage.room.ghosts.opened(guest, screen.tokenHash);
    screen.done = this.doneBy.get(guest) ?? screen.done;
    this.doneBy.set(guest, screen.done);
    this.stage.room.door.withdraw(screen);
    this.comeBack(guest);
  }

  private comeBack(guest: Guest): void {
    this.stage.heard(guest);
    this.stage.room.comeBack(guest);
  }

  private part(screen: Screen, reason: 'removed' | 'minded' | 'shown-out'): void {
    this.forget(screen);
    screen.bye(reason);
  }

  forget(screen: Screen): void {
    if (!this.stage.audience.screens.delete(screen)) return;
    this.stage.room.door.withdraw(screen);
    if (screen.paces) this.stage.pacing.detach(screen);
    if (screen.guest) screen.guest.awaySince = this.stage.timers.now();
    this.stage.tell(null);
  }

  private isAtTable(guest: Guest | null): boolean {
    return guest !== null && this.stage.room.seating.byNo(guest.guest) === guest;
  }
}
