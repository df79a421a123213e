import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

export type SheetName =
  | 'seats'
  | 'settings'
  | 'screen'
  | 'log'
  | 'menu'
  | 'doctor'
  | 'addresses'
  | 'tables'
  | 'past'
  | 'about'
  | 'help'
  | 'end'
  | 'fresh';

/** What buttons and keys both do. */
export interface Actions {
  go(): void;
  addBot(): void;
  lobby(): void;
  pause(): void;
  resume(): void;
  toggle(sheet: SheetName): void;
  switchSound(): void;
  switchScreen(): void;
  skip(): void;
}

/** The strip under the table: only what can be done now. */
export function Bar(props: {
  room: Pick<RoomView, 'phase' | 'pause'>;
  steers: boolean;
  open: SheetName | null;
  sound: boolean;
  full: boolean;
  words: Catalogue['table'];
  actions: Actions;
}) {
  const { room, steers, open, sound, full, actions } = props;
  const { controls: words, desk } = props.words;
  const { phase, pause } = room;
  const sheet = (name: SheetName, text: string) => (
    <button type="button" aria-haspopup="dialog" aria-expanded={open === name} onClick={() => actions.toggle(name)}>
      {text}
    </button>
  );
  return (
    <div class="bar" role="group" aria-label={words.bar}>
      {steers && phase === 'lobby' && (
        <button type="button" class="go" onClick={actions.go}>
          {words.start}
        </button>
      )}
      {steers && phase === 'lobby' && (
        <button type="button" onClick={actions.addBot}>
          {words.addBot}
        </button>
      )}
      {steers && phase === 'result' && (
        <button type="button" onClick={actions.lobby}>
          {words.lobby}
        </button>
      )}
      {steers && phase === 'game' && (
        <button type="button" class={pause ? 'go' : ''} onClick={pause ? actions.resume : actions.pause}>
          {pause ? desk.resume : desk.pause}
        </button>
      )}
      {steers && phase === 'game' && !pause && (
        <button type="button" onClick={actions.skip}>
          {props.words.show.skip.button}
        </button>
      )}
      {steers && sheet('seats', words.seats)}
      {steers && phase === 'game' && sheet('end', words.endGame)}
      {steers && sheet('settings', words.settings)}
      <button type="button" aria-pressed={sound} onClick={actions.switchSound}>
        {sound ? words.mute : words.unmute}
      </button>
      <button type="button" aria-pressed={full} onClick={actions.switchScreen}>
        {full ? words.leaveFullScreen : words.fullScreen}
      </button>
      {sheet('menu', desk.menu)}
    </div>
  );
}
