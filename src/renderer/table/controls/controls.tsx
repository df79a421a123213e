import './controls.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { refusalText } from '../../../shared/text/refusals.ts';
import { Refused } from '../../connection.ts';
import type { Seen } from '../scenes/scene.ts';
import { About, Keys, Seats, Settings, Sheet } from './sheets.tsx';

/** The bar goes when the mouse has rested so long: a television shows the table, not buttons. */
const REST = 4000;

type Open = 'seats' | 'settings' | 'about' | 'help' | 'end' | null;

export interface Host {
  /** Rejects with `Refused`. */
  command(command: Command): Promise<void>;
  /** Returns whether there is sound now. */
  toggleSound(): boolean;
}

/** The host's window steers the evening by mouse and keys; other tables only have sound and full screen. */
export function controls(root: HTMLElement, host: Host): { show(seen: Seen, words: Catalogue): void } {
  return { show: (seen, words) => render(<Controls seen={seen} words={words} host={host} root={root} />, root) };
}

function Controls({ seen, words, host, root }: { seen: Seen; words: Catalogue; host: Host; root: HTMLElement }) {
  const { room, you } = seen;
  const text = words.table.controls;
  const [open, setOpen] = useState<Open>(null);
  const [sound, setSound] = useState(false);
  const [full, setFull] = useState(false);
  const [said, setSaid] = useState('');
  const close = (): void => setOpen(null);
  const toggle = (sheet: Open): void => setOpen(open === sheet ? null : sheet);
  const give = (command: Command): void => {
    setSaid('');
    host.command(command).catch((fault: unknown) => {
      setSaid(fault instanceof Refused && fault.refusal ? refusalText(words, fault.refusal) : String(fault));
    });
  };
  const go = (): void => {
    if (room.phase !== 'game') give({ do: room.phase === 'lobby' ? 'start' : 'again' });
  };
  const switchSound = (): void => setSound(host.toggleSound());
  const switchScreen = (): void => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    change.catch((fault: unknown) => setSaid(String(fault)));
  };

  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);

  useEffect(() => {
    let timer = 0;
    const wake = (): void => {
      root.classList.remove('idle');
      clearTimeout(timer);
      timer = window.setTimeout(() => root.classList.add('idle'), REST);
    };
    wake();
    addEventListener('mousemove', wake);
    addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      removeEventListener('mousemove', wake);
      removeEventListener('keydown', wake);
    };
  }, [room.phase, root]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target?.closest('select, input')) return;
      const onButton = target?.closest('button') !== null && target !== null;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === 'Escape') close();
      else if (key === 'm') switchSound();
      else if (key === 'f') switchScreen();
      else if (key === '?') toggle('help');
      else if (!you.steers) return;
      else if (key === 'Enter' && !onButton && open === null) go();
      else if (key === 'b' && room.phase === 'lobby') give({ do: 'addBot' });
      else if (key === 's' && room.phase === 'lobby') toggle('seats');
      else if (key === 'o') toggle('settings');
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });

  return (
    <>
      <div class="said" role="status">
        {said}
      </div>
      <div class="bar" role="toolbar" aria-label={text.bar}>
        {you.steers && room.phase !== 'game' && (
          <button type="button" class="go" onClick={go}>
            {room.phase === 'lobby' ? text.start : text.again}
          </button>
        )}
        {you.steers && room.phase === 'lobby' && (
          <>
            <button type="button" onClick={() => give({ do: 'addBot' })}>
              {text.addBot}
            </button>
            <button type="button" aria-expanded={open === 'seats'} onClick={() => toggle('seats')}>
              {text.seats}
            </button>
          </>
        )}
        {you.steers && room.phase === 'result' && (
          <button type="button" onClick={() => give({ do: 'lobby' })}>
            {text.lobby}
          </button>
        )}
        {you.steers && room.phase === 'game' && (
          <button type="button" aria-expanded={open === 'end'} onClick={() => toggle('end')}>
            {text.endGame}
          </button>
        )}
        {you.steers && (
          <button type="button" aria-expanded={open === 'settings'} onClick={() => toggle('settings')}>
            {text.settings}
          </button>
        )}
        <button type="button" aria-pressed={sound} onClick={switchSound}>
          {sound ? text.mute : text.unmute}
        </button>
        <button type="button" aria-pressed={full} onClick={switchScreen}>
          {full ? text.leaveFullScreen : text.fullScreen}
        </button>
        <button type="button" aria-expanded={open === 'about'} onClick={() => toggle('about')}>
          {text.about}
        </button>
        <button type="button" aria-expanded={open === 'help'} onClick={() => toggle('help')}>
          {text.help}
        </button>
      </div>
      {open === 'seats' && room.phase === 'lobby' && (
        <Sheet title={text.seats} close={close} words={text}>
          <Seats room={room} words={text} give={give} />
        </Sheet>
      )}
      {open === 'settings' && you.steers && (
        <Sheet title={text.settings} close={close} words={text}>
          <Settings room={room} words={text} houseRules={words.dice.options} give={give} />
        </Sheet>
      )}
      {open === 'about' && (
        <Sheet title={words.table.about.title} close={close} words={text}>
          <About words={words.table.about} />
        </Sheet>
      )}
      {open === 'help' && (
        <Sheet title={text.help} close={close} words={text}>
          <Keys words={text} />
        </Sheet>
      )}
      {open === 'end' && room.phase === 'game' && (
        <Sheet title={text.endSure} close={close} words={{ ...text, close: text.no }}>
          <button
            type="button"
            class="harm"
            onClick={() => {
              give({ do: 'lobby' });
              close();
            }}
          >
            {text.yes}
          </button>
        </Sheet>
      )}
    </>
  );
}
