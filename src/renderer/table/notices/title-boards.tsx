import type { ComponentChildren } from 'preact';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { Desk, PastGame, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { SheetName } from '../controls/bar.tsx';
import { gameName } from '../controls/tables.tsx';
import { offeredGames } from './offered.ts';
import { namesLine } from './status-lines.ts';
import { shortWhenText } from './when.ts';

/** Lines on a board; the sheet behind its key has them all. */
const MOST = 2;

/** Other tables on this network and the last evenings, over chairs that are still empty. */
export function TitleBoards(props: {
  room: RoomView;
  desk: Desk | null;
  words: Catalogue['table'];
  give: (command: Command) => void;
  open: (sheet: SheetName) => void;
}) {
  const { room, desk, words, give, open } = props;
  const { tables, past } = words.desk;
  const { between } = words.room;
  const evenings = desk?.evenings ?? [];
  const offered = offeredGames(desk);
  const others = evenings.filter(evening => !offered.includes(evening));
  if (room.tables.length + evenings.length === 0) return null;
  const about = ({ game, players }: PastGame): string => `${tables.games[game]}: ${namesLine(players, between)}`;
  const ended = (evening: PastGame): string => {
    if (evening.winners === null) return past.notOver;
    return evening.winners.length === 0 ? past.nobodyWon : past.won({ names: namesLine(evening.winners, between) });
  };
  return (
    <div class="boards">
      {room.tables.length > 0 && (
        <Board title={tables.title} sheet="tables" letter="T" all={tables.all} open={open}>
          {room.tables.slice(0, MOST).map(({ name, url, game, players, fits }) => (
            <p key={url}>
              <b>{name}</b>
              <small>{fits ? tables.facts({ game: gameName(game, tables), players }) : tables.otherVersion}</small>
            </p>
          ))}
        </Board>
      )}
      {evenings.length > 0 && (
        <Board
          title={offered.length > 0 ? past.waiting : past.title}
          sheet="past"
          letter="G"
          all={past.all}
          open={open}
        >
          {offered.map((evening, i) => (
            <button
              key={evening.id}
              type="button"
              class="go"
              aria-keyshortcuts={String(i + 1)}
              onClick={() => give({ do: 'takeUp', past: evening.id })}
            >
              <kbd>{i + 1}</kbd>
              <span>
                <b>{past.goOn({ when: shortWhenText(evening.played, room.language) })}</b>
                <small>{about(evening)}</small>
              </span>
            </button>
          ))}
          {others.slice(0, MOST - offered.length).map(evening => (
            <p key={evening.id}>
              <b>{`${shortWhenText(evening.began, room.language)} · ${ended(evening)}`}</b>
              <small>{about(evening)}</small>
            </p>
          ))}
        </Board>
      )}
    </div>
  );
}

function Board(props: {
  title: string;
  sheet: SheetName;
  letter: string;
  all: string;
  open: (sheet: SheetName) => void;
  children: ComponentChildren;
}) {
  const { title, sheet, letter, all, open, children } = props;
  return (
    <section>
      <header>
        <h2>{title}</h2>
        <button type="button" aria-haspopup="dialog" onClick={() => open(sheet)}>
          <kbd>{letter}</kbd> {all}
        </button>
      </header>
      {children}
    </section>
  );
}
