import './notices.css';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { SheetName } from '../controls/bar.tsx';
import { leadName } from '../scenes/pause-words.ts';
import type { Seen } from '../scenes/scene.ts';
import { adviceWords } from './advice-words.ts';
import { DoctorPanel } from './doctor-panel.tsx';
import { KeptGame } from './kept-game.tsx';
import { KnockBanner } from './knock-banner.tsx';
import { NewAddress } from './new-address.tsx';
import { hasBoards, isRoomy } from './offered.ts';
import { statusLines, waitingLine } from './status-lines.ts';
import { TitleBoards } from './title-boards.tsx';

/** What happens around the game, over the picture: who knocks, what waits, what keeps phones away. */
export function Notices(props: {
  seen: Seen;
  words: Catalogue;
  give: (command: Command) => void;
  open: (sheet: SheetName) => void;
}) {
  const { seen, words, give, open } = props;
  const { room, you, game } = seen;
  const text = words.table.room;
  const [knock] = room.knocks;
  const [advice] = room.phase === 'lobby' ? room.advice : [];
  const lines = statusLines(room, text);
  const roomy = isRoomy(room);
  if (advice && !roomy) lines.push(words.table.doctor.short(adviceWords(advice, words.table.doctor)));
  const waiting = waitingLine(room, text);
  const from = room.pause?.from ?? null;
  const leads = leadName(room);
  return (
    <div class={`over ${room.phase}`}>
      {lines.length > 0 && (
        <div class="status" role="status">
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {waiting !== null && (
        <div class="status waiting" role="status">
          <p>{waiting}</p>
        </div>
      )}
      {hasBoards(room) && <TitleBoards {...{ room, give, open }} desk={seen.desk} words={words.table} />}
      {advice && roomy && <DoctorPanel advice={advice} words={words.table.doctor} />}
      {from !== null && (
        <KeptGame
          {...{ room, from }}
          game={game?.id ?? room.game}
          steers={you.steers}
          words={text}
          goOn={() => give({ do: 'resume' })}
          fresh={() => open('fresh')}
        />
      )}
      {knock && (
        <KnockBanner
          {...{ room, knock }}
          steers={you.steers}
          words={text}
          answer={yes => give({ do: 'admit', knock: knock.knock, yes })}
        />
      )}
      {room.phase === 'result' && you.steers && (
        <button type="button" class="again" onClick={() => give({ do: 'again' })}>
          <span>
            <kbd>Enter</kbd> {words.table.controls.again}
          </span>
          {leads !== null && <small>{words.table.result.orLead({ name: leads })}</small>}
        </button>
      )}
      <NewAddress address={room.address} words={text} />
    </div>
  );
}
