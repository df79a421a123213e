import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../../shared/bang/face.ts';
import type { BangDecision } from '../../../shared/bang/model.ts';
import { bangAskedText } from '../../../shared/text/bang/prompts.ts';
import { ticketLine } from '../../../shared/text/bang/table.ts';
import { AsidePart } from '../aside-part.tsx';
import { Button } from '../components/button.tsx';
import { Question } from '../components/question.tsx';
import { usePhone } from '../state.ts';
import { useUnwatchedReset } from './cover.ts';
import { Fan } from './hand.tsx';
import { CardSheet } from './sheets.tsx';
import { onlookerText } from '../words.ts';
import { usePlay } from './play.ts';
import { Several } from './several.tsx';

/** Nobody waits for this seat: who is asked, and one's own cards to look at. */
export function Idle({ standing }: { standing: BangDecision | null }): JSX.Element {
  const { seen, words: common } = usePhone();
  const { view, own, words, name } = usePlay();
  const [shown, setShown] = useState<Card | null>(null);
  const [trading, setTrading] = useState<number | null>(null);
  useUnwatchedReset(() => setShown(null));
  // A hand that changed makes another question of it.
  if (standing && trading === standing.no) return <Several decision={standing} onBack={() => setTrading(null)} />;

  const t = common.phone;
  const seat = seen.you.seat;
  const onlooker = onlookerText(seen, common);
  const fell = seat !== null && view.fell[seat] !== null;
  const current =
    // Everybody at once while characters are chosen: the list below shows who.
    view.asked
      .slice(0, 2)
      .map(asked => bangAskedText(words, asked, view, name))
      .join(words.list) || (view.turn ? t.game.turnOf({ name: name(view.turn.seat) }) : t.title);
  const pending = view.pending.map(one => ticketLine(words, one, name)).join(words.list);
  const piles = words.onPhone.piles({ deck: view.deck, discard: view.discard.cards });
  const why = pending || piles;
  const hand = fell ? null : (own?.hand ?? null);
  return (
    <>
      <div class="column ask">
        {fell ? (
          <Question ask={t.game.youFell} why={[t.game.youFellWhy, current].join(words.gap)} />
        ) : seat === null ? (
          <Question ask={onlooker.ask} why={[onlooker.why, current].join(words.gap)} />
        ) : (
          <Question ask={current} why={why} />
        )}
        {seen.you.ghost && <AsidePart show={parts => <parts.Ghost />} />}
      </div>
      {hand && (
        <div class="tray">
          <Fan
            label={words.onPhone.hand({ n: hand.length })}
            cards={hand.map((card, key) => ({ card, key }))}
            onTap={key => setShown(hand[key] ?? null)}
          />
          {standing && (
            <div class="buttons">
              <Button small look="wood" onTap={() => setTrading(standing.no)}>
                {words.onPhone.trade}
              </Button>
            </div>
          )}
          {shown && <CardSheet card={shown} onClose={() => setShown(null)} />}
        </div>
      )}
    </>
  );
}
