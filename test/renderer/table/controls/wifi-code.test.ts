import { expect, test } from 'vitest';
import { wifiCode } from '../../../../src/renderer/table/controls/wifi-code.ts';

test('what means something in the code is written with a backslash', () => {
  expect(wifiCode({ ssid: 'Bar; 7', password: 'a;b\\c:d"e,f' })).toBe(
    'WIFI:T:WPA;S:Bar\\; 7;P:a\\;b\\\\c\\:d\\"e\\,f;;',
  );
});

test('an open Wi-Fi has no password', () => {
  expect(wifiCode({ ssid: 'サルーン', password: '' })).toBe('WIFI:T:nopass;S:サルーン;;');
});
