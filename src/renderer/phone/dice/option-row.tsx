import type { JSX } from 'preact';
import type { DiceDecision, DiceView, Option } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { art } from '../art.ts';
import { CharacterFace, Figure, Shape } from '../components/person.tsx';
import { useDice, type DicePhone } from './use-dice.ts';
import { namesOf } from '../words.ts';
import { awayFrom } from './selection.ts';

interface OptionRowProps {
  game: DiceView;
  decision: DiceDecision;
  option: Option;
  picks: readonly number[];
  chosen: boolean;
  several: boolean;
  onTap(): void;
}

export function OptionRow({ game, decision, option, picks, chosen, several, onTap }: OptionRowProps): JSX.Element {
  const phone = useDice();
  const harms = option.kind === 'shoot' || option.kind === 'double';
  const seat = seatOf(option);
  const away = seat === null || !harms ? null : awayFrom(game.fell, decision.seat, seat);
  return (
    <button
      type="button"
      class={`row ${chosen ? 'chosen' : ''} ${harms ? '' : 'kind'}`}
      aria-pressed={chosen ? 'true' : 'false'}
      data-several={several}
      onClick={onTap}
    >
      {seat === null ? (
        <span class="grow">{wordOf(phone, decision, option, picks)}</span>
      ) : (
        <PersonPart game={game} seat={seat} away={away} self={seat === decision.seat} />
      )}
      {chosen && harms && <img src={art('tokens', 'reticle')} alt="" width="34" height="34" />}
      {chosen && !harms && <span aria-hidden="true">✓</span>}
    </button>
  );
}

export function TooFarRow(props: { game: DiceView; seat: Seat; away: number; onTap(): void }): JSX.Element {
  const { words } = useDice();
  return (
    <button type="button" class="row off" aria-disabled="true" onClick={props.onTap}>
      <PersonPart game={props.game} seat={props.seat} away={props.away} self={false} />
      <span class="caption">{words.phone.why}</span>
    </button>
  );
}

function PersonPart(props: { game: DiceView; seat: Seat; away: number | null; self: boolean }): JSX.Element {
  const { seen, words } = useDice();
  const { game, seat, away } = props;
  const guest = seen.room.guests[seat];
  const t = words.phone.game;
  const life = game.life[seat] ?? 0;
  const max = game.maxLife[seat] ?? 0;
  const arrows = game.arrows[seat] ?? 0;
  const role = game.roles[seat] ?? null;
  const facts = [
    props.self && words.phone.lobby.you,
    role && words.dice.roles[role],
    away !== null && t.away({ n: away }),
  ].filter(fact => typeof fact === 'string');
  return (
    <>
      <CharacterFace character={game.characters[seat] ?? ''} colour={guest?.colour ?? ''} />
      <Shape colour={guest?.colour ?? ''} />
      <span class="grow">
        <span class="name">{namesOf(seen)(seat)}</span>
        <small>{facts.join(words.phone.and)}</small>
      </span>
      {arrows > 0 && <Figure shelf="tokens" id="arrow" n={arrows} label={t.arrows({ n: arrows })} />}
      <Figure shelf="tokens" id="bullet" n={life} label={t.life({ n: life, max })} />
    </>
  );
}

function seatOf(option: Option): Seat | null {
  switch (option.kind) {
    case 'shoot':
      return option.at;
    case 'drink':
    case 'heal':
      return option.to;
    case 'remove':
      return option.from;
    case 'throw':
    case 'die':
    case 'double':
    case 'swap':
    case 'return':
    case 'stop':
      return null;
    default:
      return option satisfies never;
  }
}

function wordOf({ seen, words }: DicePhone, decision: DiceDecision, option: Option, picks: readonly number[]): string {
  const t = words.dice.choose;
  switch (option.kind) {
    case 'throw':
      return t.throw;
    case 'die': {
      const face = seen.game?.id === 'dice' ? seen.game.turn?.dice[option.die] : undefined;
      return t.die({ face: face ? words.dice.faces[face].name : String(option.die + 1) });
    }
    case 'double': {
      const aimed = decision.options.find(
        (other, i) => other.kind === 'shoot' && other.die === option.die && picks.includes(i),
      );
      return t.doubleAt({ name: aimed?.kind === 'shoot' ? namesOf(seen)(aimed.at) : '…' });
    }
    case 'swap':
      return t.arrows({ n: option.arrows });
    case 'return':
      return t.giveBack({ n: option.arrows });
    case 'stop':
      return t.stop;
    case 'shoot':
    case 'drink':
    case 'heal':
    case 'remove':
      return '';
    default:
      return option satisfies never;
  }
}
