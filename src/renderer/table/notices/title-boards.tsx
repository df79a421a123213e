import type { Desk, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { SheetName } from '../controls/bar.tsx';
import { gameName } from '../controls/tables.tsx';
import { namesLine } from './status-lines.ts';
import { whenText } from './when.ts';

/** Lines on a board; the sheet behind its key has them all. */
const MOST = 2;

/** Other tables on this network and the last evenings, over chairs that are still empty. */
export function TitleBoards(props: {
  room: RoomView;
  desk: Desk | null;
  words: Catalogue['table'];
  open: (sheet: SheetName) => void;
}) {
  const { room, desk, words, open } = props;
  const { tables, past } = words.desk;
  const { between } = words.room;
  const evenings = desk?.evenings ?? [];
  if (room.tables.length + evenings.length === 0) return null;
  return (
    <div class="boards">
      {room.tables.length > 0 && (
        <section>
          <h2>{tables.title}</h2>
          {room.tables.slice(0, MOST).map(({ name, url, game, players, fits }) => (
            <p key={url}>
              <b>{name}</b>
              <small>{fits ? tables.facts({ game: gameName(game, tables), players }) : tables.otherVersion}</small>
            </p>
          ))}
          <button type="button" aria-haspopup="dialog" onClick={() => open('tables')}>
            <kbd>T</kbd> {tables.all}
          </button>
        </section>
      )}
      {evenings.length > 0 && (
        <section>
          <h2>{past.title}</h2>
          {evenings.slice(0, MOST).map(({ id, began, game, players, winners }) => (
            <p key={id}>
              <b>{whenText(began, room.language)}</b>
              <small>
                {winners === null
                  ? `${past.notOver}: ${namesLine(players, between)}`
                  : winners.length === 0
                    ? `${tables.games[game]}: ${past.nobodyWon}`
                    : `${tables.games[game]}: ${past.won({ names: namesLine(winners, between) })}`}
              </small>
            </p>
          ))}
          <button type="button" aria-haspopup="dialog" onClick={() => open('past')}>
            <kbd>G</kbd> {past.all}
          </button>
        </section>
      )}
    </div>
  );
}
