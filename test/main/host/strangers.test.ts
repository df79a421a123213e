import fc from 'fast-check';
import { test } from 'vitest';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';
import { saloon } from './saloon.ts';

const command = fc.record({
  do: fc.constantFrom('start', 'again', 'lobby', 'remove', 'order', 'rules', 'game', 'fire'),
});
const nearly = fc.record(
  {
    type: fc.constantFrom('hello', 'join', 'dress', 'answer', 'command', 'leave', 'sync', 'shown', 'ping', '__proto__'),
    id: fc.oneof(fc.integer(), fc.double(), fc.string()),
    protocol: fc.oneof(fc.constant(PROTOCOL), fc.anything()),
    screen: fc.constantFrom('table', 'phone', 'toaster'),
    token: fc.oneof(fc.constant(null), fc.string()),
    key: fc.oneof(fc.constant(null), fc.string()),
    paces: fc.boolean(),
    decision: fc.oneof(fc.nat(), fc.double()),
    picks: fc.array(fc.oneof(fc.nat(9), fc.integer(), fc.double())),
    name: fc.string({ unit: 'binary' }),
    seq: fc.integer(),
    command: fc.oneof(command, fc.anything()),
  },
  { requiredKeys: ['type'] },
);

test('a stranger’s nonsense changes nothing in a running game', () => {
  const { page, room } = saloon();
  const lead = page().hello().join('Rose');
  for (let i = 0; i < 3; i++) lead.command({ do: 'addBot' });
  lead.command({ do: 'start' });
  const before = JSON.stringify([room.view(), room.gameView()]);
  fc.assert(
    fc.property(nearly, message => {
      const stranger = page().hello();
      if (message.type !== 'join') stranger.raw(JSON.stringify(message));
      stranger.hangUp();
      return JSON.stringify([room.view(), room.gameView()]) === before;
    }),
    { numRuns: 2000, seed: 2 },
  );
});
