import type { JSX } from 'preact';
import type { GameView } from '../../../shared/games.ts';
import { askedText, questionText } from '../../../shared/text/prompts.ts';
import { AsidePart } from '../aside-part.tsx';
import { GameFoot } from '../components/game-foot.tsx';
import { Question } from '../components/question.tsx';
import { Figure } from '../components/person.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { DecisionPart } from './decision.tsx';
import { CharacterSheet } from './help.tsx';
import { DiceLog, DiceMissed } from './happened.tsx';
import { Others } from './others.tsx';
import { DiceShown } from './shown.tsx';
import { useDice } from './use-dice.ts';
import { namesOf, onlookerText } from '../words.ts';

/** The game as one seat sees it; without a seat, as the room does. */
export function DiceGame({ game }: { game: GameView<'dice'> }): JSX.Element {
  const { seen, words } = useDice();
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
        ? onlookerText(seen, words)
        : null;
  const current = game.asked
    ? askedText(words, game.asked, name)
    : game.turn
      ? t.turnOf({ name: name(game.turn.seat) })
      : words.phone.title;
  const colour = (seat === null ? room.waiting : room.guests).find(g => g.guest === you.guest)?.colour ?? '';

  const aims = game.characters.length === 3 ? words.dice.duelGoals : words.dice.goals;
  const character = (own && game.characters[own.seat]) ?? null;
  const arrows = own ? (game.arrows[own.seat] ?? 0) : 0;

  return (
    <div class={`${colour} ${decision ? 'asked' : ''}`}>
      {own && (
        <TopBar
          seat={own.seat}
          life={game.life[own.seat] ?? 0}
          max={game.maxLife[own.seat] ?? 0}
          role={{ role: own.role, name: words.dice.roles[own.role], goal: aims[own.role] }}
          character={character && { id: character, name: words.dice.characters[character].name }}
          about={close => (character ? <CharacterSheet character={character} onClose={close} /> : <></>)}
        >
          <Figure shelf="tokens" id="arrow" n={arrows} label={t.arrows({ n: arrows })} />
        </TopBar>
      )}
      <DiceMissed asked={decision !== null} />
      <main class="screen game">
        <div class="column">
          <Question
            ask={question?.ask ?? current}
            why={question ? (decision ? question.why : `${question.why} ${current}`) : t.pile({ n: game.pile })}
          />
          {decision?.prompt !== 'reroll' && <DiceShown game={game} />}
        </div>
        <div class="column">
          {decision && <DecisionPart key={decision.no} game={game} decision={decision} />}
          {you.ghost && <AsidePart show={parts => <parts.Ghost />} />}
          <AsidePart show={parts => <parts.Buttons />} />
          <section class="stack">
            <h2>{t.players}</h2>
            <Others game={game} />
          </section>
          <GameFoot log={<DiceLog />} />
        </div>
      </main>
    </div>
  );
}
