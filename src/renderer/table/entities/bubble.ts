import { Container, Graphics } from 'pixi.js';
import type { Reaction } from '../../../shared/protocol/talk.ts';
import type { Role } from '../../../shared/roles.ts';
import { BUBBLE, type Speaker } from '../stage/bubble-layout.ts';
import { label } from '../stage/label.ts';
import { INK } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';

const PAPER = 0xfdf5e1;
const MARK = 46;

/** What somebody says, on paper beside his place; `role` is whatever role he speaks of. */
export function bubble(speaker: Speaker, { words, role }: { words: string; role: Role | null }): Container {
  const piece = new Container();
  const before = role ? MARK + 10 : 0;
  const room = speaker.room - before;
  const text = label(words, {
    size: BUBBLE.size,
    weight: '700',
    colour: INK,
    max: room,
    wrap: true,
    leading: BUBBLE.leading,
    anchor: { x: 0, y: 0.5 },
  });
  const paper = new Graphics();
  const mark = role ? picture(`roles/${role}`, { width: MARK }) : null;
  const lay = (): void => {
    if (text.destroyed) return;
    const width = Math.ceil(text.width) + before + 2 * BUBBLE.padding;
    const height = Math.max(48, Math.ceil(text.height / BUBBLE.leading) * BUBBLE.leading + 14);
    const { box, tip } = speaker.bubble({ width, height });
    const root = { x: Math.max(box.x + 34, Math.min(box.x + width - 34, tip.x)), y: box.y + height / 2 };
    paper
      .clear()
      .roundRect(box.x + 4, box.y + 6, width, height, 12)
      .fill({ color: 0x000000, alpha: 0.35 })
      .poly([root.x - 14, root.y, tip.x, tip.y, root.x + 14, root.y])
      .fill(PAPER)
      .stroke({ color: INK, width: 4, join: 'round' })
      .roundRect(box.x, box.y, width, height, 12)
      .fill(PAPER)
      .stroke({ color: INK, width: 4 });
    // The tail opens into the paper.
    const inner = tip.y < box.y ? box.y + 2 : box.y + height - 2;
    paper
      .moveTo(root.x - 9, inner)
      .lineTo(root.x + 9, inner)
      .stroke({ color: PAPER, width: 6 });
    mark?.position.set(box.x + BUBBLE.padding + MARK / 2, box.y + height / 2);
    text.position.set(box.x + BUBBLE.padding + before, box.y + height / 2);
  };
  lay();
  // How much room the words take shows when their typeface is here.
  void text.ready.then(lay);
  piece.addChild(paper, text);
  if (mark) piece.addChild(mark);
  return piece;
}

/** A feeling, large over the portrait of whoever has it. */
export function reactionPicture({ face }: Speaker, reaction: Reaction): Container {
  const piece = new Container();
  const disc = new Graphics()
    .circle(4, 6, face.radius)
    .fill({ color: 0x000000, alpha: 0.35 })
    .circle(0, 0, face.radius)
    .fill(PAPER)
    .stroke({ color: INK, width: 5 });
  piece.addChild(disc, picture(`reactions/${reaction}`, { width: face.radius * 1.59 }));
  piece.position.copyFrom(face);
  return piece;
}

/** The role somebody says he has, small at his portrait for as long as he says so. Its position is its middle. */
export function claimMark(role: Role): Container {
  const piece = new Container();
  const paper = new Graphics()
    .poly([14, -8, 42, -22, 22, 10])
    .fill(PAPER)
    .stroke({ color: INK, width: 4, join: 'round' })
    .roundRect(-32, -30, 64, 60, 12)
    .fill(PAPER)
    .stroke({ color: INK, width: 4 });
  piece.addChild(paper, picture(`roles/${role}`, { width: 46 }));
  return piece;
}
