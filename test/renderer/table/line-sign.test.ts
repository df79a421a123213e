import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineSign } from '../../../src/renderer/table/notices/line-sign.ts';
import { en } from '../../../src/shared/text/en/index.ts';

const reload = vi.fn();
const root = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { reload });
  root.textContent = '';
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sign = () => lineSign(root as HTMLElement, () => en.table);

test('a short gap is nobody’s business', () => {
  const say = sign();
  say({ is: 'lost', tries: 1 });
  vi.advanceTimersByTime(1000);
  say({ is: 'open' });
  vi.advanceTimersByTime(60_000);
  expect(root.textContent).toBe('');
});

test('a longer one is said, however often the connection tries, until the host is back', () => {
  const say = sign();
  for (let tries = 0; tries < 4; tries++) {
    say({ is: 'lost', tries });
    vi.advanceTimersByTime(500);
  }
  expect(root.textContent).toBe(en.table.game.lost);
  say({ is: 'open' });
  expect(root.textContent).toBe('');
});

test('a page that is too old loads itself again and again, until it is not', () => {
  const say = sign();
  say({ is: 'gone', reason: 'old-page' });
  vi.advanceTimersByTime(29_000);
  expect(root.textContent).toBe(en.table.room.oldPage);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledOnce();
});
