import type { CharacterId } from '../../src/shared/dice/characters/index.ts';
import { CHARACTERS, characterOf } from '../../src/shared/dice/characters/index.ts';
import type { DiceTypes } from '../../src/shared/dice/index.ts';
import { beginTurn, dice, resume } from '../../src/shared/dice/index.ts';
import type { DiceEvent, DiceOptions, Option, Player } from '../../src/shared/dice/model.ts';
import { ARROWS } from '../../src/shared/dice/model.ts';
import type { DiceState } from '../../src/shared/dice/state.ts';
import { seedOf } from '../../src/shared/engine/rng.ts';
import { diceSubject } from '../shared/dice/subject.ts';
import type { CommonFacts } from './core.ts';
import { amountOf, namesOf, rolesOf, Scene, wordsOf } from './core.ts';
import { letterOf, scriptedDice } from './scripted-dice.ts';

/** A turn of the dice game from its beginning; see `test/scenario.ts`. */
export function diceScene(
  seats: readonly string[],
  more: { turn?: string; rules?: Partial<DiceOptions> } = {},
): DiceScene {
  const names = namesOf(seats);
  const starter = more.turn === undefined ? 0 : names.indexOf(more.turn);
  const players = seated(seats);
  const state: DiceState = {
    rng: seedOf(1),
    options: { ...dice.defaults, ...more.rules },
    players,
    starter,
    pile: ARROWS - players.reduce((sum, player) => sum + player.arrows, 0),
    stack: [beginTurn(starter, 1)],
    decisionNo: 1,
    outcome: null,
  };
  resume(state);
  return new DiceScene(diceSubject, names, state);
}

function seated(seats: readonly string[]): Player[] {
  const roles = rolesOf(seats);
  return seats.map((text, seat) => {
    const words = wordsOf(text, [...CHARACTERS, 'life', 'arrow', 'arrows']);
    const role = roles[seat] ?? 'outlaw';
    const character: CharacterId = CHARACTERS.find(id => words.includes(id)) ?? 'black-jack';
    const maxLife = characterOf(character).life + (role === 'sheriff' ? 2 : 0);
    const dead = words.includes('dead');
    return {
      role,
      character,
      maxLife,
      life: dead ? 0 : amountOf(text, 'life') || maxLife,
      arrows: amountOf(text, 'arrow', 'arrows') || 0,
      fell: dead ? { kind: 'indians' } : null,
    };
  });
}

interface DiceFacts extends CommonFacts {
  readonly arrows?: Readonly<Record<string, number>>;
  readonly pile?: number;
  readonly dice?: string;
  /** Exactly what is offered, one list for each group of the question. */
  readonly offers?: readonly (readonly (string | number)[])[];
}

class DiceScene extends Scene<DiceTypes, DiceFacts> {
  throws = (faces: string) => this.act('throw', [{ kind: 'throw' }], faces);
  rerolls = (places: readonly number[], faces: string) =>
    this.act(
      'reroll',
      places.map(die => ({ kind: 'die', die })),
      faces,
    );
  stops = () => this.act('reroll', []);
  /** One name for each 1 and 2 in the order of the dice; `double` is the place of a shot and of the beer spent on it. */
  shoots = (...at: (string | { double: readonly [number, number] })[]) =>
    this.act('shoot', [
      ...this.perDie(at.filter(name => typeof name === 'string')).map(([die, seat]) => ({
        kind: 'shoot' as const,
        die,
        at: seat,
      })),
      ...at.flatMap(name =>
        typeof name === 'string' ? [] : [{ kind: 'double' as const, die: name.double[0], beer: name.double[1] }],
      ),
    ]);
  drinks = (...to: string[]) =>
    this.act(
      'drink',
      this.perDie(to).map(([die, seat]) => ({ kind: 'drink', die, to: seat })),
    );
  heals = (to: string) => this.act('heal', [{ kind: 'heal', to: this.seat(to) }]);
  swaps = (arrows: number) => this.act('swap', [{ kind: 'swap', arrows }]);
  returns = (arrows: number) => this.act('return', [{ kind: 'return', arrows }]);
  removes = (from: string) => this.act('remove', [{ kind: 'remove', from: this.seat(from) }]);
  declines = () => this.act('remove', [{ kind: 'stop' }]);

  /** Raw picks, as a wrong or hostile phone may send them. */
  sends(name: string, picks: readonly number[], faces = ''): this {
    return this.pick(name, picks, () => scriptedDice(faces));
  }

  private act(prompt: string, wanted: readonly Option[], faces = ''): this {
    const { decision } = this.sight();
    if (decision.prompt !== prompt) throw new Error(`expected to be asked to ${prompt}, found ${decision.prompt}`);
    return this.sends(this.names[decision.seat] ?? '', this.picksOf(decision, wanted), faces);
  }

  protected override facts() {
    const { arrows, pile, fell, turn } = dice.publicView(this.state);
    return {
      arrows: this.byName(arrows),
      pile,
      out: this.names.filter((_, seat) => fell[seat] !== null),
      dice: turn?.dice.map(letterOf).join(''),
      offers: this.offers(),
    };
  }

  private offers(): (string | number)[][] {
    const [open] = dice.decisions(this.state);
    let start = 0;
    return (open?.groups ?? []).map(
      ({ size }) => open?.options.slice(start, (start += size)).map(option => this.label(option)) ?? [],
    );
  }

  /** The type, then why arrows moved or whose ability it was. */
  protected override words(event: DiceEvent): string {
    switch (event.type) {
      case 'tookArrow':
      case 'returnedArrows':
        return `${event.type} ${event.why}`;
      case 'usedAbility':
        return `${event.type} ${event.character}`;
      default:
        return event.type;
    }
  }

  private label(option: Option): string | number {
    switch (option.kind) {
      case 'throw':
      case 'stop':
        return option.kind;
      case 'die':
        return option.die;
      case 'shoot':
        return this.names[option.at] ?? '';
      case 'double':
        return `${option.die} with ${option.beer}`;
      case 'drink':
      case 'heal':
        return this.names[option.to] ?? '';
      case 'remove':
        return this.names[option.from] ?? '';
      case 'swap':
      case 'return':
        return option.arrows;
      default:
        return option satisfies never;
    }
  }

  private perDie(names: readonly string[]): [number, number][] {
    const open = dice.decisions(this.state)[0];
    const places = [
      ...new Set(
        open?.options.flatMap(option => (option.kind === 'shoot' || option.kind === 'drink' ? [option.die] : [])),
      ),
    ];
    return names.map((name, index) => [places[index] ?? -1, this.seat(name)]);
  }
}
