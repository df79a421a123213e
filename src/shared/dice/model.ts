import type { Decision } from '../engine/decision.ts';
import type { Outcome } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import type { CharacterId } from './characters/index.ts';

/** The six faces of every die, one of each. */
export const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const;
export type Face = (typeof FACES)[number];

export const DICE = 5;
export const ARROWS = 9;

/** House rules: points where tables differ. The defaults are in `rulings.md`. */
export interface DiceOptions {
  /** Does the Gatling take the roller's arrows before it hurts anybody, or after everything else it does? */
  readonly gatlingArrows: 'first' | 'last';
  /** With three players, who wins when the last two or three fall together? */
  readonly allFall: 'outlaw' | 'nobody';
}

export type LossCause =
  | { readonly kind: 'indians' }
  | { readonly kind: 'dynamite' }
  | { readonly kind: 'shot'; readonly by: Seat }
  | { readonly kind: 'gatling'; readonly by: Seat };

export interface Player {
  readonly role: Role;
  readonly character: CharacterId;
  readonly maxLife: number;
  life: number;
  arrows: number;
  /** Why this player fell, null while alive. */
  fell: LossCause | null;
}

/** Everything a player can choose. Dice are named by their place 0…4, players by seat. */
export type Option =
  | { readonly kind: 'throw' }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'shoot'; readonly die: number; readonly at: Seat }
  /** Slab the Killer: the die `beer` doubles the shot of `die`. */
  | { readonly kind: 'double'; readonly die: number; readonly beer: number }
  | { readonly kind: 'drink'; readonly die: number; readonly to: Seat }
  /** Sid Ketchum's gift at the start of his turn. */
  | { readonly kind: 'heal'; readonly to: Seat }
  /** Bart Cassidy: so many arrows in place of so many lives. */
  | { readonly kind: 'swap'; readonly arrows: number }
  /** Pedro Ramirez: so many of his arrows go back. */
  | { readonly kind: 'return'; readonly arrows: number }
  /** Kit Carlson: one arrow of this player goes back. */
  | { readonly kind: 'remove'; readonly from: Seat }
  | { readonly kind: 'stop' };

/**
 * What is asked:
 * - `throw`: the first throw of a turn (one option).
 * - `reroll`: which dice to throw again; none means stop.
 * - `shoot`: a target for each 1 and 2, one group a die; Slab has a last group of `double`s, none or one.
 * - `drink`: who gets each beer, one group a die.
 * - `heal` Sid, `swap` Bart, `return` Pedro, `remove` Kit.
 */
export const PROMPTS = ['throw', 'reroll', 'shoot', 'drink', 'heal', 'swap', 'return', 'remove'] as const;
export type Prompt = (typeof PROMPTS)[number];

export type DiceDecision = Decision<Option, Prompt>;

/** Facts, in the order they happened. All of them are public: the dice game's only secret is the roles. */
export type DiceEvent =
  | { readonly type: 'gameBegan'; readonly starter: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  /** `dice`: the faces of all five, null before the first throw; `thrown`: places thrown this time. */
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly throw: number;
      readonly thrown: readonly number[];
      readonly dice: readonly Face[];
    }
  /** `pile` is what is left after it. */
  | {
      readonly type: 'tookArrow';
      readonly seat: Seat;
      readonly pile: number;
      readonly why: 'roll' | 'bart-cassidy' | 'el-gringo';
    }
  | {
      readonly type: 'returnedArrows';
      readonly seat: Seat;
      readonly arrows: number;
      readonly pile: number;
      readonly why: 'attack' | 'gatling' | 'eliminated' | 'pedro-ramirez' | 'kit-carlson';
    }
  /** The losses follow as one `lostLife`. */
  | { readonly type: 'indiansAttacked' }
  | { readonly type: 'dynamiteExploded'; readonly seat: Seat }
  /** The dice are final and will be resolved. */
  | { readonly type: 'keptDice'; readonly seat: Seat; readonly dice: readonly Face[] }
  /** All shots of the turn, aimed and fired together. `points` is 2 for Slab's doubled one. */
  | {
      readonly type: 'shot';
      readonly by: Seat;
      readonly shots: readonly { readonly die: number; readonly at: Seat; readonly points: number }[];
    }
  | { readonly type: 'drank'; readonly by: Seat; readonly to: Seat; readonly die: number }
  | { readonly type: 'firedGatling'; readonly by: Seat }
  /** An ability changed what happens: whose, and on whom if on one. */
  | { readonly type: 'usedAbility'; readonly seat: Seat; readonly character: CharacterId; readonly on: Seat | null }
  /** Everybody who lost life in one effect, together. `life` is what is left. */
  | {
      readonly type: 'lostLife';
      readonly losses: readonly { readonly seat: Seat; readonly amount: number; readonly life: number }[];
      readonly cause: LossCause;
    }
  /** `amount` is what was really gained: 0 when already full. */
  | {
      readonly type: 'gainedLife';
      readonly seat: Seat;
      readonly amount: number;
      readonly life: number;
      readonly why: 'beer' | 'sid-ketchum' | 'suzy-lafayette' | 'vulture-sam';
    }
  /** Everybody who fell in one effect, together. */
  | {
      readonly type: 'eliminated';
      readonly fallen: readonly { readonly seat: Seat; readonly role: Role }[];
      readonly cause: LossCause;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly outcome: DiceOutcome; readonly roles: readonly Role[] };

/** Which side or person won: `law` is Sheriff and Deputies; the single roles win alone; `nobody` is a house rule. */
export type DiceOutcome = Outcome<'law' | 'outlaws' | 'renegade' | 'deputy' | 'outlaw' | 'nobody'>;

/** What every screen may know. Lists are by seat. */
export interface DiceView {
  readonly characters: readonly CharacterId[];
  readonly maxLife: readonly number[];
  readonly life: readonly number[];
  readonly arrows: readonly number[];
  /** Shown roles: the Sheriff's, those of the fallen, everybody's with three players or at the end; else null. */
  readonly roles: readonly (Role | null)[];
  readonly fell: readonly (LossCause | null)[];
  readonly pile: number;
  readonly turn: Turn | null;
  /** Who is asked what. Public, as everybody at a table sees it. */
  readonly asked: Asked | null;
  readonly outcome: DiceOutcome | null;
  readonly options: DiceOptions;
}

export interface Turn {
  readonly seat: Seat;
  readonly round: number;
  /** Faces by place, empty before the first throw. */
  readonly dice: readonly Face[];
  /** Throws made, and how many this player may make. */
  readonly throws: number;
  readonly allowed: number;
  /** Places that may not be thrown again. */
  readonly locked: readonly number[];
}

export interface Asked {
  readonly no: number;
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** Who made it necessary, when not the asked one: the shooter whom Bart and Pedro answer. */
  readonly by: Seat | null;
}

/** What one seat alone may know. */
export interface DiceOwnView {
  readonly seat: Seat;
  readonly role: Role;
  readonly decision: DiceDecision | null;
}

/** What is hidden of the others. */
export interface DiceTruth {
  readonly roles: readonly Role[];
}
