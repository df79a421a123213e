import type { GameId } from '../../src/shared/games.ts';
import type { Comparison, Sides } from './compare.ts';
import type { PictureTimes } from './pictures.ts';
import type { SeatedTimes } from './seated.ts';

export interface Report extends Comparison {
  game: GameId;
  /** With two tables and ten spectators besides the eight phones. */
  crowd: Comparison;
  /** Both with every answer on the disk first. */
  saving: Comparison;
  phoneBytesPerAction: number;
  rssMB: number;
  heapGrowthMBPer10000: number;
  answersPerSecond: number;
  gamesPerSecond: number;
  phoneFirstGzipBytes: number;
  phonePlayGzipBytes: number;
  /** Of the table's script in the busiest moments of each game. */
  pictures: Readonly<Record<GameId, PictureTimes>>;
  seated: SeatedTimes;
}

/** Of the engine: answers and whole games per second. */
const AIMS: Readonly<Record<GameId, readonly [string, string]>> = {
  dice: ['≥ 100,000', '≥ 1,000'],
  bang: ['≥ 40,000', '≥ 200'],
};

/** The report for people, with what each number should reach beside it. */
export function table(report: Report): string {
  const versus = ({ ours, raw, ratio }: Sides): string => `${ratio} (${ours} ms against ${raw} ms)`;
  const script = ({ p50, p95 }: PictureTimes): string => `${p95.toFixed(1)} ms (p50 ${p50.toFixed(1)} ms)`;
  const [answers, games] = AIMS[report.game];
  const rows: [what: string, is: string, aim: string][] = [
    ['answer to the last of nine views, p50, over raw ws', versus(report.p50), '≤ 1.6'],
    ['the same, p99', versus(report.p99), ''],
    ['server CPU per action, over raw ws', versus(report.cpuPerAction), '≤ 2.5'],
    ['answer to the last of twenty views, p50, over raw ws', versus(report.crowd.p50), ''],
    ['server CPU per action with twenty screens', versus(report.crowd.cpuPerAction), ''],
    ['p50 with each answer on disk first, over ws that does so too', versus(report.saving.p50), ''],
    ['bytes down per phone per action, median', `${report.phoneBytesPerAction}`, '≤ 400, then ≤ 150'],
    ['host memory, 8 phones and a table', `${report.rssMB} MB`, '≤ 80 MB'],
    ['heap growth per 10,000 actions', `${report.heapGrowthMBPer10000} MB`, '≤ 1 MB'],
    ['answers per second, one core', report.answersPerSecond.toLocaleString('en'), answers],
    ['whole games per second, one core', report.gamesPerSecond.toLocaleString('en'), games],
    ['phone page until there is a seat, gzip', `${(report.phoneFirstGzipBytes / 1024).toFixed(1)} KiB`, '≤ 40 KiB'],
    ['and then ahead of the first game, gzip', `${(report.phonePlayGzipBytes / 1024).toFixed(1)} KiB`, ''],
    [
      'scanned address to painted seat, 40 ms there and back, 4× slower CPU, p95',
      `${report.seated.p95.toFixed(0)} ms (p50 ${report.seated.p50.toFixed(0)} ms)`,
      '≤ 1 s',
    ],
    ['script of a 1080p table a picture, dice game, eight seats, busiest, p95', script(report.pictures.dice), '≤ 4 ms'],
    ['the same, card game', script(report.pictures.bang), '≤ 4 ms'],
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, is, aim]) => `${what.padEnd(width)}  ${is}${aim && `   (aim ${aim})`}`).join('\n');
}
