import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { idOf } from '../../../shared/bang/face.ts';
import type { BangDecision } from '../../../shared/bang/model.ts';
import { BLUE } from '../../../shared/bang/printed.ts';
import { cardName, playedText } from '../../../shared/text/bang/cards.ts';
import { optionText } from '../../../shared/text/bang/options.ts';
import { bangQuestionText } from '../../../shared/text/bang/prompts.ts';
import { refusedText } from '../../../shared/text/bang/refused.ts';
import type { QuestionText } from '../../../shared/text/prompts.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { Question } from '../components/question.tsx';
import { useAnswer, usePhone } from '../state.ts';
import { useTakeBack } from '../take-back.ts';
import { useUnwatchedReset } from './cover.ts';
import { Fan } from './hand.tsx';
import { CardSheet } from './sheets.tsx';
import { usePlay, type Play } from './play.ts';
import { handFor, harmOf, targetsOf, whyNot, type Held } from './selection.ts';
import { Sure } from './sure.tsx';
import { TargetRow } from './target-row.tsx';

/** One's own turn: lift a card, then say at whom. A lifted card can be put back; nothing is played before its last tap. */
export function PlayTurn({ decision }: { decision: BangDecision }): JSX.Element {
  const { wishes } = usePhone();
  const play = usePlay();
  const { view, own, words, name } = play;
  const [lifted, setLifted] = useState<number | null>(null);
  const [help, setHelp] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const [unsure, setUnsure] = useState<number | null>(null);
  const { sending, answer, clear } = useAnswer(decision.no);
  const column = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const self = decision.seat;
  const refused = own?.refused ?? [];
  const hand = handFor(own?.hand ?? [], decision);
  const up = hand.find(held => held.place === lifted) ?? null;
  const targets = up ? targetsOf(up, refused, view, self) : [];
  const [way] = up?.ways ?? [];
  const alone = way && targets.length === 0 ? way : null;
  const pickOf = (kind: 'end' | 'heal'): number => decision.options.findIndex(option => option.kind === kind);
  const label = (pick: number): string => {
    const option = decision.options[pick];
    return option ? optionText(words, option, decision, view, name).label : '';
  };

  function lift(place: number | null, keys = false): void {
    clear();
    setNote(null);
    byKeys.current = keys;
    // Its button will be gone, and whoever came by keys goes on from the card.
    if (place === null) tray.current?.querySelector<HTMLElement>('.fan .up')?.focus({ preventScroll: true });
    setLifted(place === lifted ? null : place);
    // What it asks for stands at the top, whatever was being read.
    window.scrollTo(0, 0);
  }

  function choose(pick: number, sure = false): void {
    const option = decision.options[pick];
    setNote(null);
    if (!sure && wishes.asks && option && harmOf(option, decision, view)) return setUnsure(pick);
    setUnsure(null);
    answer([pick]);
  }

  useTakeBack(lifted === null ? null : () => lift(null));
  useUnwatchedReset(() => setLifted(null));
  useEffect(() => {
    if (byKeys.current) column.current?.querySelector<HTMLElement>('.aim')?.focus({ preventScroll: true });
  }, [lifted]);

  const ends = pickOf('end');
  const heals = pickOf('heal');
  const only = targets.filter(target => target.pick !== null);
  const first = alone?.pick ?? (only.length === 1 ? (only[0]?.pick ?? null) : null);
  return (
    <>
      <div class="column ask" ref={column}>
        <Question {...(up ? aboutLifted(play, up, self) : bangQuestionText(words, decision, view, name))} />
        {targets.length > 0 && (
          <div class="stack">
            {targets.map(({ seat, pick, refused: why }) => (
              <TargetRow
                key={seat}
                seat={seat}
                self={self}
                harms={way?.option.as !== 'panic'}
                verb={pick === null ? null : label(pick)}
                why={why && refusedText(words, why, self, name)}
                onTap={() => (pick === null ? setNote(why && refusedText(words, why, self, name)) : choose(pick))}
              />
            ))}
          </div>
        )}
      </div>
      <div class="tray" ref={tray}>
        <RefusalNote sending={sending} note={note} />
        <Fan
          label={words.onPhone.hand({ n: hand.length })}
          cards={hand.map(({ card, place, ways }) => ({
            card,
            key: place,
            off: ways.length === 0,
            lifted: place === lifted,
          }))}
          onTap={lift}
        >
          {up && (
            <button
              type="button"
              class="round about"
              aria-label={words.onPhone.about({ card: cardName(words, up.card) })}
              onClick={() => setHelp(true)}
            >
              ?
            </button>
          )}
        </Fan>
        <div class="buttons">
          {up ? (
            <Button look="wood" onTap={() => lift(null)}>
              {words.onPhone.back}
            </Button>
          ) : (
            <>
              {heals >= 0 && (
                <Button small look="wood" onTap={() => choose(heals)}>
                  {words.onPhone.trade}
                </Button>
              )}
              <Button look="wood" sending={sending} onTap={() => choose(ends)}>
                {label(ends)}
              </Button>
            </>
          )}
          {first !== null && (
            <Button look={alone ? 'gold' : 'red'} sending={sending} onTap={() => choose(first)}>
              {label(first)}
            </Button>
          )}
        </div>
      </div>
      {help && up && <CardSheet card={up.card} onClose={() => setHelp(false)} />}
      {unsure !== null && (
        <Sure
          harm={harmAt(decision, unsure, play)}
          label={label(unsure)}
          onYes={() => choose(unsure, true)}
          onNo={() => setUnsure(null)}
        />
      )}
    </>
  );
}

function harmAt(decision: BangDecision, pick: number, { view, words }: Play): string {
  const option = decision.options[pick];
  const harm = option ? harmOf(option, decision, view) : null;
  return harm ? words.onPhone.harms[harm] : '';
}

/** What the lifted card asks for, or why it cannot be played. */
function aboutLifted({ words, view, own, name }: Play, { card, ways }: Held, self: number): QuestionText {
  const [way] = ways;
  if (!way) {
    const why = whyNot(card, own?.refused ?? []);
    return { ask: cardName(words, card), why: why ? refusedText(words, why, self, name) : words.onPhone.notNow };
  }
  const { as, at } = way.option;
  const called = playedText(words, card, as);
  if (at === null) return { ask: called, why: words.cards[as].effect };
  const ask = words.onPhone.atWhom({ card: called });
  if (as !== 'bang') return { ask, why: words.cards[as].effect };
  const n = view.reach[self] ?? 1;
  const weapon = (view.inPlay[self] ?? []).map(idOf).find(id => BLUE[id]);
  return {
    ask,
    why: weapon ? words.onPhone.weapon({ weapon: words.cards[weapon].name, n }) : words.onPhone.bareHands({ n }),
  };
}
