import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { COLOURS, MARKS, type Colour, type GuestView, type Mark } from '../../../shared/protocol/room.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { CheckIcon } from '../components/icons.tsx';
import { LanguageSwitch } from '../components/language.tsx';
import { OnSheet } from '../components/person.tsx';
import { Rules } from '../rules-part.tsx';
import { useSaid } from '../said.ts';
import { SeatPart } from '../seat-part.tsx';
import { usePhone, useRequest } from '../state.ts';
import { memory, ofRider, remembered, remember } from '../memory.ts';

/** Taking a seat; with `me`, changing name and mark of the seat one has. */
export function JoinScreen({ me, onDone }: { me?: GuestView; onDone?: () => void }): JSX.Element {
  const { seen, words, watch, rider } = usePhone();
  const own = ofRider(memory, rider);
  const { room } = seen;
  const { join: t, stay } = words.phone;
  const [open, setOpen] = useState<'nothing' | 'return' | 'help'>('nothing');
  const close = () => setOpen('nothing');
  const others = [...room.guests, ...room.waiting].filter(guest => guest.guest !== me?.guest);
  const known = others.some(({ bot }) => !bot);
  const [name, setName] = useState(me?.name ?? remembered(own, 'name') ?? '');
  const [wantedMark, setMark] = useState<string | null>(me?.mark ?? remembered(own, 'mark'));
  const [wantedColour, setColour] = useState<string | null>(me?.colour ?? remembered(own, 'colour'));
  const [note, setNote] = useState<string | null>(null);
  const { sending, send, clear } = useRequest();
  const mark = free(MARKS, wantedMark, mark => others.some(o => o.mark === mark));
  const colour = free(COLOURS, wantedColour, colour => others.some(o => o.colour === colour));
  const taken = room.guests.length;
  const running = room.phase === 'game';
  const full = !running && !me && taken >= room.seats.max;
  const places = taken >= room.seats.max ? t.full : t.places({ taken, free: Math.max(0, room.seats.max - taken) });

  const chairs = running ? t.running : places;
  useSaid(chairs);

  function sit(): void {
    if (!mark || !colour) return setNote(t.full);
    setNote(null);
    remember(own, { name, mark, colour });
    send({ type: me ? 'dress' : 'join', name: name.trim(), mark, colour }, onDone);
  }

  function pick<Value extends string>(value: Value, by: GuestView | undefined, what: string, set: (v: Value) => void) {
    clear();
    setNote(by ? t.taken({ what, by: by.name }) : null);
    if (!by) set(value);
  }

  return (
    <main class="fills">
      <form
        class={`screen join ${colour ?? ''}`}
        onSubmit={event => {
          event.preventDefault();
          sit();
        }}
      >
        <div class="plate">
          <h1 class="title">{words.phone.title}</h1>
          <p>{chairs}</p>
        </div>
        {!me && (
          <div class="pair">
            {known && (
              <Button small look="wood" onTap={() => setOpen('return')}>
                {stay.wasHere}
              </Button>
            )}
            {known && !full && (
              <Button small look="wood" onTap={() => watch(true)}>
                {stay.justWatch}
              </Button>
            )}
            <Button small look="wood" onTap={() => setOpen('help')}>
              {words.phone.game.help}
            </Button>
          </div>
        )}
        <label>
          <h2>{t.name}</h2>
          <input
            type="text"
            value={name}
            autocomplete="nickname"
            enterkeyhint="done"
            maxLength={64}
            onInput={event => {
              clear();
              setName(event.currentTarget.value);
            }}
          />
        </label>
        <fieldset role="radiogroup" aria-label={t.mark}>
          <h2>{t.mark}</h2>
          <div class="tiles">
            {MARKS.map(value => (
              <Tile
                key={value}
                id={value}
                what={t.marks[value]}
                by={others.find(o => o.mark === value)?.name ?? null}
                chosen={mark === value}
                onTap={() =>
                  pick<Mark>(
                    value,
                    others.find(o => o.mark === value),
                    t.marks[value],
                    setMark,
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <fieldset role="radiogroup" aria-label={t.colour}>
          <h2>{t.colour}</h2>
          <div class="colours">
            {COLOURS.map(value => (
              <Tile
                key={value}
                id={value}
                what={t.colours[value]}
                by={others.find(o => o.colour === value)?.name ?? null}
                chosen={colour === value}
                onTap={() =>
                  pick<Colour>(
                    value,
                    others.find(o => o.colour === value),
                    t.colours[value],
                    setColour,
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        {!me && <LanguageSwitch />}
        <div class="actions">
          <RefusalNote sending={sending} note={note} />
          {onDone && (
            <Button look="wood" onTap={onDone}>
              {words.phone.cancel}
            </Button>
          )}
          <Button look="gold" sending={sending} onTap={full ? () => watch(true) : sit}>
            {full ? stay.justWatch : me ? t.change : running ? t.wait : t.sit}
          </Button>
        </div>
      </form>
      {open === 'return' && <SeatPart show={parts => <parts.ReturnSheet onClose={close} />} />}
      {open === 'help' && <Rules onClose={close} />}
    </main>
  );
}

function Tile(props: {
  id: Mark | Colour;
  what: string;
  by: string | null;
  chosen: boolean;
  onTap(): void;
}): JSX.Element {
  const { words } = usePhone();
  return (
    <button
      type="button"
      role="radio"
      class="tile"
      aria-checked={props.chosen ? 'true' : 'false'}
      aria-disabled={props.by ? 'true' : 'false'}
      aria-label={props.by ? words.phone.join.taken({ what: props.what, by: props.by }) : props.what}
      onClick={props.onTap}
    >
      <OnSheet id={props.id} />
      {props.chosen && (
        <span class="check">
          <CheckIcon />
        </span>
      )}
    </button>
  );
}

/** What was wanted while it is free, else the first that is. */
function free<Value extends string>(
  all: readonly Value[],
  wanted: string | null,
  isTaken: (value: Value) => boolean,
): Value | null {
  return all.find(value => value === wanted && !isTaken(value)) ?? all.find(value => !isTaken(value)) ?? null;
}
