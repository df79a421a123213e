import { expect } from 'vitest';
import type { CharacterId } from '../src/shared/dice/characters/index.ts';
import { CHARACTERS, characterOf } from '../src/shared/dice/characters/index.ts';
import { resolver } from '../src/shared/dice/frames/index.ts';
import { Game } from '../src/shared/dice/game.ts';
import { dice } from '../src/shared/dice/index.ts';
import type { DiceOptions, Option, Player } from '../src/shared/dice/model.ts';
import { ARROWS } from '../src/shared/dice/model.ts';
import { beginTurn } from '../src/shared/dice/state.ts';
import type { DiceState } from '../src/shared/dice/state.ts';
import { seedOf, stateRng } from '../src/shared/engine/rng.ts';
import type { Role } from '../src/shared/roles.ts';
import { ROLES, rolesFor } from '../src/shared/roles.ts';
import { letterOf, scriptedDice } from './shared/dice/scripted-dice.ts';

/**
 * Scenarios of the dice game, read as sentences:
 *
 *     scene(['ann sheriff 6 life 1 arrow', 'ben 7 arrows', 'cal', 'dan'])
 *       .throws('AA1BG')                        // the faces that come: A D 1 2 B G
 *       .shows({ life: { ann: 4 }, pile: 8 })
 *       .rerolls([1, 2], 'BB')                  // places of the dice from 0, then what they become
 *       .stops()
 *       .drinks('ann', 'ben', 'ann');           // one name a beer; `shoots` takes one a 1 or 2
 *
 * A seat is a name, then in any order a role, a character, `n life`, `n arrows`, `dead`. Left out: the roles still to be
 * dealt in the order of `ROLES`, full life, no arrows, and Black Jack, whose ability matters only to his own dynamite.
 * The first seat has the turn unless `turn` names another. The pile is what nobody holds. Every answer goes through the
 * ruleset on a copy read back from JSON, must use exactly the dice given, and must leave nine arrows and its input alone.
 */
export function scene(seats: readonly string[], more: { turn?: string; rules?: Partial<DiceOptions> } = {}): Scene {
  const names = seats.map(text => text.split(' ')[0] ?? '');
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
  resolver.run(new Game(state, stateRng(state)));
  return new Scene(names, state);
}

function seated(seats: readonly string[]): Player[] {
  const given = seats.map(text => ROLES.find(role => text.split(' ').includes(role)));
  const left: Role[] = rolesFor(seats.length);
  for (const role of given) if (role && left.includes(role)) left.splice(left.indexOf(role), 1);
  return seats.map((text, seat) => {
    const words = text.split(' ').slice(1);
    const count = (...units: string[]) =>
      Number(words[words.findIndex(word => units.includes(word)) - 1] ?? Number.NaN);
    const role = given[seat] ?? left.shift() ?? 'outlaw';
    const character: CharacterId = CHARACTERS.find(id => words.includes(id)) ?? 'black-jack';
    const maxLife = characterOf(character).life + (role === 'sheriff' ? 2 : 0);
    const dead = words.includes('dead');
    const life = dead ? 0 : count('life') || maxLife;
    return {
      role,
      character,
      maxLife,
      life,
      arrows: count('arrow', 'arrows') || 0,
      fell: dead ? { kind: 'indians' } : null,
    };
  });
}

export interface Shown {
  readonly life?: Readonly<Record<string, number>>;
  readonly arrows?: Readonly<Record<string, number>>;
  readonly pile?: number;
  /** All who are out, in seat order. */
  readonly out?: readonly string[];
  /** Who must do what, such as `ann: reroll`; null when nobody must. */
  readonly waitingFor?: string | null;
  /** Reason, then the winners: `law: ann, ben`. Null while the game goes on. */
  readonly won?: string | null;
  readonly dice?: string;
  /** The roles that everybody sees. */
  readonly roles?: Readonly<Record<string, Role>>;
  /** Names, dice places or numbers offered, one list for each die or choice. */
  readonly offers?: readonly (readonly (string | number)[])[];
}

export class Scene {
  private readonly names: readonly string[];
  private state: DiceState;
  /** Types of all events so far. */
  private readonly told: string[] = [];

  constructor(names: readonly string[], state: DiceState) {
    this.names = names;
    this.state = state;
  }

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

  shows(shown: Shown): this {
    const view = dice.publicView(this.state);
    const byName = <T>(values: readonly T[]) =>
      Object.fromEntries(this.names.map((name, seat) => [name, values[seat]]));
    const { outcome, asked } = view;
    const seen = {
      life: byName(view.life),
      arrows: byName(view.arrows),
      pile: view.pile,
      out: this.names.filter((_, seat) => view.fell[seat] !== null),
      waitingFor: asked && `${this.names[asked.seat]}: ${asked.prompt}`,
      won: outcome && `${outcome.reason}: ${outcome.winners.map(seat => this.names[seat]).join(', ')}`,
      dice: view.turn?.dice.map(letterOf).join(''),
      offers: this.offers(),
    };
    const { roles, ...rest } = shown;
    expect(seen).toMatchObject(rest);
    if (roles) expect(byName(view.roles)).toEqual({ ...byName(view.roles.map(() => null)), ...roles });
    return this;
  }

  /** So many events of this type came in the whole scenario. */
  tells(type: string, times: number): this {
    expect(this.told.filter(told => told === type)).toHaveLength(times);
    return this;
  }

  /** The answer is refused for this reason and changes nothing. */
  refuses(attempt: (scene: this) => unknown, why: RegExp): this {
    const before = JSON.stringify(this.state);
    expect(() => attempt(this)).toThrow(why);
    expect(JSON.stringify(this.state)).toBe(before);
    return this;
  }

  /** Raw picks, as a wrong or hostile phone may send them. */
  sends(name: string, picks: readonly number[], faces = ''): this {
    const before = JSON.stringify(this.state);
    const input = JSON.parse(before) as DiceState;
    const rng = scriptedDice(faces);
    const { state, events } = dice.answer(input, this.seat(name), picks, rng);
    expect(JSON.stringify(input)).toBe(before);
    expect(rng.left()).toBe(0);
    expect(state.players.reduce((sum, player) => sum + player.arrows, state.pile)).toBe(ARROWS);
    this.state = state;
    this.told.push(...events.map(event => event.type));
    return this;
  }

  private act(prompt: string, wanted: readonly Option[], faces = ''): this {
    const [open] = dice.decisions(this.state);
    if (open?.prompt !== prompt)
      throw new Error(`expected to be asked to ${prompt}, found ${open?.prompt ?? 'nothing'}`);
    const picks = wanted.map(option => open.options.findIndex(other => same(other, option)));
    const missing = wanted[picks.indexOf(-1)];
    if (missing) throw new Error(`not offered: ${JSON.stringify(missing)}`);
    return this.sends(this.names[open.seat] ?? '', picks, faces);
  }

  private offers(): (string | number)[][] {
    const [open] = dice.decisions(this.state);
    let start = 0;
    return (open?.groups ?? []).map(
      ({ size }) => open?.options.slice(start, (start += size)).map(option => this.label(option)) ?? [],
    );
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

  private seat(name: string): number {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}; there are ${this.names.join(', ')}`);
    return seat;
  }
}

function same(a: Option, b: Option): boolean {
  const entries = (option: Option) => JSON.stringify(Object.entries(option).toSorted(([x], [y]) => x.localeCompare(y)));
  return entries(a) === entries(b);
}
