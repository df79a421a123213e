import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DiceDecision, DiceView, Face } from '../../../shared/dice/model.ts';
import { art } from '../art.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { SwapIcon } from '../components/icons.tsx';
import { isBusy, useAnswer } from '../state.ts';
import { useTakeBack } from '../take-back.ts';
import { useDice } from './use-dice.ts';
import { throwPick } from './selection.ts';

/** Two shelves; a tap moves a die from one to the other. */
export function Tray({ game, decision }: { game: DiceView; decision: DiceDecision }): JSX.Element {
  const { words } = useDice();
  const [again, setAgain] = useState<readonly number[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const { sending, answer, clear } = useAnswer(decision.no);
  const t = words.dice.tray;
  const dice = game.turn?.dice ?? [];

  useTakeBack(again.length > 0 && !isBusy(sending) ? () => setAgain([]) : null);

  function tap(die: number): void {
    if (isBusy(sending)) return;
    clear();
    if (throwPick(decision, die) === null) return setNote(t.locked);
    setNote(null);
    setAgain(again.includes(die) ? again.filter(other => other !== die) : [...again, die].sort((a, b) => a - b));
  }

  function throwAgain(places: readonly number[]): void {
    answer(places.flatMap(die => throwPick(decision, die) ?? []));
  }

  const die = (face: Face, place: number) => {
    const stays = throwPick(decision, place) === null;
    const thrown = again.includes(place);
    return (
      <button
        key={place}
        type="button"
        class="die"
        aria-pressed={thrown ? 'true' : 'false'}
        aria-disabled={stays ? 'true' : 'false'}
        aria-label={`${words.dice.faces[face].name}, ${stays ? t.stays : thrown ? t.again : t.keep}`}
        onClick={() => tap(place)}
      >
        <img src={art('dice', face)} alt="" />
        {stays && (
          <span class="stays">
            <img src={art('icons', 'lock')} alt="" />
            {t.stays}
          </span>
        )}
      </button>
    );
  };

  return (
    <>
      <section class="shelf" aria-label={t.keep}>
        <header>
          {t.keep} <span>{t.tap}</span>
        </header>
        <div class="dice">{dice.map((face, place) => !again.includes(place) && die(face, place))}</div>
      </section>
      <div class="between">
        <SwapIcon />
      </div>
      <section class="shelf felt" aria-label={t.again}>
        <header>
          {t.again} <span>{t.count({ n: again.length })}</span>
        </header>
        <div class="dice">
          {again.length === 0 && <p class="caption">{t.nothing}</p>}
          {dice.map((face, place) => again.includes(place) && die(face, place))}
        </div>
      </section>
      <div class="actions">
        <RefusalNote sending={sending} note={note} />
        <Button
          look="wood"
          off={again.length > 0}
          sending={again.length === 0 || sending.is === 'still' ? sending : { is: 'idle' }}
          onTap={() => (again.length > 0 ? setNote(t.keepAllNow) : throwAgain([]))}
        >
          {t.keepAll({ n: dice.length })}
        </Button>
        <Button
          look="gold"
          off={again.length === 0}
          sending={again.length > 0 || sending.is === 'still' ? sending : { is: 'idle' }}
          onTap={() => (again.length === 0 ? setNote(t.nothing) : throwAgain(again))}
        >
          {again.length === 0 ? t.pickFirst : t.throwSome({ n: again.length })}
        </Button>
      </div>
    </>
  );
}
