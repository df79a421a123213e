import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { suitOf, type Card } from '../../../shared/bang/face.ts';
import type { BangDecision, Option } from '../../../shared/bang/model.ts';
import { optionText } from '../../../shared/text/bang/options.ts';
import { bangQuestionText } from '../../../shared/text/bang/prompts.ts';
import { faceText } from '../../../shared/text/bang/cards.ts';
import { art } from '../art.ts';
import { RefusalNote } from '../components/button.tsx';
import { usePhone, useAnswer } from '../state.ts';
import { suitArt } from './art.ts';
import { Attacker, THREATS } from './attacker.tsx';
import { CardFace } from './card-face.tsx';
import { OwnHand } from './own-hand.tsx';
import { usePlay } from './play.ts';
import { Question } from './question.tsx';
import { harmOf, inOrder } from './selection.ts';
import { Sure } from './sure.tsx';

/** One of a few answers, the worst last; a tap gives it. Also every question that has no face of its own. */
export function Answers({ decision, below }: { decision: BangDecision; below: JSX.Element }): JSX.Element {
  const { view, own, words, name } = usePlay();
  const [unsure, setUnsure] = useState<number | null>(null);
  const { sending, answer } = useAnswer(decision.no);
  const waits = sending.is === 'sent' || sending.is === 'still';
  const by = view.asked.find(asked => asked.no === decision.no)?.by ?? null;
  const hand = own?.hand ?? [];
  // They choose among other cards, and their own are a help in that.
  const looksAtHand = decision.prompt !== 'character' && hand.length > 0;

  function choose(pick: number, sure = false): void {
    const option = decision.options[pick];
    if (!sure && option && harmOf(option, decision, view)) return setUnsure(pick);
    setUnsure(null);
    answer([pick]);
  }

  const unsureOption = unsure === null ? undefined : decision.options[unsure];
  const harm = unsureOption && harmOf(unsureOption, decision, view);
  return (
    <main class="screen game">
      <div class="column">
        {by !== null && by !== decision.seat && THREATS.includes(decision.prompt) && (
          <Attacker seat={by} prompt={decision.prompt} />
        )}
        <Question {...bangQuestionText(words, decision, view, name)} />
      </div>
      <div class="column">
        <div class="stack answers" aria-busy={sending.is === 'sent' ? 'true' : 'false'}>
          {inOrder(decision.options).map(({ option, pick }) => (
            <AnswerRow
              key={pick}
              option={option}
              decision={decision}
              off={sending.is === 'still'}
              onTap={() => !waits && choose(pick)}
            />
          ))}
        </div>
        <RefusalNote sending={sending} />
        {looksAtHand && <OwnHand hand={hand} />}
        {below}
      </div>
      {unsure !== null && harm && unsureOption && (
        <Sure
          harm={words.onPhone.harms[harm]}
          label={optionText(words, unsureOption, decision, view, name).label}
          onYes={() => choose(unsure, true)}
          onNo={() => setUnsure(null)}
        />
      )}
    </main>
  );
}

function AnswerRow(props: { option: Option; decision: BangDecision; off: boolean; onTap(): void }): JSX.Element {
  const { view, words, name } = usePlay();
  const { option, decision, off, onTap } = props;
  const { label, note } = optionText(words, option, decision, view, name);
  const card = 'card' in option ? option.card : null;
  const face = card && decision.prompt !== 'luck' ? faceText(words, card) : '';
  const lines = [face, note].filter(line => line !== '');
  return (
    <button type="button" class={`answer ${LOOKS[option.kind]}`} aria-disabled={off ? 'true' : 'false'} onClick={onTap}>
      <Picture option={option} card={card} />
      <span class="grow">
        <b>{label}</b>
        {lines.length > 0 && <small>{lines.join(words.list)}</small>}
      </span>
      {option.kind === 'draw' && <img class="suit" src={suitArt('hearts')} alt="" />}
      {decision.prompt === 'luck' && card && <img class="suit" src={suitArt(suitOf(card))} alt="" />}
    </button>
  );
}

const LOOKS: Readonly<Record<Option['kind'], string>> = {
  answer: 'paper-look',
  card: 'paper-look',
  play: 'paper-look',
  character: 'paper-look',
  draw: 'blue-look',
  deck: 'paper-look',
  hand: 'paper-look',
  heal: 'blue-look',
  take: 'wood-look',
  end: 'wood-look',
};

function Picture({ option, card }: { option: Option; card: Card | null }): JSX.Element | null {
  const { seen } = usePhone();
  const { view } = usePlay();
  switch (option.kind) {
    case 'character':
      return <img class="portrait" src={art('portraits', option.character)} alt="" />;
    case 'hand':
      return (
        <span class="pair tight">
          <CardFace card={null} />
          <img class="shape" src={art('shapes', seen.room.guests[option.of]?.colour ?? '')} alt="" />
        </span>
      );
    case 'deck':
      return <CardFace card={null} />;
    case 'draw': {
      const barrel = view.inPlay.flat().find(one => one.startsWith('barrel'));
      return option.with === 'jourdonnais' ? (
        <img class="portrait bust" src={art('portraits', 'jourdonnais')} alt="" />
      ) : barrel ? (
        <CardFace card={barrel} />
      ) : null;
    }
    case 'take':
      return <img class="bullet" src={art('tokens', 'bullet-spent')} alt="" />;
    default:
      return card && <CardFace card={card} />;
  }
}
