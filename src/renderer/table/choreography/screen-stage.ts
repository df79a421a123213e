import { Container, Graphics, type Sprite } from 'pixi.js';
import type { CharacterId } from '../../../shared/dice/characters/index.ts';
import { FACES, type Face } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Role } from '../../../shared/roles.ts';
import { dotted } from '../entities/corners.ts';
import { FallenPoster } from '../entities/fallen-poster.ts';
import { label } from '../stage/label.ts';
import { CENTRE, portraitAt, STAGE, type Point } from '../stage/layout.ts';
import { INK } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { impact, mix, pullBack, settle, travel, type Curve } from '../stage/tween.ts';
import type { DiceProps } from '../scenes/dice-props.ts';
import type { Tools } from '../scenes/scene.ts';
import type { Fallen, Missile, Note, Spot, Stage } from './stage.ts';

const FADE = 160;

/** The stage made of sprites. One is made for each batch of events; the view tidies up after it. */
export class ScreenStage implements Stage {
  readonly calm: boolean;
  readonly #props: DiceProps;
  readonly #tools: Tools;
  readonly #counts: Record<Role, number>;
  readonly #note: (note: Note) => void;
  readonly #paintPile: (pile: number) => void;

  constructor(made: {
    props: DiceProps;
    tools: Tools;
    counts: Record<Role, number>;
    note: (note: Note) => void;
    painted: (pile: number) => void;
  }) {
    this.#props = made.props;
    this.#tools = made.tools;
    this.calm = made.tools.calm;
    this.#counts = made.counts;
    this.#note = made.note;
    this.#paintPile = made.painted;
  }

  hold(ms: number): Promise<void> {
    return this.#tools.timeline.wait(ms);
  }

  sound(name: Parameters<Tools['sound']['play']>[0]): void {
    this.#tools.sound.play(name);
  }

  note(note: Note): void {
    this.#note(note);
  }

  async passTurn(seat: Seat): Promise<void> {
    const { coin } = this.#props;
    const to = this.#props.coinAt(seat);
    if (this.calm || !coin.visible) {
      coin.visible = true;
      coin.position.copyFrom(to);
      return this.#fade(coin);
    }
    await this.#move(coin, to, 350, travel);
  }

  clearDice(): void {
    for (const die of this.#props.dice) {
      die.show(null);
      die.setLocked(false);
    }
  }

  async tumble({ thrown, dice }: { thrown: readonly number[]; dice: readonly Face[] }): Promise<void> {
    await Promise.all(
      thrown.map(async (place, order) => {
        const die = this.#props.dice[place];
        const face = dice[place];
        if (!die || !face) return;
        if (this.calm) {
          die.show(face);
          return this.#fade(die);
        }
        die.show(die.face);
        die.alpha = 1;
        await this.hold(order * 40);
        const rest = die.cube.rotation;
        await this.#tween(160, t => (die.cube.y = -14 * t), pullBack);
        await this.#tween(750, t => {
          const bounce = Math.abs(Math.sin(t * Math.PI * 2.5)) * (1 - t);
          die.cube.y = -130 * bounce;
          die.cube.rotation = rest + (1 - t) * 5.5;
          die.cube.scale.set(1 + 0.08 * bounce, 1 - 0.1 * (1 - bounce) * (1 - t));
          die.shadow.scale.set(1 - 0.3 * bounce);
          die.flash(FACES[Math.floor(t * 15 + place * 2) % FACES.length] ?? face);
        });
        die.show(face);
        await Promise.all([
          this.#tween(180, t => die.cube.scale.set(mix(1.08, 1, t), mix(0.92, 1, t)), settle),
          this.#puff({ x: die.x + 50, y: die.y + 60 }, 3, 180),
        ]);
      }),
    );
    for (const place of thrown) this.#props.dice[place]?.setLocked(dice[place] === 'dynamite');
  }

  async settleDice(dice: readonly Face[]): Promise<void> {
    this.#props.dice.forEach((die, place) => die.show(dice[place] ?? null));
    await this.hold(300);
  }

  async lean(seat: Seat): Promise<void> {
    const body = this.#props.panels[seat]?.body;
    if (!body) return;
    await this.#tween(180, t => (body.y = 14 * t), pullBack);
    await this.#tween(80, t => (body.y = mix(14, 0, t)), impact);
  }

  async aim(seats: readonly Seat[]): Promise<void> {
    await Promise.all(
      seats.map(async seat => {
        const panel = this.#props.panels[seat];
        if (!panel) return;
        panel.setAimed(true);
        const { reticle } = panel;
        const full = reticle.scale.x;
        if (this.calm) return this.#fade(reticle);
        return this.#tween(180, t => reticle.scale.set(full * mix(1.5, 1, t)), travel);
      }),
    );
  }

  relax(): void {
    for (const panel of this.#props.panels) panel.setAimed(false);
  }

  async fly(missile: Missile, from: Spot, to: Spot): Promise<void> {
    const start = this.#spot(from);
    const end = this.#spot(to);
    if (this.calm) {
      const line = this.#up(new Graphics());
      await this.#tween(300, t => dotted(line, start, end, t));
      await this.hold(200);
      line.destroy();
      return;
    }
    const thing = this.#up(missileOf(missile));
    const angle = Math.atan2(end.y - start.y, end.x - start.x);
    if (missile !== 'beer') thing.rotation = angle + Math.PI / 2;
    const arc = missile === 'bullet' ? 0 : 60;
    await this.#tween(
      missile === 'bullet' ? 200 : 260,
      t => {
        thing.position.set(mix(start.x, end.x, t), mix(start.y, end.y, t) - arc * Math.sin(Math.PI * t));
      },
      missile === 'bullet' ? undefined : travel,
    );
    if (missile === 'arrow') {
      await this.hold(90);
      const lean = thing.rotation;
      await this.#tween(240, t => (thing.rotation = lean + Math.sin(t * 16) * 0.18 * (1 - t)));
    }
    if (missile === 'beer') await this.hold(160);
    thing.destroy();
  }

  async flash(seat: Seat): Promise<void> {
    const burst = this.#up(picture('tokens/burst', { width: 150 }));
    burst.position.copyFrom(this.#spot({ seat }));
    await this.hold(60);
    burst.destroy();
  }

  async shake(seats: readonly Seat[]): Promise<void> {
    await this.#tween(180, t => {
      for (const seat of seats) {
        const body = this.#props.panels[seat]?.body;
        if (body) body.x = 6 * Math.sin(t * 22) * (1 - t);
      }
    });
  }

  async smoke(seats: readonly Seat[]): Promise<void> {
    await Promise.all(seats.map(seat => this.#puff(this.#spot({ seat }), 4, 500)));
  }

  async lamp(to: 'dimmed' | 'lit'): Promise<void> {
    const { shade } = this.#props;
    if (to === 'dimmed' && shade.children.length === 0) {
      shade.addChild(new Graphics().rect(-640, -360, 3200, 1800).fill({ color: 0x180503, alpha: 0.62 }));
      shade.alpha = 0;
    }
    const start = shade.alpha;
    await this.#tween(400, t => (shade.alpha = mix(start, to === 'dimmed' ? 1 : 0, t)));
  }

  async volley(seats: readonly Seat[]): Promise<void> {
    if (this.calm) {
      await Promise.all(seats.map(seat => this.fly('arrow', 'pile', { seat })));
      return;
    }
    await Promise.all(
      seats.flatMap((seat, i) =>
        [0, 1, 2, 3].map(async n => {
          const at = this.#spot({ seat });
          const end = { x: at.x + (n - 1.5) * 74 + 30, y: at.y + ((n * 37) % 60) - 20 };
          const fromLeft = end.x < STAGE.width / 2;
          const start = { x: end.x + (fromLeft ? -900 : 900), y: end.y - 620 };
          await this.hold(i * 60 + n * 90);
          const arrow = this.#up(picture('tokens/arrow', { height: 150 }));
          arrow.rotation = Math.atan2(end.y - start.y, end.x - start.x) + Math.PI / 2;
          arrow.position.copyFrom(start);
          await this.#move(arrow, end, 300, t => t * t);
          const lean = arrow.rotation;
          await this.#tween(240, t => (arrow.rotation = lean + Math.sin(t * 18) * 0.12 * (1 - t)));
          await this.hold(500);
          arrow.destroy();
        }),
      ),
    );
  }

  async sweepGatling(by: Seat, at: readonly Seat[]): Promise<void> {
    if (this.calm) {
      await Promise.all(at.map(seat => this.fly('bullet', { seat: by }, { seat })));
      return;
    }
    const gun = this.#up(picture('tokens/gatling', { width: 340 }));
    const { x, y, width, height } = CENTRE.dice;
    gun.position.set(x + width / 2, y + height / 2);
    await this.#tween(180, t => (gun.alpha = t));
    for (const seat of at) {
      const end = this.#spot({ seat });
      // The drawing points to the left.
      gun.scale.x = Math.abs(gun.scale.x) * (end.x > gun.x ? -1 : 1);
      const muzzle = { x: gun.x + (end.x > gun.x ? 150 : -150), y: gun.y - 40 };
      await Promise.all(
        [0, 70].map(async delay => {
          await this.hold(delay);
          const bullet = this.#up(missileOf('bullet'));
          bullet.position.copyFrom(muzzle);
          bullet.rotation = Math.atan2(end.y - muzzle.y, end.x - muzzle.x) + Math.PI / 2;
          await this.#move(bullet, end, 120);
          bullet.destroy();
        }),
      );
    }
    await this.shake(at);
    gun.destroy();
  }

  async explode(seat: Seat): Promise<void> {
    const centre = { x: CENTRE.dice.x + CENTRE.dice.width / 2, y: CENTRE.dice.y + CENTRE.dice.height / 2 };
    if (this.calm) return this.#line(centre, this.#spot({ seat }));
    for (const die of this.#props.dice) die.setLocked(false);
    const burst = this.#up(picture('tokens/burst', { width: 520 }));
    const full = burst.scale.x;
    burst.position.copyFrom(this.#spot({ seat }));
    await this.#tween(160, t => burst.scale.set(full * mix(0.2, 1, t)), settle);
    await this.hold(200);
    await Promise.all([this.#tween(200, t => (burst.alpha = 1 - t)), this.#puff(burst.position, 8, 500)]);
    burst.destroy();
  }

  async showAbility(seat: Seat, character: CharacterId, on: Seat | null): Promise<void> {
    const place = this.#props.places[seat];
    if (!place) return;
    if (on !== null && on !== seat) void this.#line(this.#spot({ seat }), this.#spot({ seat: on }));
    const sign = this.#up(new Container());
    const name = this.#tools.words().dice.characters[character].name;
    const words = label(name, { face: 'sign', size: 40, colour: INK, max: 320, align: 'center' });
    const paper = picture('paper/slip', { width: 430 });
    sign.addChild(paper, words);
    const above = place.edge === 'bottom';
    const away = { x: place.x + 175, y: above ? place.y - 50 : place.y + place.height + 50 };
    sign.position.set(Math.min(1690, Math.max(230, away.x)), away.y);
    if (this.calm) await this.#fade(sign);
    else await this.#tween(200, t => sign.scale.set(t), settle);
    await this.hold(600);
    sign.destroy();
  }

  setPile(arrows: number): void {
    this.#paintPile(arrows);
    this.#tools.frames.touch();
  }

  async addArrows(seat: Seat, arrows: number): Promise<void> {
    const panel = this.#props.panels[seat];
    if (!panel) return;
    panel.setArrows(panel.arrows + arrows);
    await this.#fade(panel.arrowSpot);
  }

  async setLife(seat: Seat, life: number): Promise<void> {
    const belt = this.#props.panels[seat]?.belt;
    const place = this.#props.places[seat];
    if (!belt || !place) return;
    const lost: Promise<void>[] = [];
    for (let n = belt.life; n > life && !this.calm; n--) {
      const at = belt.bulletAt(n);
      if (!at) continue;
      const bullet = this.#up(picture('tokens/bullet', { height: 60 * at.scale.y }));
      const start = { x: place.x + belt.x + at.x, y: place.y + belt.y + at.y };
      lost.push(
        this.#tween(350, t => {
          bullet.position.set(start.x + 26 * t, start.y - 50 * Math.sin(Math.PI * t) + 70 * t * t);
          bullet.rotation = 3 * t;
          bullet.alpha = 1 - t * t;
        }).then(() => bullet.destroy()),
      );
    }
    belt.setLife(life);
    await Promise.all(lost);
    if (lost.length === 0) await this.hold(FADE);
  }

  async showFallen(fallen: readonly Fallen[]): Promise<void> {
    const words = this.#tools.words();
    const [first] = fallen;
    if (!first) return;
    for (const { role } of fallen) this.#counts[role]--;
    const by = 'by' in first.cause ? (this.#props.sitters[first.cause.by] ?? null) : null;
    const poster = new FallenPoster({
      headline: words.table.game.goneWest,
      by,
      counts: this.#counts,
      fallen: fallen.flatMap(({ seat, role, cause }) => {
        const sitter = this.#props.sitters[seat];
        const name = by?.name ?? '';
        return sitter
          ? [{ sitter, role, roleName: words.dice.roles[role], cause: words.table.game.fell[cause.kind]({ name }) }]
          : [];
      }),
    });
    this.#props.front.addChild(poster);
    if (this.calm) {
      poster.rays.visible = false;
      return this.#fade(poster);
    }
    for (const card of poster.cards) card.visible = false;
    await Promise.all([
      this.#tween(140, t => (poster.curtain.alpha = t)),
      ...poster.posters.map(sheet => {
        const { y } = sheet;
        return this.#tween(380, t => (sheet.y = mix(y - 900, y, t)), settle);
      }),
    ]);
    for (const card of poster.cards) card.visible = true;
    await this.#tween(
      260,
      t => {
        for (const card of poster.cards) card.scale.set(mix(1.9, 1, t));
      },
      impact,
    );
  }

  async bury(seats: readonly Seat[]): Promise<void> {
    const { front } = this.#props;
    await this.#tween(FADE * 1.5, t => (front.alpha = 1 - t));
    for (const child of front.removeChildren()) child.destroy({ children: true });
    front.alpha = 1;
    const words = this.#tools.words();
    for (const seat of seats) this.#props.panels[seat]?.setFallen(true, null, words.table.game.goneWest);
  }

  face(die: number): Face {
    return this.#props.dice[die]?.face ?? 'one';
  }

  living(): readonly Seat[] {
    return this.#props.panels.flatMap((panel, seat) => (panel.fallen ? [] : [seat]));
  }

  #spot(spot: Spot): Point {
    if (spot === 'pile') {
      const { x, y, width, height } = CENTRE.pile;
      return { x: x + width / 2, y: y + height / 2 };
    }
    if ('die' in spot) return this.#props.dice[spot.die]?.position ?? this.#spot('pile');
    const place = this.#props.places[spot.seat];
    return place ? portraitAt(place) : this.#spot('pile');
  }

  #up<Thing extends Container>(thing: Thing): Thing {
    return this.#props.air.addChild(thing);
  }

  #tween(ms: number, apply: (t: number) => void, curve?: Curve): Promise<void> {
    return this.#tools.timeline.tween(ms, apply, curve);
  }

  #move(thing: Container, to: Point, ms: number, curve?: Curve): Promise<void> {
    const { x, y } = thing;
    return this.#tween(ms, t => thing.position.set(mix(x, to.x, t), mix(y, to.y, t)), curve);
  }

  #fade(thing: Container): Promise<void> {
    return this.#tween(FADE, t => (thing.alpha = t));
  }

  async #line(from: Point, to: Point): Promise<void> {
    const line = this.#up(new Graphics());
    await this.#tween(300, t => dotted(line, from, to, t));
    await this.hold(300);
    line.destroy();
  }

  async #puff(at: Point, clouds: number, ms: number): Promise<void> {
    const made = Array.from({ length: clouds }, (_, i) => {
      const cloud: Sprite = this.#up(picture('light/smoke', { width: 46 }));
      cloud.position.set(at.x + (i - (clouds - 1) / 2) * 24, at.y);
      return cloud;
    });
    await this.#tween(ms, t => {
      made.forEach((cloud, i) => {
        cloud.y = at.y - 34 * t * (1 + (i % 2));
        cloud.alpha = 0.8 * (1 - t);
      });
    });
    for (const cloud of made) cloud.destroy();
  }
}

function missileOf(missile: Missile): Sprite {
  if (missile === 'arrow') return picture('tokens/arrow', { height: 120 });
  if (missile === 'beer') return picture('dice/beer', { height: 110 });
  return picture('tokens/bullet', { height: 70 });
}
