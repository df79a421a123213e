import { FACES, type Face } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { DiceProps } from '../scenes/dice-props.ts';
import { CENTRE, type Point } from '../stage/layout.ts';
import { mix, pullBack, settle } from '../stage/tween.ts';
import type { DiceStage, Fallen, Spot } from './dice-stage.ts';
import { MISSILES, type Missile } from './missiles.ts';
import { TableScreen, type Performance } from './table-screen.ts';

/** The figures under the dice. */
export interface Boards {
  pile(arrows: number): void;
  throws(made: number): void;
}

/** The stage of the dice game: the table's own, with five dice and the pile of arrows. */
export class DiceScreen extends TableScreen<DiceProps> implements DiceStage {
  readonly #paint: Boards;

  constructor(made: Performance<DiceProps>, paint: Boards) {
    super(made);
    this.#paint = paint;
  }

  clearDice(): void {
    this.#paint.throws(0);
    for (const die of this.props.dice) {
      die.show(null);
      die.setLocked(false);
    }
  }

  async tumble({ thrown, dice, throw: made }: Parameters<DiceStage['tumble']>[0]): Promise<void> {
    this.#paint.throws(made);
    await Promise.all(thrown.map((place, order) => this.#throw(place, dice[place], order * 40)));
    for (const place of thrown) this.props.dice[place]?.setLocked(dice[place] === 'dynamite');
  }

  async settleDice(dice: readonly Face[]): Promise<void> {
    this.props.dice.forEach((die, place) => die.show(dice[place] ?? null));
    await this.hold(300);
  }

  fly(missile: Missile, from: Spot, to: Spot): Promise<void> {
    return this.motions.fly(MISSILES[missile], this.#spot(from), this.#spot(to));
  }

  async igniteDice(): Promise<void> {
    const lit = this.props.dice.filter(die => die.face === 'dynamite');
    if (this.calm) return this.hold(400);
    await this.motions.tween(500, t => {
      for (const [i, { cube }] of lit.entries()) {
        cube.x = 5 * Math.sin(t * 60 + i * 2) * t;
        cube.scale.set(1 + 0.16 * t);
      }
    });
    for (const { cube } of lit) {
      cube.x = 0;
      cube.scale.set(1);
    }
  }

  override explode(seat: Seat): Promise<void> {
    if (!this.calm) for (const die of this.props.dice) die.setLocked(false);
    return super.explode(seat);
  }

  setPile(arrows: number): void {
    this.#paint.pile(arrows);
    this.tools.frames.touch();
  }

  async addArrows(seat: Seat, arrows: number): Promise<void> {
    const row = this.props.arrows[seat];
    if (!row) return;
    row.setCount(row.count + arrows);
    await this.motions.fade(row);
  }

  async showFallen(fallen: readonly Fallen[]): Promise<void> {
    const cause = fallen[0]?.cause;
    if (!cause) return;
    const by = 'by' in cause ? cause.by : null;
    const name = by === null ? '' : (this.props.sitters[by]?.name ?? '');
    const { fell } = this.tools.words().table.game;
    await this.dropPosters(
      fallen.map(one => ({ seat: one.seat, role: one.role, cause: fell[one.cause.kind]({ name }) })),
      by,
    );
  }

  #spot(spot: Spot): Point {
    if (spot === 'pile') {
      const { x, y, width, height } = CENTRE.pile;
      return { x: x + width / 2, y: y + height / 2 };
    }
    if ('die' in spot) return this.props.dice[spot.die]?.position ?? this.middle;
    return this.seatSpot(spot.seat);
  }

  async #throw(place: number, face: Face | undefined, delay: number): Promise<void> {
    const die = this.props.dice[place];
    if (!die || !face) return;
    if (this.calm) {
      die.show(face);
      return this.motions.fade(die);
    }
    die.show(die.face);
    die.alpha = 1;
    await this.hold(delay);
    const rest = die.cube.rotation;
    await this.motions.tween(160, t => (die.cube.y = -14 * t), pullBack);
    await this.motions.tween(750, t => {
      const bounce = Math.abs(Math.sin(t * Math.PI * 2.5)) * (1 - t);
      die.cube.y = -130 * bounce;
      die.cube.rotation = rest + (1 - t) * 5.5;
      die.cube.scale.set(1 + 0.08 * bounce, 1 - 0.1 * (1 - bounce) * (1 - t));
      die.shadow.scale.set(1 - 0.3 * bounce);
      die.flash(FACES[Math.floor(t * 15 + place * 2) % FACES.length] ?? face);
    });
    die.show(face);
    this.sound('clack');
    await Promise.all([
      this.motions.tween(180, t => die.cube.scale.set(mix(1.08, 1, t), mix(0.92, 1, t)), settle),
      this.motions.puff({ x: die.x + 50, y: die.y + 60 }, 3, 180),
    ]);
  }
}
