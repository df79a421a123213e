import type { GameId } from '../../../shared/games.ts';
import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { leadName } from '../scenes/pause-words.ts';
import { namesLine } from './status-lines.ts';
import { whenText } from './when.ts';

/** A game that was found on disk waits to be taken up again. */
export function KeptGame(props: {
  room: RoomView;
  game: GameId;
  from: number;
  steers: boolean;
  words: Catalogue['table']['room'];
  goOn: () => void;
  fresh: () => void;
}) {
  const { room, game, from, steers, words, goOn, fresh } = props;
  const { kept } = words;
  const lead = leadName(room);
  const names = namesLine(
    room.guests.map(({ name }) => name),
    words.between,
  );
  return (
    <div class="dusk">
      <section class="kept" role="status">
        <h2>{kept.title}</h2>
        <p class="what">{kept.when({ when: whenText(from, room.language) })}</p>
        <p>{kept.people({ game: kept.game[game], names })}</p>
        {steers ? (
          <div class="answers">
            <button type="button" class="go" onClick={goOn}>
              <kbd>Enter</kbd> {kept.goOn}
            </button>
            <button type="button" onClick={fresh}>
              <kbd>N</kbd> {kept.fresh}
            </button>
          </div>
        ) : (
          <p>{lead === null ? kept.atHost : kept.elsewhere({ name: lead })}</p>
        )}
      </section>
    </div>
  );
}
