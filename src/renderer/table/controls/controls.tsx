import './controls.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { refusalText } from '../../../shared/text/refusals.ts';
import { Refused } from '../../connection.ts';
import { Notices } from '../notices/notices.tsx';
import { offeredGames } from '../notices/offered.ts';
import type { Recent } from '../scenes/recent.ts';
import type { Seen } from '../scenes/scene.ts';
import { nextAddress } from './addresses.tsx';
import { Bar, type Actions } from './bar.tsx';
import { deedOf, type Deed } from './deeds.ts';
import type { OwnScreen } from './screen-sheet.tsx';
import { useKeys } from './keys.ts';
import { Sheets, type RuleWords } from './sheets.tsx';
import { useRest } from './use-rest.ts';
import { useSheet } from './use-sheet.ts';

/** Why something was refused stays so long. */
const READ = 8000;

export interface Host {
  /** Rejects with `Refused`. */
  command(command: Command): Promise<void>;
  readonly screen: OwnScreen;
  /** The last events, oldest first. */
  recent(): readonly Recent[];
}

/** The host's window steers the evening by mouse and keys; other tables only have sound, full screen and help. */
export function controls(
  root: HTMLElement,
  host: Host,
): { show(seen: Seen, words: Catalogue, rules: RuleWords): void } {
  return {
    show: (seen, words, rules) =>
      render(<Controls seen={seen} words={words} ruleWords={rules} host={host} root={root} />, root),
  };
}

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
  const { room, you, desk } = seen;
  const { open, now, put, toggle, closed } = useSheet(root);
  const [{ sound }, setPreferences] = useState(host.screen.preferences.now);
  const [full, setFull] = useState(false);
  const [said, setSaid] = useState('');
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
    skip: () => give({ do: 'skip' }),
    pause: () => give({ do: 'pause' }),
    resume: () => give({ do: 'resume' }),
    toggle,
    switchSound: () => host.screen.preferences.change({ sound: !sound }),
    switchScreen() {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      change.catch((fault: unknown) => setSaid(String(fault)));
    },
  };
  useEffect(() => host.screen.preferences.follow(setPreferences), [host]);
  const doIt = (deed: Deed): void => {
    switch (deed.is) {
      case 'sheet':
        return toggle(deed.sheet);
      case 'admit': {
        const [knock] = room.knocks;
        if (knock) give({ do: 'admit', knock: knock.knock, yes: deed.yes });
        return;
      }
      case 'takeUp': {
        const game = offeredGames(desk)[deed.nth];
        if (game) give({ do: 'takeUp', past: game.id });
        return;
      }
      case 'nextAddress': {
        const address = nextAddress(desk?.addresses ?? []);
        // With no other to take, the list says why.
        if (address === null) toggle('addresses');
        else give({ do: 'address', address });
        return;
      }
      case 'sound':
        return actions.switchSound();
      case 'screen':
        return actions.switchScreen();
      case 'go':
      case 'addBot':
      case 'pause':
      case 'resume':
      case 'skip':
        return actions[deed.is]();
      default:
        return deed satisfies never;
    }
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

  useRest(root, room.phase);

  useKeys((key, on) => {
    if (key === 'Escape') {
      put(null);
      return false;
    }
    if (on?.closest('select, input') || (key === 'Enter' && on?.closest('button'))) return false;
    const deed = deedOf(key, { room, steers: you.steers, open: now.current !== null });
    if (deed) doIt(deed);
    return deed !== null;
  });

  return (
    <>
      <Notices seen={seen} words={words} give={give} open={put} />
      <div class="said" role="status">
        {said}
      </div>
      <Bar room={room} steers={you.steers} {...{ open, sound, full, actions }} words={words.table} />
      {open !== null && (
        <Sheets {...{ open, seen, words, ruleWords, give, put, closed }} screen={host.screen} recent={host.recent()} />
      )}
    </>
  );
}
