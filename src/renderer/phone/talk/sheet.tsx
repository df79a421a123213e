import type { JSX } from 'preact';
import { REACTIONS, type Reaction, type Say } from '../../../shared/protocol/talk.ts';
import { RefusalNote } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { art } from '../art.ts';
import { useAside } from '../aside/words.ts';
import { usePhone, useRequest } from '../state.ts';
import { About, CardClaims, RoleClaims } from './claims.tsx';
import { Saying } from './saying.tsx';
import { gagOf, shownRole } from './speech.ts';
import { Writing } from './writing.tsx';

/** Everything that can be said across the table: pictures go at a tap, and the sheet with them. */
export function TalkSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { seen } = usePhone();
  const { room, game, you } = seen;
  const t = useAside().talk;
  const { sending, send } = useRequest();
  const gag = gagOf(seen);
  const say = (what: Say, done?: () => void) => send({ type: 'say', what }, done);
  const seat = room.phase === 'game' ? you.seat : null;
  return (
    <Sheet title={t.title} onClose={onClose}>
      <div class="stack talk">
        <RefusalNote sending={sending} note={gag && t[gag]} />
        {(gag === null || gag === 'hushed') && (
          <ReactionGrid onTap={reaction => say({ say: 'reaction', reaction }, onClose)} />
        )}
        {gag === null && (
          <>
            {seat !== null && shownRole(game, seat) === null && <RoleClaims seat={seat} say={say} />}
            {seat !== null && game?.id === 'bang' && !game.fell[seat] && <CardClaims say={say} />}
            {seat !== null && <About seat={seat} say={say} />}
            <Writing sending={sending} say={say} />
          </>
        )}
        <section>
          <h3>{t.said}</h3>
          {room.talk.length === 0 && <p class="caption">{t.nothing}</p>}
          <ol class="log">
            {room.talk.toReversed().map(spoken => (
              <li key={spoken.no}>
                <Saying spoken={spoken} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Sheet>
  );
}

/** Eight pictures, each with its word for those who do not see it. */
export function ReactionGrid({ onTap }: { onTap(reaction: Reaction): void }): JSX.Element {
  const t = useAside();
  return (
    <div class="reactions" role="group" aria-label={t.talk.reactions}>
      {REACTIONS.map(reaction => (
        <button key={reaction} type="button" aria-label={t.words.reactions[reaction]} onClick={() => onTap(reaction)}>
          <img src={art('reactions', reaction)} alt="" />
        </button>
      ))}
    </div>
  );
}
