import type { Seat } from '../../../shared/engine/seats.ts';
import type { Role } from '../../../shared/roles.ts';
import { FallenPoster } from '../entities/fallen-poster.ts';
import type { TableProps } from '../scenes/table-props.ts';
import type { Tools } from '../scenes/scene.ts';
import { CENTRE, portraitAt, STAGE, type Point } from '../stage/layout.ts';
import { curtain } from '../stage/pieces.ts';
import { picture } from '../stage/textures.ts';
import { impact, mix, pullBack, travel } from '../stage/tween.ts';
import { explosion, gatling, posters, spent, volley } from './effects.ts';
import { BRIGHT } from './flashes.ts';
import { heartbeat, skillSign } from './set-pieces.ts';
import { FADE, Motions } from './motions.ts';
import type { TableStage } from './stage.ts';
import { empty } from '../stage/empty.ts';

/** What is made for one batch of events; the view tidies up after it. */
export interface Performance<Props> {
  readonly props: Props;
  readonly tools: Tools;
  /** How many of each role were not turned before these events. */
  readonly counts: Partial<Record<Role, number>>;
}

/** The part of the stage that every game has, made of sprites: seats, turn, shots, lives, deaths. */
export class TableScreen<Props extends TableProps> implements TableStage {
  readonly calm: boolean;
  protected readonly props: Props;
  protected readonly tools: Tools;
  protected readonly motions: Motions;
  readonly #counts: Partial<Record<Role, number>>;

  constructor({ props, tools, counts }: Performance<Props>) {
    this.props = props;
    this.tools = tools;
    this.calm = tools.calm;
    this.motions = new Motions(tools.timeline, { air: props.air, calm: tools.calm });
    this.#counts = counts;
  }

  hold(ms: number): Promise<void> {
    return this.motions.hold(ms);
  }

  sound(name: Parameters<Tools['sound']['play']>[0]): void {
    this.tools.sound.play(name);
  }

  async passTurn(seat: Seat): Promise<void> {
    const { coin } = this.props;
    const to = this.props.coinAt(seat);
    if (!this.calm && coin.visible) return this.motions.move(coin, to, 350, travel);
    coin.visible = true;
    coin.position.copyFrom(to);
    return this.motions.fade(coin);
  }

  async lean(seat: Seat): Promise<void> {
    const body = this.props.panels[seat]?.body;
    if (!body) return;
    await this.motions.tween(180, t => (body.y = 14 * t), pullBack);
    await this.motions.tween(80, t => (body.y = mix(14, 0, t)), impact);
  }

  async aim(seats: readonly Seat[]): Promise<void> {
    await Promise.all(
      seats.map(async seat => {
        const panel = this.props.panels[seat];
        if (!panel) return;
        panel.setAimed(true);
        const { reticle } = panel;
        const full = reticle.scale.x;
        if (this.calm) return this.motions.fade(reticle);
        return this.motions.tween(180, t => reticle.scale.set(full * mix(1.5, 1, t)), travel);
      }),
    );
  }

  relax(): void {
    for (const panel of this.props.panels) panel.setAimed(false);
  }

  async flash(seat: Seat): Promise<void> {
    if (!this.props.flashes.grant(this.tools.frames.now())) return this.hold(60);
    const burst = this.motions.up(picture('tokens/burst', { width: BRIGHT.shot }));
    burst.position.copyFrom(this.seatSpot(seat));
    await this.hold(60);
    burst.destroy();
  }

  async shake(seats: readonly Seat[]): Promise<void> {
    await this.motions.tween(180, t => {
      for (const seat of seats) {
        const body = this.props.panels[seat]?.body;
        if (body) body.x = 6 * Math.sin(t * 22) * (1 - t);
      }
    });
  }

  async smoke(seats: readonly Seat[]): Promise<void> {
    await Promise.all(seats.map(seat => this.motions.puff(this.seatSpot(seat), 4, 500)));
  }

  async lamp(to: 'dimmed' | 'lit' | 'bright'): Promise<void> {
    const { shade } = this.props;
    if (to === 'bright') return this.#brighten();
    if (to === 'dimmed' && shade.children.length === 0) {
      shade.addChild(curtain(0x180503, 0.62));
      shade.alpha = 0;
    }
    const start = shade.alpha;
    await this.motions.tween(400, t => (shade.alpha = mix(start, to === 'dimmed' ? 1 : 0, t)));
  }

  async #brighten(): Promise<void> {
    const light = picture('light/pool', { width: 2400 });
    light.position.set(STAGE.width / 2, STAGE.height / 2);
    light.alpha = 0;
    this.props.shade.addChild(light);
    await this.motions.tween(500, t => (light.alpha = 0.5 * t));
  }

  volley(seats: readonly Seat[]): Promise<void> {
    return volley(
      this.motions,
      seats.map(seat => this.seatSpot(seat)),
    );
  }

  async sweepGatling(by: Seat, at: readonly Seat[], hits: boolean): Promise<void> {
    const targets = at.map(seat => this.seatSpot(seat));
    const hit = (): Promise<void> => (hits ? this.shake(at) : Promise.resolve());
    await gatling(this.motions, { from: this.seatSpot(by), gun: this.middle, targets, hit });
  }

  explode(seat: Seat): Promise<void> {
    const isBright = this.props.flashes.grant(this.tools.frames.now());
    return explosion(this.motions, { from: this.middle, at: this.seatSpot(seat), isBright });
  }

  async showAbility(seat: Seat, on: Seat | null): Promise<void> {
    const place = this.props.places[seat];
    if (!place) return;
    const who = this.props.sitters[seat];
    if (!who) return;
    if (on !== null && on !== seat) void this.motions.line(this.seatSpot(seat), this.seatSpot(on));
    await skillSign(this.motions, place, who);
  }

  async lastLife(seats: readonly Seat[]): Promise<void> {
    await heartbeat(
      this.motions,
      seats.flatMap(seat => this.props.places[seat] ?? []),
    );
  }

  async setLife(seat: Seat, life: number): Promise<void> {
    const belt = this.props.panels[seat]?.belt;
    const place = this.props.places[seat];
    if (!belt || !place) return;
    const lost: Promise<void>[] = [];
    for (let n = belt.life; n > life && !this.calm; n--) {
      const at = belt.bulletAt(n);
      if (at) lost.push(spent(this.motions, at.scale.y, { x: place.x + belt.x + at.x, y: place.y + belt.y + at.y }));
    }
    belt.setLife(life);
    await Promise.all(lost);
    if (lost.length === 0) await this.hold(FADE);
  }

  async bury(seats: readonly Seat[]): Promise<void> {
    const { front, subtitle } = this.props;
    subtitle.say(null);
    await this.motions.tween(FADE * 1.5, t => (front.alpha = 1 - t));
    empty(front);
    front.alpha = 1;
    const { goneWest } = this.tools.words().table.game;
    for (const seat of seats) this.props.panels[seat]?.setFallen(true, null, goneWest);
  }

  living(): readonly Seat[] {
    return this.props.panels.flatMap((panel, seat) => (panel.fallen ? [] : [seat]));
  }

  /** The posters drop, then the roles turn. `by` is who did it to all of them. */
  protected async dropPosters(
    fallen: readonly { seat: Seat; role: Role; cause: string }[],
    by: Seat | null,
  ): Promise<void> {
    const words = this.tools.words();
    for (const { role } of fallen) this.#counts[role] = (this.#counts[role] ?? 1) - 1;
    const poster = new FallenPoster({
      headline: words.table.game.goneWest,
      by: by === null ? null : (this.props.sitters[by] ?? null),
      counts: this.#counts,
      fallen: fallen.flatMap(({ seat, role, cause }) => {
        const sitter = this.props.sitters[seat];
        return sitter ? [{ sitter, role, roleName: words.dice.roles[role], cause }] : [];
      }),
    });
    this.props.front.addChild(poster);
    this.props.subtitle.say(this.props.question.asked);
    await posters(this.motions, poster);
  }

  protected get middle(): Point {
    const { x, y, width, height } = CENTRE.dice;
    return { x: x + width / 2, y: y + height / 2 };
  }

  protected seatSpot(seat: Seat): Point {
    const place = this.props.places[seat];
    return place ? portraitAt(place) : this.middle;
  }
}
