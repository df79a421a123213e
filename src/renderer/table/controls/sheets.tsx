import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Command } from '../../../shared/protocol/messages.ts';
import { LANGUAGES, PACES, type GuestNo, type RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

type Words = Catalogue['table']['controls'];
type HouseRules = Catalogue['dice']['options'];
type Give = (command: Command) => void;

export function Sheet({
  title,
  close,
  words,
  children,
}: {
  title: string;
  close: () => void;
  words: Words;
  children: ComponentChildren;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <div class="sheet" role="dialog" aria-label={title} tabIndex={-1} ref={sheet}>
      <h2>{title}</h2>
      {children}
      <div class="row">
        <span />
        <button type="button" class="go" onClick={close}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

/** The order of the sofa, who leads, and who leaves. */
export function Seats({ room, words, give }: { room: RoomView; words: Words; give: Give }) {
  const order = room.guests.map(({ guest }) => guest);
  const swap = (a: number, b: number): void => {
    const guests: GuestNo[] = [...order];
    const [one, two] = [guests[a], guests[b]];
    if (one === undefined || two === undefined) return;
    guests[a] = two;
    guests[b] = one;
    give({ do: 'order', guests });
  };
  if (order.length === 0) return <p>{words.nobodySeated}</p>;
  return (
    <ol>
      {room.guests.map(({ guest, name, bot }, i) => (
        <li key={guest} class="row">
          <span class="name">
            {name} {bot ? `(${words.bot})` : guest === room.lead ? `(${words.leads})` : ''}
          </span>
          <button type="button" aria-label={words.moveLeft({ name })} disabled={i === 0} onClick={() => swap(i, i - 1)}>
            ◀
          </button>
          <button
            type="button"
            aria-label={words.moveRight({ name })}
            disabled={i === order.length - 1}
            onClick={() => swap(i, i + 1)}
          >
            ▶
          </button>
          {!bot && guest !== room.lead && (
            <button type="button" aria-label={words.makeLead({ name })} onClick={() => give({ do: 'lead', guest })}>
              ♛
            </button>
          )}
          <button
            type="button"
            class="harm"
            aria-label={words.remove({ name })}
            onClick={() => give({ do: 'remove', guest })}
          >
            ✕
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Language, pace and house rules. */
export function Settings({
  room,
  words,
  houseRules,
  give,
}: {
  room: RoomView;
  words: Words;
  houseRules: HouseRules;
  give: Give;
}) {
  const rules = room.rules.dice;
  const { gatlingArrows: arrows, allFall: falling } = houseRules;
  const locked = room.phase === 'game';
  return (
    <>
      <Choice
        label={words.language}
        value={room.language}
        choices={LANGUAGES}
        names={words.languages}
        choose={language => give({ do: 'language', language })}
      />
      <Choice
        label={words.pace}
        value={room.pace}
        choices={PACES}
        names={words.paces}
        choose={pace => give({ do: 'pace', pace })}
      />
      <h3>{words.rules}</h3>
      <Choice
        label={arrows.name}
        value={rules.gatlingArrows}
        choices={['first', 'last']}
        names={arrows}
        disabled={locked}
        choose={gatlingArrows => give({ do: 'rules', game: 'dice', rules: { ...rules, gatlingArrows } })}
      />
      <Choice
        label={falling.name}
        value={rules.allFall}
        choices={['outlaw', 'nobody']}
        names={falling}
        disabled={locked}
        choose={allFall => give({ do: 'rules', game: 'dice', rules: { ...rules, allFall } })}
      />
    </>
  );
}

function Choice<Value extends string>({
  label,
  value,
  choices,
  names,
  choose,
  disabled = false,
}: {
  label: string;
  value: Value;
  choices: readonly Value[];
  names: Readonly<Record<Value, string>>;
  choose: (value: Value) => void;
  disabled?: boolean;
}) {
  return (
    <label class="row">
      <span>{label}</span>
      <select
        disabled={disabled}
        value={value}
        onChange={event => {
          const chosen = choices.find(choice => choice === event.currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function About({ words }: { words: Catalogue['table']['about'] }) {
  return (
    <>
      <p>{words.fan}</p>
      <p>{words.icons}</p>
      <p>{words.fonts}</p>
      <p>{words.ours}</p>
    </>
  );
}

export function Keys({ words }: { words: Words }) {
  const { keys } = words;
  const list: [string, string][] = [
    ['Enter', keys.start],
    ['B', keys.bot],
    ['F', keys.full],
    ['M', keys.mute],
    ['S', keys.seats],
    ['O', keys.settings],
    ['?', keys.help],
    ['Esc', keys.close],
  ];
  return (
    <ol>
      {list.map(([key, text]) => (
        <li key={key} class="row">
          <kbd>{key}</kbd>
          <span class="name">{text}</span>
        </li>
      ))}
    </ol>
  );
}
