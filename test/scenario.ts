/**
 * Scenarios of both games, read as sentences: who sits there and with what, what they do, what must then be true.
 *
 *     bangScene(['ann holds bang:4C gatling', 'ben outlaw slab-the-killer 1 life holds beer with barrel', 'cal', 'dan dead'], {
 *       deck: ['hearts', 'scope'],
 *     })
 *       .plays('ann', 'bang', 'ben')            // Calamity Janet plays 'missed as bang'
 *       .shows({ waitingFor: 'ben: dodge', offers: ['draw with barrel', 'take'] })
 *       .draws('ben', 'barrel')                 // or answers('ben', 'missed'), or takes('ben') what comes
 *       .shows({ life: { ben: 1 }, hand: { ben: ['beer'] }, discard: ['hearts', 'bang:4C'] })
 *       .refuses(s => s.plays('ann', 'bang', 'cal'), /not offered/);
 *
 *     diceScene(['ann sheriff 6 life 1 arrow', 'ben 7 arrows', 'cal', 'dan'])
 *       .throws('AA1BG')                        // the faces that come: A D 1 2 B G
 *       .shows({ life: { ann: 4 }, pile: 8 })
 *       .rerolls([1, 2], 'BB')                  // places of the dice from 0, then what they become
 *       .stops()
 *       .drinks('ann', 'ben', 'ann')            // one name a beer; `shoots` takes one a 1 or 2
 *       .refuses(s => s.stops(), /asked to reroll/);
 *
 * In both games a seat is a name, then in any order a role, a character, `n life`, `dead`. Left out: the roles still to be
 * dealt in the order of `ROLES`, full life, and Black Jack, who hardly matters. In the dice game a seat may have `n arrows`;
 * the others are the pile. In the card game it ends with the cards it `holds` in hand and those it sits there `with`.
 * The first seat has the turn unless `turn` names another; `rules` are house rules.
 *
 * A card is `beer:6H`, or `beer` for any Beer that nobody names, or in a pile `hearts` for any card of that suit; piles begin
 * with the top. All 80 cards are there: what nobody names lies below the deck, black cards first, or where `rest` says. With
 * `turn` the cards of the turn are drawn, with `begins` it begins with Dynamite, Jail and the draw. Cards that are taken from
 * a hand by chance are named before with `byChance`. A shuffle leaves the pile as it lies, so that the card discarded last
 * is drawn first. Nobody is asked to play without a card in hand: whoever is to play on needs one more than he uses.
 *
 * `shows` compares only what is named; but `out`, `roles`, `offers` and each list of cards are compared whole, except that of a
 * pile only as many cards are looked at as are named. `tells` counts events of one type, `tellsInOrder` lists all events of
 * the types it names, `sees` is what one player is told, `refuses` wants an error and an unchanged table. Every answer is an
 * answer to the ruleset on a state read back from JSON, uses up exactly the chance that was dictated, and leaves every arrow
 * and card accounted for.
 */
export { bangScene } from './scenario/bang.ts';
export { diceScene } from './scenario/dice.ts';
