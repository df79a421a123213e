import { useState } from 'preact/hooks';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { PastGame, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { whenText } from '../notices/when.ts';
import { Sure } from './sure.tsx';

interface PastProps {
  readonly evenings: readonly PastGame[];
  readonly room: Pick<RoomView, 'phase' | 'language'>;
  readonly words: Catalogue['table'];
  give(command: Command): void;
  put(sheet: null): void;
}

/** Games in the data folder: when, who, who won; how to go on with one that was broken off, and how to be rid of one. */
export function Past({ evenings, room, words, give, put }: PastProps) {
  const [sure, setSure] = useState<string | null>(null);
  const { past, tables } = words.desk;
  const { between } = words.room;
  if (evenings.length === 0) return <p>{past.none}</p>;
  return (
    <ol>
      {evenings.map(({ id, began, game, players, winners, fits }) => {
        const when = whenText(began, room.language);
        const won =
          winners === null
            ? past.notOver
            : winners.length === 0
              ? past.nobodyWon
              : past.won({ names: winners.join(between) });
        return (
          <li key={id}>
            <div class="row">
              <span class="name">
                {when} <small>{`${tables.games[game]}: ${players.join(between)}`}</small>
                <small>{won}</small>
                {!fits && <small class="warn">{past.otherRules}</small>}
              </span>
              {winners === null && fits && room.phase === 'lobby' && (
                <button
                  type="button"
                  class="go"
                  aria-label={past.goOn({ when })}
                  onClick={() => {
                    put(null);
                    give({ do: 'takeUp', past: id });
                  }}
                >
                  {words.desk.resume}
                </button>
              )}
              <button
                type="button"
                class="harm"
                aria-label={past.forgetIt({ when })}
                aria-expanded={sure === id}
                onClick={() => setSure(id)}
              >
                {past.forget}
              </button>
            </div>
            {sure === id && (
              <Sure
                question={past.sure({ when })}
                yes={past.yes}
                no={past.no}
                answer={yes => {
                  setSure(null);
                  if (yes) give({ do: 'forget', past: id });
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
