import { expect } from 'vitest';
import type { Decision } from '../../src/shared/engine/decision.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';
import type { GameTypes, Outcome } from '../../src/shared/engine/ruleset.ts';
import type { Seat } from '../../src/shared/engine/seats.ts';
import type { Role } from '../../src/shared/roles.ts';
import { ROLES, rolesFor } from '../../src/shared/roles.ts';
import type { Subject } from '../random-game.ts';

/** What the views of both games say in columns by seat. */
interface SceneTypes extends GameTypes {
  readonly View: {
    readonly life: readonly number[];
    readonly roles: readonly (Role | null)[];
    readonly outcome: Outcome | null;
  };
}

/** What any scenario may say of the table; each game adds its own. */
export interface CommonFacts {
  readonly life?: Readonly<Record<string, number>>;
  /** All who are out, in seat order. */
  readonly out?: readonly string[];
  /** Who must do what, such as `ann: reroll`; null when nobody must. */
  readonly waitingFor?: string | null;
  /** Reason, then the winners: `law: ann, ben`. Null while the game goes on. */
  readonly won?: string | null;
  /** All roles that everybody sees. */
  readonly roles?: Readonly<Record<string, Role>>;
}

/** Chance as a scenario dictates it. `left` counts what was dictated and has not come. */
export type ScriptedChance = Rng & { left(): number };

/** A table of one game: who sits there, what they answer, what must be true. */
export abstract class Scene<G extends SceneTypes, Facts extends CommonFacts> {
  private readonly subject: Subject<G>;
  private readonly ruleset: Subject<G>['ruleset'];
  protected readonly names: readonly string[];
  protected state: G['State'];
  private readonly story: G['Event'][] = [];

  constructor(subject: Subject<G>, names: readonly string[], state: G['State']) {
    this.subject = subject;
    this.ruleset = subject.ruleset;
    this.names = names;
    this.state = state;
  }

  /** An event as the scenarios write it, its type first. */
  protected abstract words(event: G['Event']): string;
  /** What this game says of the table beyond life, roles, questions and the end. */
  protected abstract facts(wanted: Facts): Record<string, unknown>;

  shows(facts: Facts): this {
    const { life, roles: seenRoles, outcome } = this.ruleset.publicView(this.state);
    const [open] = this.ruleset.decisions(this.state);
    const seen = {
      life: this.byName(life),
      waitingFor: open ? `${this.names[open.seat]}: ${open.prompt}` : null,
      won: outcome && `${outcome.reason}: ${outcome.winners.map(seat => this.names[seat]).join(', ')}`,
      ...this.facts(facts),
    };
    const { roles, ...rest } = facts;
    expect(seen).toMatchObject(rest);
    if (roles) expect(this.byName(seenRoles)).toEqual({ ...this.byName(seenRoles.map(() => null)), ...roles });
    return this;
  }

  /** So many events of this type came in the whole scenario. */
  tells(type: G['Event']['type'], times: number): this {
    expect(this.story.filter(event => event.type === type)).toHaveLength(times);
    return this;
  }

  /** Of the types named here, exactly these events came in the whole scenario, in this order. */
  tellsInOrder(...events: readonly string[]): this {
    const types = new Set(events.map(event => event.split(' ')[0]));
    expect(this.story.filter(event => types.has(event.type)).map(event => this.words(event))).toEqual(events);
    return this;
  }

  /** The last event of this type, as this player or the table is told it. */
  sees(viewer: string, type: G['Event']['type'], seen: object | null): this {
    const event = this.story.findLast(told => told.type === type);
    if (!event) throw new Error(`nothing ${type} happened`);
    const told = this.ruleset.eventFor(event, viewer === 'table' ? 'table' : this.seat(viewer));
    if (seen === null) expect(told).toBeNull();
    else expect(told).toMatchObject(seen);
    return this;
  }

  /** The answer is refused for this reason and changes nothing. */
  refuses(attempt: (scene: this) => unknown, why: RegExp): this {
    const before = JSON.stringify(this.state);
    expect(() => attempt(this)).toThrow(why);
    expect(JSON.stringify(this.state)).toBe(before);
    return this;
  }

  /** What whoever is asked sees when he answers. */
  sight(): { view: G['View']; own: G['OwnView']; decision: Decision<G['Option'], G['Prompt']> } {
    const [decision] = this.ruleset.decisions(this.state);
    if (!decision) throw new Error('nobody is asked');
    return {
      view: this.ruleset.publicView(this.state),
      own: this.ruleset.ownView(this.state, decision.seat),
      decision,
    };
  }

  /** Raw picks, on a state read back from JSON. Refused picks leave the scenario as it was. */
  protected pick(name: string, picks: readonly number[], chanceOn: (state: G['State']) => ScriptedChance): this {
    const state = JSON.parse(JSON.stringify(this.state)) as G['State'];
    const chance = chanceOn(state);
    const events = this.ruleset.answerInPlace(state, this.seat(name), picks, chance);
    expect(chance.left(), 'dictated chance that did not come').toBe(0);
    expect(this.subject.fault(state)).toBeNull();
    this.state = state;
    this.happened(events);
    return this;
  }

  /** Places of these options in the open question. */
  protected picksOf(open: Decision<G['Option'], G['Prompt']>, wanted: readonly G['Option'][]): number[] {
    return wanted.map(option => {
      const place = open.options.findIndex(other => sorted(other) === sorted(option));
      if (place < 0) throw new Error(`not offered: ${JSON.stringify(option)}`);
      return place;
    });
  }

  /** Notes what happened for `tells` and `sees`. */
  protected happened(events: readonly G['Event'][]): void {
    this.story.push(...events);
  }

  protected nameOf(seat: Seat): string {
    return this.names[seat] ?? `seat ${seat}`;
  }

  protected byName<T>(values: readonly T[]): Record<string, T | undefined> {
    return Object.fromEntries(this.names.map((name, seat) => [name, values[seat]]));
  }

  protected seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}; there are ${this.names.join(', ')}`);
    return seat;
  }
}

/** The first word of each seat. */
export function namesOf(seats: readonly string[]): string[] {
  return seats.map(text => text.split(' ')[0] ?? '');
}

/** The roles the seats name; the others get what is left of the deal in the order of `ROLES`. */
export function rolesOf(seats: readonly string[]): Role[] {
  const given = seats.map(text => ROLES.find(role => text.split(' ').includes(role)));
  const left: Role[] = rolesFor(seats.length);
  for (const role of given) if (role && left.includes(role)) left.splice(left.indexOf(role), 1);
  return given.map(role => role ?? left.shift() ?? 'outlaw');
}

/** What a seat says after its name. @throws {Error} for a word that is neither a role, `dead`, a number nor `known`. */
export function wordsOf(seat: string, known: readonly string[]): string[] {
  const words = seat.split(' ').slice(1);
  const understood = [...ROLES, ...known, 'dead'];
  const odd = words.find(word => !understood.includes(word) && !/^\d+$/.test(word));
  if (odd !== undefined) throw new Error(`what is "${odd}" in "${seat}"?`);
  return words;
}

/** The number before one of these units, such as 3 in `cal 3 arrows`; NaN where none is said. */
export function amountOf(seat: string, ...units: readonly string[]): number {
  const words = seat.split(' ');
  return Number(words[words.findIndex(word => units.includes(word)) - 1] ?? Number.NaN);
}

function sorted(option: object): string {
  return JSON.stringify(Object.entries(option).toSorted(([x], [y]) => x.localeCompare(y)));
}
