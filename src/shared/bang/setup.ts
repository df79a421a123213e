import type { RngState } from '../engine/rng.ts';
import { shuffled, stateRng } from '../engine/rng.ts';
import { rolesFor } from '../roles.ts';
import type { CharacterId } from './characters/index.ts';
import { CHARACTERS, characterOf } from './characters/index.ts';
import { DECK } from './deck.ts';
import type { BangOptions } from './model.ts';
import type { BangState, Player } from './state.ts';
import { beginTurn } from './state.ts';

const SHERIFF_LIFE = 1;
/** Characters each may choose from. */
const CHOICES = 2;

/** Deals roles and characters, or two characters to choose from. The Sheriff begins, with three players the Deputy. */
export function deal(count: number, options: BangOptions, seed: RngState): BangState {
  const holder = { rng: seed };
  const rng = stateRng(holder);
  const characters = shuffled(CHARACTERS, rng);
  const players = shuffled(rolesFor(count), rng).map((role): Player => ({
    role,
    character: null,
    maxLife: 0,
    life: 0,
    hand: [],
    inPlay: [],
    fell: null,
  }));
  const chosen = options.characters === 'choice';
  const state: BangState = {
    rng: seed,
    options: optionsOf(options),
    players,
    choices: chosen ? players.map((_, seat) => characters.slice(seat * CHOICES, (seat + 1) * CHOICES)) : null,
    starter: players.findIndex(player => player.role === (count === 3 ? 'deputy' : 'sheriff')),
    deck: shuffled(DECK, rng),
    discard: [],
    turnedOn: players.map(() => players.map(() => 0)),
    fallen: [],
    debts: [],
    standing: { no: -1, hand: [] },
    stack: [],
    // While all choose at once, each question has the number of its seat.
    decisionNo: chosen ? count + 1 : 1,
    outcome: null,
  };
  if (!chosen) {
    for (const [seat, player] of players.entries()) takeCharacter(player, characters[seat]);
    begin(state);
  }
  return { ...state, rng: holder.rng };
}

export function takeCharacter(player: Player, character: CharacterId | undefined): void {
  if (character === undefined) throw new RangeError('there are more players than characters');
  player.character = character;
  player.maxLife = characterOf(character).life + (player.role === 'sheriff' ? SHERIFF_LIFE : 0);
  player.life = player.maxLife;
}

/** Everybody has a character: hands are dealt, as many cards as lives, and the first turn begins. */
export function begin(state: BangState): void {
  for (const player of state.players)
    player.hand = state.deck.splice(state.deck.length - player.life, player.life).toReversed();
  state.stack = [beginTurn(state.starter, 1)];
}

/** Named one by one, so that a save holds nothing else. */
export function optionsOf(options: BangOptions): BangOptions {
  return {
    characters: options.characters,
    deputyPenalty: options.deputyPenalty,
    lastTwoBeer: options.lastTwoBeer,
    barrelAgainstSlab: options.barrelAgainstSlab,
    slabGatling: options.slabGatling,
    playedCard: options.playedCard,
    reshuffle: options.reshuffle,
    suzyAnswers: options.suzyAnswers,
    sidActs: options.sidActs,
    ownCards: options.ownCards,
  };
}
