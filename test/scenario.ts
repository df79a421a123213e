/**
 * Scenarios of both games, read as sentences: who sits there and with what, what they do, what must then be true.
 *
 *     diceScene(['ann sheriff 6 life 1 arrow', 'ben 7 arrows', 'cal', 'dan'])
 *       .throws('AA1BG')                        // the faces that come: A D 1 2 B G
 *       .shows({ life: { ann: 4 }, pile: 8 })
 *       .rerolls([1, 2], 'BB')                  // places of the dice from 0, then what they become
 *       .stops()
 *       .drinks('ann', 'ben', 'ann')            // one name a beer; `shoots` takes one a 1 or 2
 *       .refuses(s => s.stops(), /asked to reroll/);
 *
 * In both games a seat is a name, then in any order a role, a character, `n life`, `dead`, and what the game adds: in the
 * dice game `n arrows`. Left out: the roles still to be dealt in the order of `ROLES`, full life, no arrows, and Black Jack,
 * whose ability matters only to his own dynamite. The first seat has the turn unless `turn` names another; `rules` are house
 * rules. The arrows that nobody holds are the pile.
 *
 * `shows` compares only what is named, but `out`, `roles` and `offers` are compared whole. `tells` counts events of one type,
 * `tellsInOrder` lists all events of the types it names, `refuses` wants an error and an unchanged table. Every answer is an
 * answer to the ruleset on a state read back from JSON, uses up exactly the chance that was dictated, and leaves every arrow
 * accounted for.
 */
export { diceScene } from './scenario/dice.ts';
