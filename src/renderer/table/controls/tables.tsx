import { useState } from 'preact/hooks';
import { GAMES } from '../../../shared/games.ts';
import type { OtherTable } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { tableUrl } from './typed-address.ts';

type Words = Catalogue['table']['desk']['tables'];

/** Other hosts on this network: their tables open in place of this page. */
export function Tables({ tables, words }: { tables: readonly OtherTable[]; words: Words }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <p>{words.why}</p>
      {tables.length === 0 && <p>{words.none}</p>}
      <ol>
        {tables.map(table => (
          <li key={table.url} class="row">
            <span class="name">
              {table.name} <small>{words.facts({ game: gameName(table.game, words), players: table.players })}</small>
              {!table.fits && <small class="warn">{words.otherVersion}</small>}
            </span>
            {table.fits && (
              <button type="button" onClick={() => location.assign(table.url)}>
                {words.open({ name: table.name })}
              </button>
            )}
          </li>
        ))}
      </ol>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          const url = tableUrl(typed);
          setWrong(url === null);
          if (url !== null) location.assign(url);
        }}
      >
        <label>
          {words.typed}{' '}
          <input
            value={typed}
            placeholder={words.example}
            autocomplete="off"
            spellcheck={false}
            aria-invalid={wrong}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{words.go}</button>
      </form>
      {wrong && <p role="alert">{words.wrong}</p>}
    </>
  );
}

export function gameName(game: string, words: Words): string {
  const known = GAMES.find(one => one === game);
  return known ? words.games[known] : words.unknownGame;
}
