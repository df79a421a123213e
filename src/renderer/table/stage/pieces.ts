import { Container, Graphics, Sprite } from 'pixi.js';
import type { Colour, Mark } from '../../../shared/protocol/room.ts';
import type { PortraitName } from './art-ids.ts';
import { nameLabel, TWO_LINES } from './label.ts';
import { INK, PAINT, PLAYER } from './palette.ts';
import { PORTRAIT_BOX, PORTRAIT_RADIUS, RING_BOX } from './svg.ts';
import { art, picture } from './textures.ts';

/** Takes the light away, as far as any screen shows the room. */
export function curtain(color: number, alpha: number): Graphics {
  return new Graphics().rect(-640, -360, 3200, 1800).fill({ color, alpha });
}

/** A character's round portrait with the ring of its player; origin at the centre, the hat breaks out of the ring. */
export function medal({
  character,
  colour,
  radius,
  dead = false,
}: {
  character: PortraitName;
  colour: Colour;
  radius: number;
  dead?: boolean;
}): Container {
  const unit = radius / PORTRAIT_RADIUS;
  const tone = dead ? 'dead' : colour;
  const face = new Sprite({ texture: art(dead ? `prints/${character}` : `portraits/${character}`) });
  face.anchor.set(-PORTRAIT_BOX.x / PORTRAIT_BOX.width, -PORTRAIT_BOX.y / PORTRAIT_BOX.height);
  face.scale.set((PORTRAIT_BOX.width * unit) / face.texture.width);
  // The lower half of the ring lies over the coat, the hat over the upper half.
  const width = RING_BOX.width * unit;
  const [back, front] = [picture(`rings-under/${tone}`, { width }), picture(`rings-over/${tone}`, { width })];
  const piece = new Container();
  piece.addChild(back, face, front);
  return piece;
}

/** A guest before he has a character: his mark on his colour, with his shape; origin at the centre. */
export function guestMedal({ mark, colour, radius }: { mark: Mark; colour: Colour; radius: number }): Container {
  const piece = new Container();
  const disc = new Graphics()
    .circle(2, 5, radius + 1)
    .fill({ color: 0x000000, alpha: 0.35 })
    .circle(0, 0, radius)
    .fill(PLAYER[colour].fill)
    .stroke({ color: INK, width: radius * 0.06 });
  const dots = 56;
  for (let i = 0; i < dots; i++) {
    const angle = (i / dots) * Math.PI * 2;
    disc.circle(Math.cos(angle) * radius * 0.83, Math.sin(angle) * radius * 0.83, radius * 0.017);
  }
  disc.fill({ color: INK, alpha: 0.55 });
  const animal = picture(`marks/${mark}`, { width: radius * 1.22 });
  const badge = new Container();
  badge.position.set(radius * 0.76, radius * 0.7);
  badge.addChild(
    new Graphics().circle(0, 0, radius * 0.39).fill(INK),
    picture(`shapes/${colour}`, { width: radius * 0.5 }),
  );
  piece.addChild(disc, animal, badge);
  return piece;
}

/** The character's portrait, or the guest's own mark while nobody is chosen; origin at the centre. */
export function likeness(
  who: { character: PortraitName | null; colour: Colour; mark: Mark },
  look: { radius: number; dead?: boolean },
): Container {
  const { character, colour, mark } = who;
  return character === null ? guestMedal({ mark, colour, radius: look.radius }) : medal({ character, colour, ...look });
}

/** A name on a ribbon in the player's colour, its shape at the end; origin at the top left. */
export function ribbon({
  name,
  colour,
  width,
  height,
  size,
  indent = 14,
  dead = false,
}: {
  name: string;
  colour: Colour;
  width: number;
  height: number;
  size: number;
  /** Where the name begins. */
  indent?: number;
  dead?: boolean;
}): Container {
  const { fill, text } = PLAYER[colour];
  const cloth = new Graphics()
    // Without a graphics card Pixi closes no outline by itself.
    .poly([0, 0, width, 0, width - 12, height / 2, width, height, 0, height], true)
    .fill(dead ? PAINT.deadRibbon : fill)
    .stroke({ color: INK, width: 4, join: 'round' })
    .poly([0, height * 0.72, width - 6, height * 0.72, width, height, 0, height])
    .fill({ color: INK, alpha: 0.16 })
    .moveTo(4, 5)
    .lineTo(width - 8, 5)
    .stroke({ color: 0xffffff, width: 2.5, alpha: 0.4 });
  const shape = picture(dead ? `shapes/${colour}` : `shapes-on-ribbon/${colour}`, { width: height * 0.64 });
  shape.position.set(width - 12 - height * 0.44, height / 2);
  const words = nameLabel(name, {
    size,
    weight: '800',
    colour: dead ? PAINT.cream : text,
    max: width - indent - 15 - height * 0.78,
    fold: TWO_LINES,
  });
  words.position.set(indent, height / 2);
  const piece = new Container();
  piece.addChild(cloth, shape, words);
  return piece;
}
