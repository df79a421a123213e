import { cardOf } from '../../../shared/bang/cards/index.ts';
import { idOf } from '../../../shared/bang/face.ts';
import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { LossCause } from '../../../shared/bang/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { BangStage, CardSpot } from './bang-stage.ts';
import { needsSkill } from './skills.ts';

type Told<Type extends SeenBangEvent['type']> = Extract<SeenBangEvent, { type: Type }>;

/** How each event is seen and heard, with what follows it. Cause before effect; figures change last. */
export const choreography: {
  readonly [Type in SeenBangEvent['type']]: (
    stage: BangStage,
    event: Told<Type>,
    later: readonly SeenBangEvent[],
  ) => Promise<void>;
} = {
  async gameBegan(stage) {
    stage.sound('shuffle');
    await stage.hold(400);
  },

  // The portrait comes with the view.
  async tookCharacter(stage) {
    stage.sound('card');
    await stage.hold(160);
  },

  async turnBegan(stage, { seat }) {
    stage.sound('spur');
    await stage.passTurn(seat);
    for (const away of stage.outOfReach(seat)) await showSkill(stage, away, seat);
  },

  // Silent: the next turn's spur follows, and a death needs its silence.
  turnEnded: stage => stage.hold(200),

  async played(stage, event) {
    const { seat, card, as, at } = event;
    if (needsSkill(event, stage.player(seat, at))) await showSkill(stage, seat, at);
    stage.sound('card');
    await stage.present(card, seat);
    await start(stage, { seat, as, at });
    const stays = cardOf(idOf(card)).colour === 'blue';
    await stage.carry([card], 'middle', stays ? { inPlay: at ?? seat } : 'discard');
  },

  async answered(stage, event) {
    const { seat, card, as } = event;
    if (needsSkill(event, stage.player(seat, null))) await showSkill(stage, seat, null);
    stage.sound(as === 'beer' ? 'beer' : 'card');
    await stage.present(card, seat);
    await stage.carry([card], 'middle', 'discard');
    const other = as === 'bang' ? stage.opponent(seat) : null;
    if (other === null) return;
    stage.sound('ricochet');
    await stage.shoot(seat, other, 'past');
  },

  async dodged(stage, { seat, by }) {
    stage.sound('ricochet');
    await stage.shoot(by, seat, 'past');
    stage.relax();
  },

  async flipped(stage, { seat, cards, why }) {
    stage.sound('tremolo');
    await stage.openCheck(seat, why);
    await stage.suspense();
    stage.sound('card');
    await stage.flip(cards);
  },

  async checked(stage, { seat, card, why, good }) {
    await stage.openCheck(seat, why);
    stage.sound(good ? 'saved' : 'doomed');
    await stage.decide(card, good);
    await stage.hold(900);
    await stage.closeCheck();
  },

  async dynamitePassed(stage, { from, to, card }) {
    stage.sound('fuse');
    await stage.carry([card], { inPlay: from }, { inPlay: to });
  },

  async dynamiteExploded(stage, { seat }) {
    stage.sound('fuse');
    await stage.hold(200);
    stage.sound('boom');
    await stage.explode(seat);
    if (!stage.calm) await stage.shake([seat]);
  },

  async turnSkipped(stage) {
    stage.sound('iron');
    await stage.hold(400);
  },

  async drew(stage, { seat, cards }) {
    stage.sound('card');
    await stage.carry(cards, 'deck', { hand: seat });
  },

  async putBack(stage, { seat, card }) {
    stage.sound('card');
    await stage.carry([card], { hand: seat }, 'deck');
  },

  async tookFromHand(stage, { seat, from, card }) {
    stage.sound('card');
    await stage.carry([card], { hand: from }, { hand: seat });
  },

  async inherited(stage, { seat, from, hand, inPlay }) {
    stage.sound('card');
    await stage.carry([...hand, ...inPlay], { of: from }, { hand: seat });
  },

  async tookInPlay(stage, { seat, from, card }) {
    stage.sound('card');
    await stage.carry([card], { inPlay: from }, { hand: seat });
  },

  async tookDiscard(stage, { seat, card }) {
    stage.sound('card');
    await stage.carry([card], 'discard', { hand: seat });
  },

  async showed(stage, { seat, card }) {
    stage.sound('card');
    await stage.present(card, seat);
    await stage.carry([card], 'middle', { hand: seat });
  },

  async storeOpened(stage, { cards }) {
    stage.sound('shuffle');
    await stage.openStore(cards);
  },

  async tookFromStore(stage, { seat, card }) {
    stage.sound('card');
    await stage.carry([card], 'store', { hand: seat });
  },

  async discarded(stage, { seat, cards, why, by }) {
    stage.sound('card');
    if (by !== null && by !== seat) await stage.point(by, seat);
    await stage.carry(cards, placeOf(why, seat), 'discard');
  },

  async reshuffled(stage, { cards }) {
    stage.sound('shuffle');
    await stage.carry([null, null, null], 'discard', 'deck');
    stage.setDeck(cards);
  },

  usedAbility: (stage, { seat, on }) => showSkill(stage, seat, on),

  async lostLife(stage, { seat, life, cause }) {
    await hit(stage, seat, cause);
    stage.relax();
    stage.sound('bullet');
    await stage.setLife(seat, life);
    if (!stage.calm) await stage.smoke([seat]);
    if (life !== 1) return;
    stage.sound('heart');
    await stage.lastLife([seat]);
  },

  async gainedLife(stage, { seat, amount, life }) {
    if (amount > 0) stage.sound('reload');
    await stage.setLife(seat, life);
  },

  async eliminated(stage, { seat, role, cause, by }, later) {
    await stage.hold(400);
    stage.sound('bell');
    await stage.showFallen({ seat, role, cause, by }, spoils({ seat, by }, later));
    stage.sound('stamp');
    await stage.hold(2200);
    await stage.bury([seat]);
  },

  async gameEnded(stage) {
    stage.sound('win');
    await stage.lamp('bright');
    await stage.hold(900);
  },
};

async function showSkill(stage: BangStage, seat: Seat, on: Seat | null): Promise<void> {
  stage.sound('pop');
  await stage.showAbility(seat, on);
}

/** What a card that was just played begins, before anybody answers it. */
async function start(stage: BangStage, { seat, as, at }: Pick<Told<'played'>, 'seat' | 'as' | 'at'>): Promise<void> {
  const others = stage.living().filter(other => other !== seat);
  switch (as) {
    case 'duel':
      stage.sound('reload');
      if (at !== null) await stage.faceOff(seat, at);
      return;
    case 'bang':
      stage.sound('reload');
      if (at !== null) await stage.aim([at]);
      return;
    case 'gatling':
      await stage.aim(others);
      stage.sound('gatling');
      return stage.sweepGatling(seat, others, false);
    case 'indians':
      stage.sound('drums');
      await stage.lamp('dimmed');
      stage.sound('arrow');
      await stage.volley(others);
      return stage.lamp('lit');
    case 'jail':
      stage.sound('iron');
      break;
    case 'mustang':
      stage.sound('hooves');
      break;
    case 'dynamite':
      stage.sound('fuse');
      break;
    case 'beer':
    case 'saloon':
      stage.sound('beer');
      break;
    default:
  }
  if (at !== null && at !== seat) await stage.point(seat, at);
}

/** What comes flying when a life is lost. */
async function hit(stage: BangStage, seat: Seat, cause: LossCause): Promise<void> {
  switch (cause.kind) {
    case 'dynamite':
      return;
    case 'indians':
      stage.sound('arrow');
      await stage.arrow(seat);
      return;
    case 'bang':
    case 'gatling':
    case 'duel':
      // Who gives up his own Duel is hit by nobody in particular.
      if (cause.by === seat) return;
      stage.sound('shot');
      if (!stage.calm) await stage.lean(cause.by);
      if (!stage.calm) await stage.flash(cause.by);
      await stage.shoot(cause.by, seat, 'hit');
      await stage.hold(60);
      if (!stage.calm) await stage.shake([seat]);
      return;
    default:
      cause satisfies never;
  }
}

function placeOf(why: Told<'discarded'>['why'], seat: Seat): CardSpot {
  switch (why) {
    case 'hand-limit':
    case 'sid-ketchum':
      return { hand: seat };
    case 'replaced':
    case 'spent':
      return { inPlay: seat };
    case 'cat-balou':
    case 'penalty':
    case 'eliminated':
      return { of: seat };
    default:
      return why satisfies never;
  }
}

/** What comes of a death, out of all that happens after it in the same turn. */
function spoils(
  { seat, by }: { seat: Seat; by: Seat | null },
  later: readonly SeenBangEvent[],
): readonly SeenBangEvent[] {
  const end = later.findIndex(event => event.type === 'turnBegan');
  return later.slice(0, end < 0 ? later.length : end).filter(event => {
    switch (event.type) {
      case 'inherited':
        return event.from === seat;
      case 'drew':
        return event.why === 'reward' && event.seat === by;
      case 'discarded':
        return event.why === 'penalty' ? event.seat === by : event.why === 'eliminated' && event.seat === seat;
      default:
        return false;
    }
  });
}

/** Shows one event; the record above makes sure there is a way to. */
export function perform<Type extends SeenBangEvent['type']>(
  stage: BangStage,
  event: Told<Type>,
  later: readonly SeenBangEvent[] = [],
): Promise<void> {
  return choreography[event.type](stage, event, later);
}
