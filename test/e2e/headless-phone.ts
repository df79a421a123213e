/** A page without a browser, on the pages' own connection: a phone that plays by itself, or the host's window. */
import { createInterface } from 'node:readline';
import type { Request } from '../../src/renderer/connection.ts';
import { connect } from '../../src/renderer/connection.ts';
import type { Seen } from '../../src/renderer/seen.ts';
import type { Command } from '../../src/shared/protocol/messages.ts';
import { COLOURS, MARKS } from '../../src/shared/protocol/room.ts';
import { outsideABrowser } from './outside-a-browser.ts';

const [url = '', name = '', key = null] = process.argv.slice(2);

let sits = false;
let answered = -1;

const connection = connect({
  screen: key === null ? 'phone' : 'table',
  key,
  url,
  surroundings: outsideABrowser(() => process.exit(1)),
  onSeen(seen) {
    process.stdout.write(`${JSON.stringify({ room: seen.room, game: seen.game })}\n`);
    if (key === null) play(seen);
  },
});

function play({ you, room, own }: Seen): void {
  if (!sits) {
    sits = true;
    const which = name.length + room.guests.length;
    const looks = {
      mark: MARKS[which % MARKS.length] ?? MARKS[0],
      colour: COLOURS[which % COLOURS.length] ?? COLOURS[0],
    };
    ask({ type: 'join', name, ...looks });
  }
  const decision = you.seat === null ? null : own?.decision;
  if (!decision || decision.no === answered) return;
  answered = decision.no;
  ask({ type: 'answer', decision: decision.no, picks: [...decision.fallback] });
}

function ask(request: Request): void {
  connection.request(request).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
}

createInterface({ input: process.stdin }).on('line', line =>
  ask({ type: 'command', command: JSON.parse(line) as Command }),
);
