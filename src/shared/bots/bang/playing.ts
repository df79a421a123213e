import { idOf } from '../../bang/face.ts';
import type { Option } from '../../bang/model.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Mind } from './mind.ts';
import { feels, hasInPlay, holds } from './mind.ts';
import { isBetterWeapon, isWeapon, worthInPlay } from './worth.ts';

type Play = Extract<Option, { kind: 'play' }>;

/** How much this player wants to do this in his turn; ending it is 0, and what is below 0 he leaves. */
export function playWorth(mind: Mind, option: Option): number {
  switch (option.kind) {
    case 'play':
      return option.at === null ? forAll(mind, option) : turnedOn(mind, option, option.at);
    case 'heal':
      return mind.hand.length >= Math.max(mind.life, 1) + 2 ? 4 : -1;
    default:
      return 0;
  }
}

function forAll(mind: Mind, { as }: Play): number {
  if (isWeapon(as)) return isBetterWeapon(mind, as) ? 60 : -1;
  switch (as) {
    case 'wells-fargo':
    case 'stagecoach':
      return 90;
    case 'barrel':
    case 'mustang':
    case 'scope':
      return 70;
    case 'beer':
      return wantsBeer(mind) ? 80 : -1;
    case 'saloon':
      return saloonWorth(mind);
    case 'general-store':
      return 15;
    case 'gatling':
    case 'indians':
      return allHurtWorth(mind);
    case 'dynamite':
      return dynamiteWorth(mind);
    default:
      return -1;
  }
}

/** The last Beer is for the last life, where it is drunk without a turn. */
function wantsBeer(mind: Mind): boolean {
  if (mind.life >= mind.maxLife || mind.living.length <= 2) return false;
  return holds(mind, 'beer') > 1;
}

function saloonWorth(mind: Mind): number {
  const { view, living, seat } = mind;
  const hurt = living.filter(other => (view.life[other] ?? 0) < (view.maxLife[other] ?? 0));
  const good = hurt.reduce((sum, other) => sum - feels(mind, other), 0);
  return hurt.includes(seat) && good > 0 ? 20 + good : -1;
}

/** Gatling and Indians!: more harm to enemies than to friends, and no friend at his last life. */
function allHurtWorth(mind: Mind): number {
  const others = mind.living.filter(other => other !== mind.seat);
  if (others.some(other => feels(mind, other) < -2 && (mind.view.life[other] ?? 0) <= 1)) return -1;
  const joy = others.reduce((sum, other) => sum + feels(mind, other), 0);
  return joy > 0 ? 30 + joy : -1;
}

function dynamiteWorth(mind: Mind): number {
  const others = mind.living.filter(other => other !== mind.seat);
  const joy = others.reduce((sum, other) => sum + Math.sign(feels(mind, other)), 0);
  return joy >= 2 && mind.life > 3 ? 5 : -1;
}

function turnedOn(mind: Mind, { as, card }: Play, at: Seat): number {
  const dislike = feels(mind, at);
  const friendInJail = dislike < 0 && at !== mind.seat && hasInPlay(mind, at, 'jail');
  if ((as === 'panic' || as === 'cat-balou') && friendInJail) return 32;
  if (dislike <= 0) return -1;
  const weak = (mind.view.life[at] ?? 0) <= 1 ? 8 : 0;
  switch (as) {
    case 'bang':
      // Calamity Janet keeps a Missed! as long as she has a BANG!.
      return 50 + dislike * 5 + weak - (hasInPlay(mind, at, 'barrel') ? 3 : 0) - (idOf(card) === 'bang' ? 0 : 25);
    case 'duel':
      return duelWorth(mind, at) + dislike * 5 + weak;
    case 'jail':
      return 40 + dislike * 10;
    case 'panic':
      return 55 + dislike * 3 + loot(mind, at);
    case 'cat-balou':
      return 53 + dislike * 3 + loot(mind, at);
    default:
      return -1;
  }
}

/** Only with a BANG! to answer with, and not at the risk of the last life. */
function duelWorth(mind: Mind, at: Seat): number {
  const bangs = holds(mind, 'bang');
  const isSafe = mind.life > 1 ? bangs >= 1 : bangs >= 2;
  const isPromising = bangs * 3 > (mind.view.hands[at] ?? 0);
  return isSafe && isPromising ? 36 : -100;
}

function loot({ view }: Mind, at: Seat): number {
  const inPlay = (view.inPlay[at] ?? []).map(worthInPlay);
  return Math.max(view.hands[at] ? 4 : -60, ...inPlay) / 2;
}
