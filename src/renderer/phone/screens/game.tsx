import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameView } from '../../../shared/games.ts';
import { askedText, questionText } from '../../../shared/text/prompts.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { LanguageSwitch } from '../components/language.tsx';
import { Log } from '../components/log.tsx';
import { Sheet } from '../components/sheet.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { DecisionPart } from '../dice/decision.tsx';
import { HelpList } from '../dice/help.tsx';
import { Others } from '../dice/others.tsx';
import { DiceShown } from '../dice/shown.tsx';
import { usePhone, useRequest } from '../state.ts';
import { namesOf } from '../words.ts';

/** The game as one seat sees it; without a seat, as the room does. */
export function GameScreen({ game }: { game: GameView<'dice'> }): JSX.Element {
  const { seen, words } = usePhone();
  const [help, setHelp] = useState(false);
  const { room, you } = seen;
  const own = seen.own?.id === 'dice' ? seen.own : null;
  const t = words.phone.game;
  const name = namesOf(seen);
  const decision = own?.decision ?? null;
  const seat = you.seat;
  const fell = seat !== null && game.fell[seat] !== null;
  const question = decision
    ? questionText(words, decision, game, name)
    : fell
      ? { ask: t.youFell, why: t.youFellWhy }
      : seat === null
        ? { ask: words.phone.lobby.wait, why: words.phone.lobby.waitWhy }
        : null;
  const current = game.asked
    ? askedText(words, game.asked, name)
    : game.turn
      ? t.turnOf({ name: name(game.turn.seat) })
      : words.phone.title;
  const colour = (seat === null ? room.waiting : room.guests).find(g => g.guest === you.guest)?.colour ?? '';

  return (
    <div class={`${colour} ${decision ? 'asked' : ''}`}>
      {own && <TopBar game={game} own={own} />}
      <main class="screen game">
        <div class="column">
          <section class="question" aria-live="polite" aria-atomic="true">
            <h1>{question?.ask ?? current}</h1>
            <p>{question ? (decision ? question.why : `${question.why} ${current}`) : t.pile({ n: game.pile })}</p>
          </section>
          {decision?.prompt !== 'reroll' && <DiceShown game={game} />}
        </div>
        <div class="column">
          {decision && <DecisionPart key={decision.no} game={game} decision={decision} />}
          <section class="stack">
            <h2>{t.players}</h2>
            <Others game={game} />
          </section>
          <section>
            <h2>{t.log}</h2>
            <Log />
          </section>
          <div class="pair foot">
            <Button small look="wood" onTap={() => setHelp(true)}>
              {t.help}
            </Button>
            <LanguageSwitch />
            {you.steers && <EndGame />}
          </div>
        </div>
      </main>
      {help && (
        <Sheet title={t.help} onClose={() => setHelp(false)}>
          <HelpList />
        </Sheet>
      )}
    </div>
  );
}

function EndGame(): JSX.Element {
  const { words } = usePhone();
  const [sure, setSure] = useState(false);
  const { sending, send } = useRequest();
  const t = words.phone.game;
  return (
    <>
      <Button small look="wood" onTap={() => setSure(true)}>
        {t.end}
      </Button>
      {sure && (
        <Sheet title={t.end} onClose={() => setSure(false)}>
          <div class="stack">
            <p>{t.endWhy}</p>
            <RefusalNote sending={sending} />
            <Button look="red" sending={sending} onTap={() => send({ type: 'command', command: { do: 'lobby' } })}>
              {t.end}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
