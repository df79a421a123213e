import './controls.css';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../../shared/games.ts';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { houseRules, type HouseRuleWords } from '../../../shared/text/house-rules.ts';
import { refusalText } from '../../../shared/text/refusals.ts';
import { Refused } from '../../connection.ts';
import type { Seen } from '../scenes/scene.ts';
import { About, Keys } from './about.tsx';
import { Bar, type Actions, type SheetName } from './bar.tsx';
import { useKeys } from './keys.ts';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { Sheet } from './sheet.tsx';

/** The bar goes when the mouse has rested so long: a television shows the table, not buttons. */
const REST = 4000;
/** Why something was refused stays as long. */
const READ = 8000;

export interface Host {
  /** Rejects with `Refused`. */
  command(command: Command): Promise<void>;
  /** Returns whether there is sound now. */
  toggleSound(): boolean;
}

/** The host's window steers the evening by mouse and keys; other tables only have sound and full screen. */
export function controls(
  root: HTMLElement,
  host: Host,
): { show(seen: Seen, words: Catalogue, rules: RuleWords): void } {
  return {
    show: (seen, words, rules) =>
      render(<Controls seen={seen} words={words} ruleWords={rules} host={host} root={root} />, root),
  };
}

type RuleWords = Readonly<Record<GameId, HouseRuleWords>>;

function Controls({
  seen,
  words,
  ruleWords,
  host,
  root,
}: {
  seen: Seen;
  words: Catalogue;
  ruleWords: RuleWords;
  host: Host;
  root: HTMLElement;
}) {
  const { room, you } = seen;
  const text = words.table.controls;
  const [open, setOpen] = useState<SheetName | null>(null);
  // A key may come before the page is drawn again: what is open is known at once.
  const opened = useRef<SheetName | null>(null);
  const [sound, setSound] = useState(false);
  const [full, setFull] = useState(false);
  const [said, setSaid] = useState('');
  const put = (sheet: SheetName | null): void => {
    const dialog = root.querySelector('dialog');
    dialog?.close();
    // Opened by a key, it has nobody to give the focus back to, and a hidden button would take the next key.
    if (document.activeElement instanceof HTMLElement && dialog?.contains(document.activeElement))
      document.activeElement.blur();
    opened.current = sheet;
    setOpen(sheet);
  };
  /** The browser tells late that a sheet closed: another may be open by then. */
  const closes = (sheet: SheetName) => () => {
    if (opened.current === sheet) put(null);
  };
  const give = (command: Command): void => {
    setSaid('');
    host.command(command).catch((fault: unknown) => {
      setSaid(fault instanceof Refused && fault.refusal ? refusalText(words, fault.refusal) : String(fault));
    });
  };
  const actions: Actions = {
    go() {
      if (room.phase !== 'game') give({ do: room.phase === 'lobby' ? 'start' : 'again' });
    },
    addBot: () => give({ do: 'addBot' }),
    lobby: () => give({ do: 'lobby' }),
    toggle: sheet => put(opened.current === sheet ? null : sheet),
    switchSound: () => setSound(host.toggleSound()),
    switchScreen() {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      change.catch((fault: unknown) => setSaid(String(fault)));
    },
  };

  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), READ);
    return () => clearTimeout(timer);
  }, [said]);

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

  useKeys((key, on) => {
    if (key === 'Escape') return put(null);
    if (on?.closest('select, input')) return;
    if (key === 'm') actions.switchSound();
    else if (key === 'f') actions.switchScreen();
    else if (key === '?') actions.toggle('help');
    else if (!you.steers) return;
    else if (key === 'Enter' && !on?.closest('button') && opened.current === null) actions.go();
    else if (key === 'b' && room.phase === 'lobby') actions.addBot();
    else if (key === 's' && room.phase === 'lobby') actions.toggle('seats');
    else if (key === 'o') actions.toggle('settings');
  });

  return (
    <>
      <div class="said" role="status">
        {said}
      </div>
      <Bar phase={room.phase} steers={you.steers} {...{ open, sound, full, actions }} words={text} />
      {open === 'seats' && room.phase === 'lobby' && (
        <Sheet key={open} title={text.seats} close={closes('seats')} closeText={text.close}>
          <Seats room={room} words={text} give={give} />
        </Sheet>
      )}
      {open === 'settings' && you.steers && (
        <Sheet key={open} title={text.settings} close={closes('settings')} closeText={text.close}>
          <Settings
            room={room}
            words={words.table}
            rules={houseRules(room.game, room.rules, ruleWords[room.game])}
            give={give}
          />
        </Sheet>
      )}
      {open === 'about' && (
        <Sheet key={open} title={words.table.about.title} close={closes('about')} closeText={text.close}>
          <About words={words.table.about} />
        </Sheet>
      )}
      {open === 'help' && (
        <Sheet key={open} title={text.help} close={closes('help')} closeText={text.close}>
          <Keys words={text} />
        </Sheet>
      )}
      {open === 'end' && room.phase === 'game' && (
        <Sheet key={open} title={text.endSure} close={closes('end')} closeText={text.no} careful>
          <button
            type="button"
            class="harm"
            onClick={() => {
              give({ do: 'lobby' });
              put(null);
            }}
          >
            {text.yes}
          </button>
        </Sheet>
      )}
    </>
  );
}
