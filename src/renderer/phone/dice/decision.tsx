import type { JSX } from 'preact';
import type { DiceDecision, DiceView, Prompt } from '../../../shared/dice/model.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { useAnswer } from '../state.ts';
import { Choices } from './choices.tsx';
import { Tray } from './tray.tsx';
import { useDice } from './use-dice.ts';

/** The two prompts with a face of their own; every other one is a list of its options. */
export function DecisionPart(props: { game: DiceView; decision: DiceDecision }): JSX.Element {
  const prompt: Prompt = props.decision.prompt;
  if (prompt === 'throw') return <Throw decision={props.decision} />;
  if (prompt === 'reroll') return <Tray {...props} />;
  return <Choices {...props} />;
}

function Throw({ decision }: { decision: DiceDecision }): JSX.Element {
  const { words } = useDice();
  const { sending, answer } = useAnswer(decision.no);
  return (
    <div class="actions">
      <RefusalNote sending={sending} />
      <Button look="gold" sending={sending} onTap={() => answer(decision.fallback)}>
        {words.dice.tray.throwAll}
      </Button>
    </div>
  );
}
