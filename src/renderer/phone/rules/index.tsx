import './rules.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { GAMES, type GameId } from '../../../shared/games.ts';
import type { Language } from '../../../shared/protocol/room.ts';
import { loadGuide } from '../../../shared/text/guide.ts';
import { Button } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useLoaded } from '../loaded.ts';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';
import { Tour } from '../tour/index.tsx';
import { entriesOf } from './entries.ts';
import { found, type Entry } from './search.ts';

type Wanted = `${GameId} ${Language}`;

async function load(wanted: Wanted): Promise<{ wanted: Wanted; entries: readonly Entry[] }> {
  const [game, language] = wanted.split(' ') as [GameId, Language];
  return { wanted, entries: await entriesOf(game, language) };
}

/** The rules of both games, to be searched while one types. */
export function RulesSheet({ onClose }: { onClose(): void }): JSX.Element | null {
  const { seen, words, language } = usePhone();
  const guide = useLoaded(loadGuide, language);
  const [game, setGame] = useState<GameId>(seen.game?.id ?? seen.room.game);
  const [typed, setTyped] = useState('');
  const [touring, setTouring] = useState(false);
  const wanted: Wanted = `${game} ${language}`;
  const loaded = useLoaded(load, wanted);
  const entries = loaded?.wanted === wanted ? found(loaded.entries, typed) : [];
  const some = guide && (entries.length > 0 ? guide.rules.found({ n: entries.length }) : guide.rules.nothing);
  const word = typed.trim() !== '' && loaded ? some : null;
  useSaid(word);
  if (!guide) return null;
  if (touring) return <Tour game={game} words={guide} onClose={onClose} />;
  const t = guide.rules;
  return (
    <Sheet title={t.title} onClose={onClose}>
      <div class="stack">
        <div class="games" role="group" aria-label={words.phone.lobby.game}>
          {GAMES.map(id => (
            <button
              key={id}
              type="button"
              class={`button small ${id === game ? 'gold' : 'wood'}`}
              aria-pressed={id === game ? 'true' : 'false'}
              onClick={() => setGame(id)}
            >
              {words.phone.lobby.games[id]}
            </button>
          ))}
        </div>
        <label>
          <b>{t.search}</b>
          <input
            type="text"
            class="query"
            autocomplete="off"
            enterkeyhint="search"
            value={typed}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <p class="caption">{word}</p>
      </div>
      <dl class="help rules">
        {entries.map((entry, at) => (
          <div key={`${entry.kind} ${entry.id}`}>
            <dt class={entry.kind === 'card' ? 'tall' : ''}>
              {typed.trim() === '' && entry.kind !== entries[at - 1]?.kind && (
                <span class="kind">{t.kinds[entry.kind]}</span>
              )}
              {entry.pictures.map((src, n) => (
                <img key={n} src={src} alt="" loading="lazy" />
              ))}
              <span>{entry.title}</span>
            </dt>
            <dd>{entry.text}</dd>
          </div>
        ))}
      </dl>
      {typed.trim() === '' && (
        <Button look="wood" onTap={() => setTouring(true)}>
          {t.tour}
        </Button>
      )}
    </Sheet>
  );
}
