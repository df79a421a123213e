import { parseArgs } from 'node:util';
import envPaths from 'env-paths';
import type { Language, Pace } from '../shared/protocol/room.ts';
import { LANGUAGES, PACES } from '../shared/protocol/room.ts';

export interface Options {
  /** Null when none was wished for. */
  readonly port: number | null;
  /** The folder for log, settings and games; null: nothing is kept. */
  readonly data: string | null;
  readonly mdns: boolean;
  readonly open: boolean;
  readonly json: boolean;
  readonly language: Language;
  readonly pace: Pace;
  readonly seed: number | null;
  readonly thinking: number | null;
}

// One for Electron and browser, so that either finds the evening that the other began.
const folder = envPaths('last-chance-saloon', { suffix: '' }).data;

export const HELP = `Last Chance Saloon

  --port N           port to listen on; the next free one if taken (the last
                     evening's, or 8080)
  --data DIR         folder for the log, settings and games, in place of
                     ${folder}
  --no-save          keep nothing on disk: a crash ends the evening
  --no-mdns          do not announce the table on the network
  --no-open          do not open a browser window for the table
  --json             print one line of JSON when ready
  --language en|ja   language of the table (en)
  --pace NAME        relaxed, normal or brisk (normal)
  --seed N           the same deals, dice and bots every evening, for tests
  --bot-thinking MS  milliseconds a bot thinks, for tests
  --help             this text
`;

const FLAGS = {
  port: { type: 'string' },
  data: { type: 'string' },
  'no-save': { type: 'boolean', default: false },
  'no-mdns': { type: 'boolean', default: false },
  'no-open': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  language: { type: 'string', default: 'en' },
  pace: { type: 'string', default: 'normal' },
  seed: { type: 'string' },
  'bot-thinking': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Null when only help is wanted. @throws {Error} in words, for a flag that makes no sense. */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = parseArgs({ args: [...args], options: FLAGS, strict: true });
  if (values.help) return null;
  const optional = (name: 'port' | 'seed' | 'bot-thinking', most: number) => {
    const text = values[name];
    return text === undefined ? null : whole(name, text, most);
  };
  return {
    port: optional('port', 65535),
    data: values['no-save'] ? null : (values.data ?? folder),
    mdns: !values['no-mdns'],
    open: !values['no-open'],
    json: values.json,
    language: oneOf('language', values.language, LANGUAGES),
    pace: oneOf('pace', values.pace, PACES),
    seed: optional('seed', 0x7fffffff),
    thinking: optional('bot-thinking', 60_000),
  };
}

function whole(flag: string, text: string, most: number): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n <= most) return n;
  throw new Error(`--${flag} wants a whole number from 0 to ${most}, not "${text}"`);
}

function oneOf<T extends string>(flag: string, text: string, all: readonly T[]): T {
  const found = all.find(one => one === text);
  if (found !== undefined) return found;
  throw new Error(`--${flag} wants ${all.join(', ')}, not "${text}"`);
}
