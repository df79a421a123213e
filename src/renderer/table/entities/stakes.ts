import { Container, Graphics } from 'pixi.js';
import type { Suit } from '../../../shared/bang/face.ts';
import type { CheckFor } from '../../../shared/bang/model.ts';
import { label } from '../stage/label.ts';
import { INK } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { suitColour } from './card-sprite.ts';

const PAPER = { width: 470, height: 380 } as const;
const FOLDED = { size: 28, leading: 33 } as const;
const BANNER = { bad: 0xb3261e, good: 0x07694a } as const;

interface Stake {
  readonly suit: Suit;
  /** Which ranks of it; null for all. */
  readonly ranks: string | null;
}

const OTHERS: readonly Stake[] = [
  { suit: 'spades', ranks: null },
  { suit: 'diamonds', ranks: null },
  { suit: 'clubs', ranks: null },
];
const HEART: readonly Stake[] = [{ suit: 'hearts', ranks: null }];
const STAKES: Readonly<Record<CheckFor, Record<'good' | 'bad', readonly Stake[]>>> = {
  dynamite: {
    bad: [{ suit: 'spades', ranks: '2–9' }],
    good: [
      { suit: 'hearts', ranks: null },
      { suit: 'diamonds', ranks: null },
      { suit: 'clubs', ranks: null },
      { suit: 'spades', ranks: '10–A' },
    ],
  },
  jail: { bad: OTHERS, good: HEART },
  barrel: { bad: OTHERS, good: HEART },
  jourdonnais: { bad: OTHERS, good: HEART },
};

/** What one side of a draw! means: its name, the cards that bring it, and what follows. Origin in the middle. */
export function stakePaper(
  { why, side }: { why: CheckFor; side: 'good' | 'bad' },
  { title, text }: { title: string; text: string },
): Container {
  const paper = new Container();
  const sheet = picture(side === 'bad' ? 'paper/note-1' : 'paper/note-2');
  sheet.setSize(PAPER.width + 86, PAPER.height + 78);
  const banner = new Graphics().rect(-215, -156, 430, 92).fill(BANNER[side]).stroke({ color: INK, width: 4 });
  const head = label(title, { face: 'sign', size: 50, max: 390, align: 'center' });
  head.position.set(0, -110);
  const foot = label(text, { size: 32, weight: '700', colour: INK, max: 420, align: 'center', fold: FOLDED });
  foot.position.set(0, 140);
  const line = suits(STAKES[why][side]);
  line.position.set(0, 38);
  paper.addChild(sheet, banner, head, line, foot);
  paper.rotation = ((side === 'bad' ? -1.5 : 1.5) * Math.PI) / 180;
  return paper;
}

function suits(stakes: readonly Stake[]): Container {
  const line = new Container();
  const alone = stakes.length === 1;
  const step = alone ? 0 : Math.min(120, 400 / stakes.length);
  for (const [i, { suit, ranks }] of stakes.entries()) {
    const mark = picture(`suits/${suit}`, { width: alone ? 104 : 74 });
    mark.x = (i - (stakes.length - 1) / 2) * step;
    line.addChild(mark);
    if (ranks === null) continue;
    const figure = label(ranks, {
      size: alone ? 84 : 30,
      weight: '900',
      colour: suitColour(suit),
      align: 'center',
    });
    if (alone) {
      mark.x = -96;
      figure.position.set(72, 0);
    } else {
      mark.scale.set(mark.scale.x * 0.72);
      mark.y = -18;
      figure.position.set(mark.x, 32);
    }
    line.addChild(figure);
  }
  return line;
}
