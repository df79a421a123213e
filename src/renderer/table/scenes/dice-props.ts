import { DICE } from '../../../shared/dice/model.ts';
import { ArrowRow } from '../entities/arrow-row.ts';
import { Board } from '../entities/board.ts';
import { DieSprite } from '../entities/die-sprite.ts';
import type { StripMotion } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import { CENTRE, dicePlaces } from '../stage/layout.ts';
import { TableProps } from './table-props.ts';

/** What the dice game adds to the table: five dice, the throws, the pile, and everybody's arrows. */
export class DiceProps extends TableProps {
  readonly dice: readonly DieSprite[];
  readonly throws = new Board(CENTRE.throws);
  readonly pile = new Board(CENTRE.pile);
  /** By seat. */
  readonly arrows: readonly ArrowRow[];

  constructor(sitters: readonly Sitter[], look: StripMotion & { stays: string }) {
    super(sitters, look);
    this.dice = dicePlaces(DICE).map(place => new DieSprite(place, look.stays));
    this.arrows = this.panels.map(panel => panel.held.addChild(new ArrowRow()));
    this.felt.addChild(this.throws, this.pile, ...this.dice);
  }
}
