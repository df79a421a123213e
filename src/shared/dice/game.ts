import type { Rng } from '../engine/rng.ts';
import type { Seat } from '../engine/seats.ts';
import { others } from '../engine/seats.ts';
import { outcomeAfter } from './ending.ts';
import { traitsOf } from './faces.ts';
import type { DiceEvent, LossCause, Player } from './model.ts';
import { ARROWS, FACES } from './model.ts';
import type { DiceState } from './state.ts';
import { living, playerAt, turnOf } from './state.ts';

type Of<Type extends DiceEvent['type']> = Extract<DiceEvent, { type: Type }>;

/** The verbs of the game. Each changes the state and tells of it, so that neither can be forgotten. */
export class Game {
  readonly events: DiceEvent[] = [];
  readonly state: DiceState;
  private readonly rng: Rng;

  constructor(state: DiceState, rng: Rng) {
    this.state = state;
    this.rng = rng;
  }

  emit(event: DiceEvent): void {
    this.events.push(event);
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat);
  }

  useAbility(seat: Seat, on: Seat | null): void {
    this.emit({ type: 'usedAbility', seat, character: this.player(seat).character, on });
  }

  throwDice(places: readonly number[]): void {
    const turn = turnOf(this.state);
    const thrown = places.toSorted((a, b) => a - b);
    for (const place of thrown) {
      const face = FACES[this.rng.int(FACES.length)];
      if (!face) throw new RangeError('a die fell on no face');
      turn.dice[place] = face;
    }
    turn.throws++;
    this.emit({ type: 'rolled', seat: turn.seat, throw: turn.throws, thrown, dice: [...turn.dice] });
  }

  takeArrow(seat: Seat, why: Of<'tookArrow'>['why']): void {
    if (this.state.pile === 0) throw new Error(`seat ${seat} takes an arrow from an empty pile`);
    this.state.pile--;
    this.player(seat).arrows++;
    this.emit({ type: 'tookArrow', seat, pile: this.state.pile, why });
  }

  returnArrows(seat: Seat, arrows: number, why: Of<'returnedArrows'>['why']): void {
    const player = this.player(seat);
    if (arrows > player.arrows) throw new Error(`seat ${seat} holds ${player.arrows} arrows, not ${arrows}`);
    if (arrows === 0) return;
    player.arrows -= arrows;
    this.state.pile += arrows;
    this.emit({ type: 'returnedArrows', seat, arrows, pile: this.state.pile, why });
  }

  gainLife(seat: Seat, points: number, why: Of<'gainedLife'>['why']): void {
    const player = this.player(seat);
    const amount = Math.min(points, player.maxLife - player.life);
    player.life += amount;
    this.emit({ type: 'gainedLife', seat, amount, life: player.life, why });
  }

  /** All at once. Returns what was really lost; whoever is at 0 stays until `bury`. */
  loseLife(hits: readonly { seat: Seat; amount: number }[], cause: LossCause): Of<'lostLife'>['losses'] {
    const losses = hits.flatMap(hit => {
      const player = this.player(hit.seat);
      const amount = Math.min(hit.amount, player.life);
      player.life -= amount;
      return amount > 0 ? [{ seat: hit.seat, amount, life: player.life }] : [];
    });
    if (losses.length > 0) this.emit({ type: 'lostLife', losses, cause });
    return losses;
  }

  /** Everybody at 0 is out together; then Vulture Sam gains; then, once, the question who has won. */
  bury(cause: LossCause): void {
    const { state } = this;
    const fallen = this.clockwise().filter(seat => this.player(seat).life === 0);
    if (fallen.length === 0) return;
    for (const seat of fallen) this.player(seat).fell = cause;
    this.emit({ type: 'eliminated', fallen: fallen.map(seat => ({ seat, role: this.player(seat).role })), cause });
    for (const seat of fallen) this.returnArrows(seat, this.player(seat).arrows, 'eliminated');
    for (const seat of living(state)) {
      const gain = traitsOf(state, seat).gainPerDeath * fallen.length;
      if (gain === 0 || this.player(seat).life === this.player(seat).maxLife) continue;
      this.useAbility(seat, null);
      this.gainLife(seat, gain, 'vulture-sam');
    }
    state.outcome = outcomeAfter(state, fallen, cause);
    if (state.outcome)
      this.emit({ type: 'gameEnded', outcome: state.outcome, roles: state.players.map(player => player.role) });
  }

  /** What everybody loses is fixed by the arrows held when the Indians come. */
  attack(): void {
    const cause: LossCause = { kind: 'indians' };
    const holders = this.clockwise().filter(seat => this.player(seat).arrows > 0);
    this.emit({ type: 'indiansAttacked' });
    const hits = holders.map(seat => {
      const { arrows } = this.player(seat);
      const { maxIndianLoss } = traitsOf(this.state, seat);
      if (arrows > maxIndianLoss) this.useAbility(seat, null);
      return { seat, amount: Math.min(arrows, maxIndianLoss) };
    });
    this.loseLife(hits, cause);
    for (const seat of holders) this.returnArrows(seat, this.player(seat).arrows, 'attack');
    if (this.state.pile !== ARROWS) throw new Error(`${this.state.pile} arrows in the pile after an attack`);
    this.bury(cause);
  }

  /** Living seats from the roller on. */
  clockwise(): Seat[] {
    return clockwise(this.state, turnOf(this.state).seat);
  }
}

/** Living seats from `seat` on, itself first if alive. */
export function clockwise(state: Readonly<DiceState>, seat: Seat): Seat[] {
  const ring = living(state);
  return ring.includes(seat) ? [seat, ...others(ring, seat)] : others(ring, seat);
}
