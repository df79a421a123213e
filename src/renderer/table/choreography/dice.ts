import type { DiceEvent } from '../../../shared/dice/model.ts';
import type { DiceNews, DiceStage } from './dice-stage.ts';
import { fitted } from './pace.ts';
import type { Note } from './stage.ts';

type Told<Type extends DiceEvent['type']> = Extract<DiceEvent, { type: Type }>;

/** How each event is seen and heard. Cause before effect; figures change last. */
export const choreography: {
  readonly [Type in DiceEvent['type']]: (stage: DiceStage, event: Told<Type>) => Promise<void>;
} = {
  gameBegan: stage => stage.hold(400),

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

  async tookArrow(stage, { seat, pile, why }) {
    stage.sound('arrow');
    await stage.fly('arrow', 'pile', { seat });
    stage.setPile(pile);
    await stage.addArrows(seat, 1);
    stage.note(note({ from: why === 'roll' ? null : seat, what: 'arrow', to: seat, change: 1 }));
  },

  async returnedArrows(stage, { seat, arrows, pile }) {
    if (arrows > 0) await Promise.all([stage.fly('arrow', { seat }, 'pile'), stage.addArrows(seat, -arrows)]);
    stage.setPile(pile);
  },

  async indiansAttacked(stage) {
    stage.sound('drums');
    await stage.lamp('dimmed');
    await stage.volley(stage.living());
    await stage.lamp('lit');
  },

  async dynamiteExploded(stage, { seat }) {
    stage.sound('boom');
    await stage.explode(seat);
    if (!stage.calm) await stage.shake([seat]);
    stage.note(note({ what: 'dynamite', to: seat }));
  },

  keptDice: (stage, { dice }) => stage.settleDice(dice),

  async shot(stage, { by, shots }) {
    await stage.aim([...new Set(shots.map(shot => shot.at))]);
    if (!stage.calm) await stage.lean(by);
    for (const { die, at, points } of shots) {
      stage.sound('shot');
      if (!stage.calm) await stage.flash(by);
      await stage.fly('bullet', { seat: by }, { seat: at });
      await stage.hold(60);
      if (!stage.calm) await stage.shake([at]);
      stage.note(note({ from: by, what: stage.face(die), to: at, change: -points }));
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
    await stage.sweepGatling(by, targets);
    stage.note(note({ from: by, what: 'gatling' }));
    stage.relax();
  },

  async usedAbility(stage, { seat, character, on }) {
    await stage.showAbility(seat, on);
    stage.note(note({ from: seat, what: { ability: character }, to: on }));
  },

  async lostLife(stage, { losses }) {
    stage.sound('bullet');
    await Promise.all(losses.map(({ seat, life }) => stage.setLife(seat, life)));
    if (!stage.calm) await stage.smoke(losses.map(({ seat }) => seat));
  },

  async gainedLife(stage, { seat, amount, life, why }) {
    if (amount > 0) stage.sound('reload');
    await stage.setLife(seat, life);
    stage.note(note({ what: why === 'beer' ? 'beer' : { gift: why }, to: seat, change: amount }));
  },

  async eliminated(stage, { fallen, cause }) {
    await stage.hold(400);
    stage.sound('bell');
    await stage.showFallen(fallen.map(({ seat, role }) => ({ seat, role, cause })));
    stage.sound('stamp');
    await stage.hold(2200);
    for (const { seat } of fallen) stage.note(note({ what: 'death', to: seat }));
    await stage.bury(fallen.map(({ seat }) => seat));
  },

  turnEnded: stage => stage.hold(200),

  async gameEnded(stage) {
    stage.sound('win');
    await stage.hold(900);
  },
};

type DiceNote = Note<DiceNews>;

function note({ from = null, to = null, change = null, what }: Partial<DiceNote> & Pick<DiceNote, 'what'>): DiceNote {
  return { what, from, to, change };
}

/** Shows one event; the record above makes sure there is a way to. */
export function perform<Type extends DiceEvent['type']>(stage: DiceStage, event: Told<Type>): Promise<void> {
  return choreography[event.type](stage, event);
}

/** Milliseconds an event takes at normal pace, roughly: enough to keep a long chain from holding up the next question. */
const LENGTH: { readonly [Type in DiceEvent['type']]: (event: Told<Type>) => number } = {
  gameBegan: () => 400,
  turnBegan: () => 600,
  rolled: () => 1250,
  tookArrow: () => 590,
  returnedArrows: ({ arrows }) => (arrows > 0 ? 350 : 0),
  indiansAttacked: () => 1900,
  dynamiteExploded: () => 900,
  keptDice: () => 300,
  shot: ({ shots }) => 450 + shots.length * 500,
  drank: () => 450,
  firedGatling: () => 1500,
  usedAbility: () => 700,
  lostLife: () => 850,
  gainedLife: () => 350,
  eliminated: () => 3800,
  turnEnded: () => 200,
  gameEnded: () => 900,
};

/** What to multiply all times by, so that the next question is not kept too long. */
export function shortened(events: readonly DiceEvent[], pace: number): number {
  return fitted(
    events.reduce((sum, event) => sum + lengthOf(event), 0),
    pace,
  );
}

function lengthOf<Type extends DiceEvent['type']>(event: Told<Type>): number {
  return LENGTH[event.type](event);
}
