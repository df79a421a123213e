import type { FallenPoster } from '../entities/fallen-poster.ts';
import { STAGE, type Point } from '../stage/layout.ts';
import { PAINT } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { impact, mix, settle } from '../stage/tween.ts';
import { BRIGHT } from './flashes.ts';
import { MISSILES } from './missiles.ts';
import { along, type Motions } from './motions.ts';

/** Arrows from the dark outside at all of these at once; calm, they are simply there for a moment. */
export async function volley(motions: Motions, targets: readonly Point[]): Promise<void> {
  if (motions.calm) {
    await Promise.all(targets.flatMap(at => [0, 1, 2].map(n => stuck(motions, { x: at.x + (n - 1) * 70, y: at.y }))));
    return;
  }
  await Promise.all(
    targets.flatMap((at, i) =>
      [0, 1, 2, 3].map(async n => {
        const end = { x: at.x + (n - 1.5) * 74 + 30, y: at.y + ((n * 37) % 60) - 20 };
        const start = { x: end.x + (end.x < STAGE.width / 2 ? -900 : 900), y: end.y - 620 };
        await motions.hold(i * 60 + n * 90);
        const arrow = motions.up(picture('tokens/arrow', { height: 150 }));
        arrow.rotation = along(start, end);
        arrow.position.copyFrom(start);
        await motions.move(arrow, end, 300, t => t * t);
        await motions.quiver(arrow, 0.12);
        await motions.hold(500);
        arrow.destroy();
      }),
    ),
  );
}

async function stuck(motions: Motions, at: Point): Promise<void> {
  const arrow = motions.up(picture('tokens/arrow', { height: 150 }));
  arrow.rotation = along(at, { x: at.x - 60, y: at.y + 100 });
  arrow.position.copyFrom(at);
  await motions.fade(arrow);
  await motions.hold(900);
  arrow.destroy();
}

/** The gun comes up in the middle and turns to each of them. */
export async function gatling(
  motions: Motions,
  at: { from: Point; gun: Point; targets: readonly Point[]; hit: () => Promise<void> },
): Promise<void> {
  if (motions.calm) {
    await Promise.all(at.targets.map(target => motions.line(at.from, target)));
    return;
  }
  const gun = motions.up(picture('tokens/gatling', { width: 340 }));
  gun.position.copyFrom(at.gun);
  await motions.tween(180, t => (gun.alpha = t));
  for (const end of at.targets) {
    // The drawing points to the left.
    gun.scale.x = Math.abs(gun.scale.x) * (end.x > gun.x ? -1 : 1);
    const muzzle = { x: gun.x + (end.x > gun.x ? 150 : -150), y: gun.y - 40 };
    await Promise.all(
      [0, 70].map(async delay => {
        await motions.hold(delay);
        const bullet = motions.up(picture('tokens/bullet', { height: MISSILES.bullet.height }));
        bullet.position.copyFrom(muzzle);
        bullet.rotation = along(muzzle, end);
        await motions.move(bullet, end, 120);
        bullet.destroy();
      }),
    );
  }
  await at.hit();
  gun.destroy();
}

/** Dynamite goes off in front of somebody. */
export async function explosion(
  motions: Motions,
  { from, at, isBright }: { from: Point; at: Point; isBright: boolean },
): Promise<void> {
  if (motions.calm) return motions.line(from, at);
  const burst = motions.up(picture('tokens/burst', { width: BRIGHT.explosion }));
  // One flash too many in this second: it glows instead.
  if (!isBright) burst.tint = PAINT.brassDark;
  const full = burst.scale.x;
  burst.position.copyFrom(at);
  await motions.tween(160, t => burst.scale.set(full * mix(0.2, 1, t)), settle);
  await motions.hold(200);
  await Promise.all([motions.tween(200, t => (burst.alpha = 1 - t)), motions.puff(burst.position, 8, 500)]);
  burst.destroy();
}

/** A bullet of the belt drops out of its loop: a life is gone. */
export async function spent(motions: Motions, scale: number, from: Point): Promise<void> {
  const bullet = motions.up(picture('tokens/bullet', { height: 60 * scale }));
  await motions.tween(350, t => {
    bullet.position.set(from.x + 26 * t, from.y - 50 * Math.sin(Math.PI * t) + 70 * t * t);
    bullet.rotation = 3 * t;
    bullet.alpha = 1 - t * t;
  });
  bullet.destroy();
}

/** The posters drop, then the role cards are stamped on; calm, all of it is there at once. */
export async function posters(motions: Motions, poster: FallenPoster): Promise<void> {
  if (motions.calm) {
    poster.rays.visible = false;
    return motions.fade(poster);
  }
  for (const card of poster.cards) card.visible = false;
  await Promise.all([
    motions.tween(140, t => (poster.curtain.alpha = t)),
    ...poster.posters.map(sheet => {
      const { y } = sheet;
      return motions.tween(380, t => (sheet.y = mix(y - 900, y, t)), settle);
    }),
  ]);
  for (const card of poster.cards) card.visible = true;
  await motions.tween(
    260,
    t => {
      for (const card of poster.cards) card.scale.set(mix(1.9, 1, t));
    },
    impact,
  );
}
