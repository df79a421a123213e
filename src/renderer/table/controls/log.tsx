import type { Colour } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Recent } from '../scenes/recent.ts';
import { addressOf } from '../stage/textures.ts';

/** The last events in words and pictures, the newest on top; the table's corner has room for three. */
export function Log({ recent, words }: { recent: readonly Recent[]; words: Catalogue['table']['show']['log'] }) {
  if (recent.length === 0) return <p>{words.none}</p>;
  return (
    <ol class="log">
      {recent.toReversed().map(({ told, notes, colours }, place) => {
        const [note] = notes;
        const whom = note && note.to !== note.from && note.to !== null ? colours[note.to] : undefined;
        const who = (note && note.from !== null ? colours[note.from] : undefined) ?? (whom ? undefined : told.colour);
        return (
          <li key={recent.length - place}>
            <Shape colour={who ?? null} />
            {note ? <img src={addressOf(note.what.picture)} alt="" /> : <i />}
            <Shape colour={whom ?? null} />
            <span>{told.sentence}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Shape({ colour }: { colour: Colour | null }) {
  return colour ? <img src={addressOf(`shapes/${colour}`)} alt="" /> : <i />;
}
