import type { DiceEvent } from '../../../shared/dice/model.ts';
import type { DiceStage } from './dice-stage.ts';

type Told<Type extends DiceEvent['type']> = Extract<DiceEvent, { type: Type }>;

/** How each event is seen and heard. Cause before effect; figures change last. */
export const choreography: {
  readonly [Type in DiceEvent['type']]: (stage: DiceStage, event: Told<Type>) => Promise<void>;
} = {
  async gameBegan(stage) {
    stage.sound('shuffle');
    await stage.hold(400);
  },

  async turnBegan(stage, { seat }) {
    stage.sound('spur');
    stage.clearDice();
    await stage.passTurn(seat);
  },

  async rolled(stage, { thrown, dice, throw: count }) {
    stage.sound('dice');
    await stage.tumble({ thrown, dice, throw: count });
    if (thrown.some(place => dice[place] === 'dynamite')) {
      stage.sound('fuse');
      await stage.hold(160);
    }
  },

  async tookArrow(stage, { seat, pile }) {
    stage.sound('arrow');
    await stage.fly('arrow', 'pile', { seat });
    stage.setPile(pile);
    await stage.addArrows(seat, 1);
  },

  async returnedArrows(stage, { seat, arrows, pile }) {
    if (arrows > 0) stage.sound('card');
    if (arrows > 0) await Promise.all([stage.fly('arrow', { seat }, 'pile'), stage.addArrows(seat, -arrows)]);
    stage.setPile(pile);
  },

  async indiansAttacked(stage) {
    stage.sound('drums');
    await stage.lamp('dimmed');
    stage.sound('arrow');
    await stage.volley(stage.living());
    await stage.lamp('lit');
  },

  async dynamiteExploded(stage, { seat }) {
    stage.sound('fuse');
    await stage.igniteDice();
    stage.sound('boom');
    await stage.explode(seat);
    if (!stage.calm) await stage.shake([seat]);
  },

  async keptDice(stage, { dice }) {
    stage.sound('clack');
    await stage.settleDice(dice);
  },

  async shot(stage, { by, shots }) {
    stage.sound('reload');
    await stage.aim([...new Set(shots.map(shot => shot.at))]);
    if (!stage.calm) await stage.lean(by);
    for (const { at } of shots) {
      stage.sound('shot');
      if (!stage.calm) await stage.flash(by);
      await stage.fly('bullet', { seat: by }, { seat: at });
      await stage.hold(60);
      if (!stage.calm) await stage.shake([at]);
    }
    stage.relax();
  },

  async drank(stage, { to, die }) {
    stage.sound('beer');
    await stage.fly('beer', { die }, { seat: to });
  },

  async firedGatling(stage, { by }) {
    const targets = stage.living().filter(seat => seat !== by);
    await stage.aim(targets);
    stage.sound('gatling');
    await stage.sweepGatling(by, targets, true);
    stage.relax();
  },

  async usedAbility(stage, { seat, on }) {
    stage.sound('pop');
    await stage.showAbility(seat, on);
  },

  async lostLife(stage, { losses }) {
    stage.sound('bullet');
    await Promise.all(losses.map(({ seat, life }) => stage.setLife(seat, life)));
    if (!stage.calm) await stage.smoke(losses.map(({ seat }) => seat));
    const last = losses.filter(({ life }) => life === 1).map(({ seat }) => seat);
    if (last.length > 0) {
      stage.sound('heart');
      await stage.lastLife(last);
    }
  },

  async gainedLife(stage, { seat, amount, life }) {
    if (amount > 0) stage.sound('reload');
    await stage.setLife(seat, life);
  },

  async eliminated(stage, { fallen, cause }) {
    await stage.hold(400);
    stage.sound('bell');
    await stage.showFallen(fallen.map(({ seat, role }) => ({ seat, role, cause })));
    stage.sound('stamp');
    await stage.hold(2200);
    await stage.bury(fallen.map(({ seat }) => seat));
  },

  // Silent: the next turn's spur follows, and a death needs its silence.
  turnEnded: stage => stage.hold(200),

  async gameEnded(stage) {
    stage.sound('win');
    await stage.lamp('bright');
    await stage.hold(900);
  },
};

/** Shows one event; the record above makes sure there is a way to. */
export function perform<Type extends DiceEvent['type']>(stage: DiceStage, event: Told<Type>): Promise<void> {
  return choreography[event.type](stage, event);
}
