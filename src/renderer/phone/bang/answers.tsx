import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { suitOf, type Card } from '../../../shared/bang/face.ts';
import type { BangDecision, Option } from '../../../shared/bang/model.ts';
import { optionText } from '../../../shared/text/bang/options.ts';
import { bangQuestionText } from '../../../shared/text/bang/prompts.ts';
import { faceText } from '../../../shared/text/bang/cards.ts';
import { art } from '../art.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { Shape } from '../components/person.tsx';
import { Question } from '../components/question.tsx';
import { isBusy, usePhone, useAnswer, type Sending } from '../state.ts';
import { suitArt } from './art.ts';
import { Attacker, THREATS } from './attacker.tsx';
import { CardFace } from './card-face.tsx';
import { useCover, useUnwatchedReset } from './cover.ts';
import { OwnHand } from './own-hand.tsx';
import { usePlay } from './play.ts';
import { harmOf, inOrder } from './selection.ts';
import { Sure } from './sure.tsx';

/** One of a few answers, the worst last; a tap gives it. Also every question that has no face of its own. */
export function Answers({ decision }: { decision: BangDecision }): JSX.Element {
  const { wishes, words: common } = usePhone();
  const { view, own, words, name } = usePlay();
  const [unsure, setUnsure] = useState<number | null>(null);
  const { sending, answer } = useAnswer(decision.no);
  const [sent, setSent] = useState<number | null>(null);
  const [peeks, setPeeks] = useState(false);
  const { covered } = useCover();
  useUnwatchedReset(() => setPeeks(false));
  const by = view.asked.find(asked => asked.no === decision.no)?.by ?? null;
  const hand = own?.hand ?? [];
  // They choose among other cards, and their own are a help in that.
  const looksAtHand = decision.prompt !== 'character' && hand.length > 0;

  function choose(pick: number, sure = false): void {
    const option = decision.options[pick];
    if (!sure && wishes.asks && option && harmOf(option, decision, view)) return setUnsure(pick);
    setUnsure(null);
    setSent(pick);
    answer([pick]);
  }

  const unsureOption = unsure === null ? undefined : decision.options[unsure];
  const harm = unsureOption && harmOf(unsureOption, decision, view);
  const question = bangQuestionText(words, decision, view, name);
  // How many answers there are, and whether there is one at all, says what is in the hand.
  const hidden = covered && !peeks && THREATS.includes(decision.prompt);
  return (
    <>
      <div class="column ask">
        {by !== null && by !== decision.seat && THREATS.includes(decision.prompt) && (
          <Attacker seat={by} prompt={decision.prompt} />
        )}
        <Question {...question} />
      </div>
      <div class="column given">
        {hidden ? (
          <Button look="gold" onTap={() => setPeeks(true)}>
            {words.onPhone.showAnswers}
          </Button>
        ) : (
          <div
            class="stack answers"
            role="group"
            aria-label={question.ask}
            aria-busy={isBusy(sending) ? 'true' : 'false'}
          >
            {inOrder(decision.options).map(({ option, pick }) => (
              <AnswerRow
                key={pick}
                option={option}
                decision={decision}
                sending={sending}
                sent={sent === pick}
                onTap={() => !isBusy(sending) && choose(pick)}
              />
            ))}
          </div>
        )}
        {sending.is === 'taken' && sent === null && <p class="waiting">{common.phone.taken}</p>}
        <RefusalNote sending={sending} />
        {looksAtHand && <OwnHand hand={hand} />}
      </div>
      {unsure !== null && harm && unsureOption && (
        <Sure
          harm={words.onPhone.harms[harm]}
          label={optionText(words, unsureOption, decision, view, name).label}
          onYes={() => choose(unsure, true)}
          onNo={() => setUnsure(null)}
        />
      )}
    </>
  );
}

function AnswerRow(props: {
  option: Option;
  decision: BangDecision;
  sending: Sending;
  /** This is the one that was chosen. */
  sent: boolean;
  onTap(): void;
}): JSX.Element {
  const { words: common } = usePhone();
  const { view, words, name } = usePlay();
  const { option, decision, sending, onTap } = props;
  const { label, note } = optionText(words, option, decision, view, name);
  const card = 'card' in option ? option.card : null;
  const face = card && decision.prompt !== 'luck' ? faceText(words, card) : '';
  const lines = [face, note].filter(line => line !== '');
  return (
    <button
      type="button"
      class={`answer ${LOOKS[option.kind]} ${props.sent && isBusy(sending) ? 'sent' : ''}`}
      aria-disabled={isBusy(sending) ? 'true' : 'false'}
      onClick={onTap}
    >
      <Picture option={option} card={card} />
      <span class="grow">
        <b>{label}</b>
        {lines.length > 0 && <small>{lines.join(words.list)}</small>}
        {props.sent && sending.is === 'sent' && <small class="state">{common.phone.sent}</small>}
        {props.sent && sending.is === 'taken' && <small class="state">{common.phone.taken}</small>}
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
          <Shape colour={seen.room.guests[option.of]?.colour ?? ''} />
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
