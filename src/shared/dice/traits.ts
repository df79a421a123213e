/** Everything a character may change. Rules ask for a trait and never test who it is. */
export interface Traits {
  /** Throws a turn. */
  readonly throws: number;
  /** May dynamite be thrown again while fewer than three show? */
  readonly rethrowsDynamite: boolean;
  /** Does a 1 also count as a 2 and a 2 as a 1? */
  readonly swapsBullsEyes: boolean;
  /** How many places further a 1 or 2 may reach. */
  readonly extraReach: number;
  /** May a beer double one shot of the turn? */
  readonly doublesShot: boolean;
  /** Own beers count twice for whoever has no more life than this when they are drunk. */
  readonly doubleBeersUpTo: number;
  /** How many Gatlings fire it. */
  readonly gatlingsNeeded: number;
  readonly gatlingProof: boolean;
  /** Arrows of any players that may go back for each Gatling die. */
  readonly removalsPerGatling: number;
  /** May arrows be taken in place of lives lost to shots and the Gatling? */
  readonly takesArrowsForLives: boolean;
  /** Own arrows that may go back for each life lost. */
  readonly returnsPerLife: number;
  /** Arrows a player must take for an effect of his that cost this one life. */
  readonly arrowsForShooter: number;
  /** The most an Indian attack can cost. */
  readonly maxIndianLoss: number;
  /** Life somebody gains at the start of the turn. */
  readonly gift: number;
  /** Life gained at the end of a turn whose final dice show no 1 and no 2. */
  readonly gainWithoutShots: number;
  /** Life gained for each other player eliminated. */
  readonly gainPerDeath: number;
}

export const PLAIN: Traits = {
  throws: 3,
  rethrowsDynamite: false,
  swapsBullsEyes: false,
  extraReach: 0,
  doublesShot: false,
  doubleBeersUpTo: 0,
  gatlingsNeeded: 3,
  gatlingProof: false,
  removalsPerGatling: 0,
  takesArrowsForLives: false,
  returnsPerLife: 0,
  arrowsForShooter: 0,
  maxIndianLoss: 9,
  gift: 0,
  gainWithoutShots: 0,
  gainPerDeath: 0,
};
