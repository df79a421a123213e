/** Where a player may draw! against a shot. */
export type DodgeDraw = 'barrel' | 'jourdonnais';

/**
 * Everything that a character or a blue card may change. Rules ask for a trait and never test who it is or what lies
 * there; what a player has is the sum over his character and his cards in play.
 */
export interface Traits {
  /** How far a weapon shoots; 0 is no weapon. */
  readonly reach: number;
  readonly unlimitedBangs: boolean;
  /** Others are seen this much closer. */
  readonly seesCloser: number;
  /** Others see its owner this much farther away. */
  readonly seemsFarther: number;
  readonly dodgeDraws: readonly DodgeDraw[];
  /** Missed! that his BANG! cards need beyond the first. */
  readonly extraMisses: number;
  /** Cards flipped for a draw! beyond the first; one of all is chosen. */
  readonly extraFlips: number;
  /** Are BANG! and Missed! the same to him? */
  readonly swapsBangAndMissed: boolean;
  /** Cards from the deck for each life lost. */
  readonly drawsPerLife: number;
  /** Cards from the hand of whoever cost him a life. */
  readonly takesPerLife: number;
  /** Cards looked at in the draw phase beyond the two that are kept. */
  readonly extraLooks: number;
  /** Does he show his second card and draw another if it is red? */
  readonly showsSecond: boolean;
  readonly firstFromHand: boolean;
  readonly firstFromDiscard: boolean;
  /** Cards to discard for a life; 0 is not possible. */
  readonly healCost: number;
  /** Does he draw when his hand is empty? */
  readonly refills: boolean;
  /** Does he take all cards of the fallen? */
  readonly inherits: boolean;
}

export const PLAIN: Traits = {
  reach: 0,
  unlimitedBangs: false,
  seesCloser: 0,
  seemsFarther: 0,
  dodgeDraws: [],
  extraMisses: 0,
  extraFlips: 0,
  swapsBangAndMissed: false,
  drawsPerLife: 0,
  takesPerLife: 0,
  extraLooks: 0,
  showsSecond: false,
  firstFromHand: false,
  firstFromDiscard: false,
  healCost: 0,
  refills: false,
  inherits: false,
};
