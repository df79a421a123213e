import { describe, expect, test } from 'vitest';
import { claimText, gagOf, lettersIn, newest } from '../../../src/renderer/phone/talk/speech.ts';
import type { Seen } from '../../../src/renderer/seen.ts';
import { loadAside } from '../../../src/shared/text/aside.ts';
import { aGuest, aRoom, NOBODY } from '../../a-room.ts';

const ann = aGuest(1, 'Ann');
const ben = aGuest(2, 'Ben');

describe('who may talk', () => {
  const you = { ...NOBODY, guest: 1, seat: 0 };

  test('is everybody, while nobody says otherwise', () => {
    expect(gagOf({ room: aRoom({ guests: [ann, ben] }), you })).toBe(null);
  });

  test('is not who was asked to be quiet, nor anybody in silence', () => {
    expect(gagOf({ room: aRoom({ guests: [{ ...ann, muted: true }, ben] }), you })).toBe('muted');
    expect(gagOf({ room: aRoom({ guests: [ann, { ...ben, muted: true }] }), you })).toBe(null);
    expect(gagOf({ room: aRoom({ guests: [ann, ben], hush: true }), you })).toBe('hushed');
  });

  test('is nobody who has seen all hands', () => {
    const ghost = { bet: null, sees: true };
    expect(gagOf({ room: aRoom({ guests: [ann, ben] }), you: { ...you, ghost } })).toBe('hasSeen');
    expect(gagOf({ room: aRoom({ guests: [ann, ben] }), you: { ...you, ghost: { ...ghost, sees: false } } })).toBe(
      null,
    );
  });
});

describe('what is new in the talk', () => {
  const says = (no: number, guest: number) => ({ no, guest, at: 0, what: { say: 'text', text: `${no}` } }) as const;

  test('is the last word of somebody else, once', () => {
    const talk = [says(4, 2), says(5, 3), says(6, 1)];
    expect(newest(talk, 1, 3)?.no).toBe(5);
    expect(newest(talk, 1, 5)).toBe(null);
  });
});

describe('a claim', () => {
  test('stands at its seat until the role is shown', async () => {
    const t = await loadAside('en');
    const room = aRoom({ guests: [ann, { ...ben, claim: 'deputy' }] });
    const hidden = { roles: ['sheriff', null] } as unknown as Seen['game'];
    const shown = { roles: ['sheriff', 'outlaw'] } as unknown as Seen['game'];
    expect(claimText(t, { room, game: hidden }, 1)).toBe('I am a Deputy');
    expect(claimText(t, { room, game: shown }, 1)).toBe(null);
    expect(claimText(t, { room, game: hidden }, 0)).toBe(null);
  });
});

describe('letters', () => {
  test('are counted as a reader sees them', () => {
    expect(lettersIn('  Hi   there ')).toBe(8);
    expect(lettersIn('👨‍👩‍👧‍👦が')).toBe(2);
    expect(lettersIn('   ')).toBe(0);
  });
});
