import { Graphics, type Container } from 'pixi.js';
import { label } from '../stage/label.ts';
import { CORNERS } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';

export const PHASES = ['draw', 'play', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** Whose turn it is, and how far: three coins, the one of now in brass; `phase` null: before the first of them. */
export function paintPhase(
  content: Container,
  {
    title: [words = '', ...shorter],
    phase,
  }: {
    /** In the order in which they are tried. */
    title: readonly string[];
    phase: Phase | null;
  },
): void {
  const { width } = CORNERS.next;
  const style = { size: TYPE.label, colour: PAINT.creamQuiet, max: width - 24, align: 'center' } as const;
  const title = label(words, style, ...shorter);
  title.position.set(width / 2, 28);
  content.addChild(title);
  const step = 84;
  const coins = new Graphics();
  content.addChild(coins);
  PHASES.forEach((one, i) => {
    const [x, y] = [width / 2 + (i - 1) * step, 80];
    const isNow = one === phase;
    coins
      .circle(x, y, 28)
      .fill(isNow ? PAINT.brass : 0x1d100a)
      .stroke({ color: isNow ? PAINT.brassLight : INK, width: 4 });
    if (i > 0)
      for (let dot = 0; dot < 3; dot++) coins.circle(x - step / 2 - 9 + dot * 9, y, 2.5).fill(PAINT.brassLight);
    const icon = picture(`icons/${one}`, { width: 38 });
    icon.position.set(x, y);
    icon.tint = isNow ? INK : PAINT.creamQuiet;
    icon.alpha = isNow ? 1 : 0.7;
    content.addChild(icon);
  });
}
