import type { Knock, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { knockText } from '../../../shared/text/knocks.ts';

type Words = Catalogue['table']['room'];

/** Who is at the door; the host's window answers for the first of them. */
export function KnockBanner(props: {
  room: RoomView;
  knock: Knock;
  steers: boolean;
  words: Words;
  answer: (yes: boolean) => void;
}) {
  const { room, knock, steers, words, answer } = props;
  const more = room.knocks.length - 1;
  return (
    <section class="knock" role="status">
      <p class="what">{knockText(words.knocks, room, knock)}</p>
      {steers ? (
        <div class="answers">
          <button type="button" class="go" onClick={() => answer(true)}>
            <kbd>Y</kbd> {words.letIn}
          </button>
          <button type="button" onClick={() => answer(false)}>
            <kbd>N</kbd> {words.notIn}
          </button>
        </div>
      ) : (
        <p>{words.knockElsewhere}</p>
      )}
      {more > 0 && <p>{words.knockMore({ n: more })}</p>}
    </section>
  );
}
