import type { Container } from 'pixi.js';
import { loserPanel, LOSER, winnerFigure, type RoleNames } from '../entities/result-people.ts';
import type { Person, ResultModel } from './result-model.ts';

/** So many losers stand beside each other. */
const ONE_ROW = 5;
/** Two rows of losers between a winner and the feet; their words stay above the floor of all type. */
const CROWDED = { top: 602, scale: 0.86 };

/** Under a winner there are two rows of losers. */
export function isCrowded({ winners, losers }: ResultModel): boolean {
  return winners.length > 0 && losers.length > ONE_ROW;
}

/** Up to three stand in one row, the middle one foremost; more of them, or two rows of losers, make them smaller. */
export function placeWinners(winners: readonly Person[], roles: RoleNames, crowded: boolean): Container[] {
  const count = winners.length;
  const radius = crowded ? 146 : count <= 1 ? 196 : count <= 3 ? 158 : 132;
  const step = count <= 3 ? 442 : Math.min(400, 1560 / count);
  return winners.map((person, i) => {
    const foremost = count === 3 && i === 1;
    const figure = winnerFigure(person, { radius: foremost ? 180 : radius }, roles);
    figure.position.set(960 + (i - (count - 1) / 2) * step, crowded ? 396 : foremost ? 452 : count <= 1 ? 440 : 470);
    return figure;
  });
}

/** The others in one row, or in two when there are many: at their size when nobody won, smaller under a winner. */
export function placeLosers(
  losers: readonly Person[],
  roles: RoleNames,
  { alone, crowded }: { alone: boolean; crowded: boolean },
): Container[] {
  const rows = losers.length > ONE_ROW ? 2 : 1;
  const scale = crowded ? CROWDED.scale : 1;
  const perRow = Math.ceil(losers.length / rows);
  const gap = perRow === 5 ? 16 : rows === 2 ? 20 : 44;
  const width = Math.min(LOSER.width, (1724 - gap * (perRow - 1)) / perRow);
  const top = alone ? 420 : crowded ? CROWDED.top : 712;
  return losers.map((person, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, losers.length - row * perRow);
    const panel = loserPanel(person, { width }, roles);
    const step = width * scale + gap;
    const start = 960 - (inRow * step - gap) / 2;
    panel.scale.set(scale);
    panel.position.set(start + (i - row * perRow) * step, top + row * (LOSER.height * scale + (crowded ? 12 : 24)));
    return panel;
  });
}
