import { Container, Graphics } from 'pixi.js';
import type { Sitter } from '../entities/seat-panel.ts';
import { label } from '../stage/label.ts';
import { PANEL, STAGE, type Point, type SeatPlace } from '../stage/layout.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { curtain, likeness, ribbon } from '../stage/pieces.ts';
import { picture } from '../stage/textures.ts';
import { mix, settle } from '../stage/tween.ts';
import type { Motions } from './motions.ts';

const FACES = { y: 590, apart: 310, radius: 124 } as const;

/** Two who face each other over the table, guns drawn; `shade` takes the light off the rest. */
export async function faceOff(motions: Motions, both: readonly [Sitter, Sitter], shade: Container): Promise<void> {
  const scene = motions.up(new Container());
  const dusk = shade.addChild(curtain(0x0a0503, 0.66));
  const sides = both.map((who, i) => {
    const side = new Container();
    const away = i === 0 ? -1 : 1;
    const gun = picture('tokens/pistol', { width: 170 });
    // The drawing points to the right.
    if (away > 0) gun.scale.x *= -1;
    gun.position.set(-away * 150, 40);
    const name = ribbon({ name: who.name, colour: who.colour, width: 290, height: 58, size: 36, indent: 20 });
    name.position.set(-145, 130);
    side.addChild(likeness(who, { radius: FACES.radius }), name, gun);
    side.position.set(STAGE.width / 2 + away * FACES.apart, FACES.y);
    return { side, away, rest: side.x };
  });
  scene.addChild(...sides.map(({ side }) => side));
  if (motions.calm) await motions.fade(scene);
  else
    await motions.tween(
      320,
      t => {
        scene.alpha = dusk.alpha = Math.min(1, t * 2);
        for (const { side, away, rest } of sides) side.x = rest + away * 700 * (1 - t);
      },
      settle,
    );
  await motions.hold(700);
  await motions.tween(160, t => (scene.alpha = dusk.alpha = 1 - t));
  scene.destroy({ children: true });
  dusk.destroy();
}

/** The panel's edge beats red, twice: one life is left. Calm, it is red for as long. */
export async function heartbeat(motions: Motions, places: readonly SeatPlace[]): Promise<void> {
  const edges = places.map(({ x, y }) => {
    const edge = motions.up(
      new Graphics().roundRect(0, 0, PANEL.width, PANEL.height, 18).stroke({ color: PAINT.lowLife, width: 12 }),
    );
    edge.pivot.set(PANEL.width / 2, PANEL.height / 2);
    edge.position.set(x + PANEL.width / 2, y + PANEL.height / 2);
    return edge;
  });
  await motions.tween(800, t => {
    const beat = motions.calm ? 0 : Math.max(0, Math.sin(t * Math.PI * 4));
    for (const edge of edges) {
      edge.alpha = motions.calm ? 1 : 0.35 + 0.65 * beat;
      edge.scale.set(1 + 0.05 * beat);
    }
  });
  for (const edge of edges) edge.destroy();
}

/** The character steps out of the panel on a sign: this is what only he can do. */
export async function skillSign(motions: Motions, place: SeatPlace, who: Sitter): Promise<void> {
  const sign = motions.up(new Container());
  const style = { face: 'sign', size: 40, colour: INK, max: 270, align: 'center' } as const;
  const words = label(who.characterName, style, who.characterName.split('・').at(-1) ?? '');
  words.x = 56;
  const face = likeness(who, { radius: 62 });
  face.position.set(-160, -6);
  sign.addChild(picture('paper/slip', { width: 480 }), words, face);
  sign.position.copyFrom(beside(place));
  if (motions.calm) await motions.fade(sign);
  else await motions.tween(200, t => sign.scale.set(mix(0.3, 1, t)), settle);
  await motions.hold(700);
  await motions.tween(120, t => (sign.alpha = 1 - t));
  sign.destroy({ children: true });
}

/** On the felt before a seat. */
function beside(place: SeatPlace): Point {
  const y = place.edge === 'bottom' ? place.y - 62 : place.y + PANEL.height + 62;
  return { x: Math.min(1660, Math.max(260, place.x + PANEL.width / 2)), y };
}
