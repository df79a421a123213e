import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DiceDecision, DiceView } from '../../../shared/dice/model.ts';
import { art } from '../art.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { isBusy, useAnswer } from '../state.ts';
import { useTakeBack } from '../take-back.ts';
import { useDice } from './use-dice.ts';
import { namesOf } from '../words.ts';
import { OptionRow, TooFarRow } from './option-row.tsx';
import { choicesOf, firstPicks, openChoices, tapped, tooFar, type Choice } from './selection.ts';

/** Any question as its options, one part for each group: a target for each die, a guest for each beer. */
export function Choices({ game, decision }: { game: DiceView; decision: DiceDecision }): JSX.Element {
  const { seen, words } = useDice();
  const choices = choicesOf(decision);
  const [picks, setPicks] = useState(() => firstPicks(choices));
  const [note, setNote] = useState<string | null>(null);
  const { sending, answer, clear } = useAnswer(decision.no);
  const t = words.dice.choose;
  const open = openChoices(choices, picks);
  const name = namesOf(seen);

  const first = firstPicks(choices);
  const changed = picks.length !== first.length || picks.some(pick => !first.includes(pick));
  useTakeBack(changed && !isBusy(sending) ? () => setPicks(first) : null);

  function tap(pick: number): void {
    if (isBusy(sending)) return;
    clear();
    setNote(null);
    setPicks(tapped(choices, picks, pick));
  }

  const go = { shoot: t.shoot, drink: t.drink };
  const word = decision.prompt === 'shoot' || decision.prompt === 'drink' ? go[decision.prompt] : t.done;
  return (
    <>
      {choices.map((choice, at) => (
        <section key={at} class="group stack">
          <ChoiceTitle game={game} choice={choice} />
          {choice.options.map(({ option, pick }) => (
            <OptionRow
              key={pick}
              game={game}
              option={option}
              decision={decision}
              picks={picks}
              chosen={picks.includes(pick)}
              several={choice.max > 1 || choice.min === 0}
              onTap={() => tap(pick)}
            />
          ))}
          {tooFar(game, decision.seat, choice).map(({ seat, away, reach }) => (
            <TooFarRow
              key={`far-${seat}`}
              game={game}
              seat={seat}
              away={away}
              onTap={() =>
                setNote(t.tooFar({ name: name(seat), n: away, reach: words.dice.names({ names: reach.map(name) }) }))
              }
            />
          ))}
        </section>
      ))}
      <div class="actions">
        <RefusalNote sending={sending} note={note} />
        <Button
          look={decision.prompt === 'shoot' ? 'red' : 'gold'}
          off={open > 0}
          sending={sending}
          onTap={() => (open > 0 ? setNote(t.open({ n: open })) : answer(picks))}
        >
          {word}
        </Button>
      </div>
    </>
  );
}

function ChoiceTitle({ game, choice }: { game: DiceView; choice: Choice }): JSX.Element | null {
  const { words } = useDice();
  const option = choice.options[0]?.option;
  if (option?.kind === 'double') return <h2>{words.dice.choose.double}</h2>;
  if (option?.kind !== 'shoot' && option?.kind !== 'drink') return null;
  const face = game.turn?.dice[option.die];
  if (!face) return null;
  return (
    <header>
      <img src={art('dice', face)} alt="" />
      <h2>{words.dice.faces[face].help}</h2>
    </header>
  );
}
