import type { ComponentChildren } from 'preact';
import type { GameId } from '../../../shared/games.ts';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { houseRules, type HouseRuleWords } from '../../../shared/text/house-rules.ts';
import type { Recent } from '../scenes/recent.ts';
import type { Seen } from '../scenes/scene.ts';
import { About, Keys } from './about.tsx';
import { Addresses } from './addresses.tsx';
import type { SheetName } from './bar.tsx';
import { Doctor } from './doctor.tsx';
import { Menu } from './menu.tsx';
import { Log } from './log.tsx';
import { Past } from './past.tsx';
import { ScreenSheet, type OwnScreen } from './screen-sheet.tsx';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { Sheet } from './sheet.tsx';
import { Tables } from './tables.tsx';

export type RuleWords = Readonly<Record<GameId, HouseRuleWords>>;

interface SheetsProps {
  readonly open: SheetName;
  readonly seen: Seen;
  readonly words: Catalogue;
  readonly ruleWords: RuleWords;
  readonly screen: OwnScreen;
  /** The last events, oldest first. */
  readonly recent: readonly Recent[];
  give(command: Command): void;
  put(sheet: SheetName | null): void;
  /** The browser tells late that a sheet closed: another may be open by then. */
  closed(sheet: SheetName): void;
}

/** Their first field or button is no place to begin. */
const TO_READ: ReadonlySet<SheetName> = new Set(['doctor', 'tables', 'past', 'log']);
const FOR_STEERING: ReadonlySet<SheetName> = new Set(['seats', 'settings', 'addresses', 'past', 'end', 'fresh']);

/** The one sheet that lies over the table. */
export function Sheets(props: SheetsProps) {
  const { open, seen, words, closed } = props;
  if (FOR_STEERING.has(open) && !seen.you.steers) return null;
  if (open === 'end' && seen.room.phase !== 'game') return null;
  if (open === 'fresh' && typeof seen.room.pause?.from !== 'number') return null;
  const asks = open === 'end' || open === 'fresh';
  const { controls } = words.table;
  return (
    <Sheet
      key={open}
      title={titleOf(open, words.table)}
      close={() => closed(open)}
      closeText={asks ? controls.no : controls.close}
      careful={asks}
      read={TO_READ.has(open)}
    >
      {contentOf(props)}
    </Sheet>
  );
}

function titleOf(sheet: SheetName, { controls, desk, doctor, about, room, show }: Catalogue['table']): string {
  switch (sheet) {
    case 'menu':
      return desk.menu;
    case 'log':
      return show.log.title;
    case 'screen':
      return show.screen.title;
    case 'doctor':
      return doctor.open;
    case 'addresses':
    case 'tables':
    case 'past':
      return desk[sheet].title;
    case 'about':
      return about.title;
    case 'end':
      return controls.endSure;
    case 'fresh':
      return room.kept.freshSure;
    case 'seats':
    case 'settings':
    case 'help':
      return controls[sheet];
    default:
      return sheet satisfies never;
  }
}

function contentOf({ open, seen, words, ruleWords, screen, recent, give, put }: SheetsProps): ComponentChildren {
  const { room, desk } = seen;
  const { table } = words;
  switch (open) {
    case 'menu':
      return <Menu steers={seen.you.steers} words={table} open={put} />;
    case 'seats':
      return <Seats room={room} words={table} give={give} />;
    case 'settings':
      return (
        <Settings
          room={room}
          words={table}
          rules={houseRules(room.game, room.rules, ruleWords[room.game])}
          give={give}
        />
      );
    case 'log':
      return <Log recent={recent} words={table.show.log} />;
    case 'screen':
      return <ScreenSheet screen={screen} language={room.language} words={table.show.screen} />;
    case 'doctor':
      return <Doctor room={room} words={table} />;
    case 'addresses':
      return <Addresses offered={desk?.addresses ?? []} words={table.desk.addresses} give={give} />;
    case 'tables':
      return <Tables tables={room.tables} words={table.desk.tables} />;
    case 'past':
      return <Past evenings={desk?.evenings ?? []} room={room} words={table} {...{ give, put }} />;
    case 'about':
      return <About words={table.about} />;
    case 'help':
      return <Keys words={table} />;
    case 'end':
      return <Yes {...{ give, put }} command={{ do: 'lobby' }} text={table.controls.yes} />;
    case 'fresh':
      return <Yes {...{ give, put }} command={{ do: 'fresh' }} text={table.room.kept.freshYes} />;
    default:
      return open satisfies never;
  }
}

/** Does what can hardly be undone. */
function Yes({ give, put, command, text }: Pick<SheetsProps, 'give' | 'put'> & { command: Command; text: string }) {
  const act = (): void => {
    give(command);
    put(null);
  };
  return (
    <button type="button" class="harm" onClick={act}>
      {text}
    </button>
  );
}
