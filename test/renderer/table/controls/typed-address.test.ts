import { expect, test } from 'vitest';
import { tableUrl } from '../../../../src/renderer/table/controls/typed-address.ts';

test.each([
  ['192.168.1.30:8080', 'http://192.168.1.30:8080/table'],
  [' 192.168.1.30 ', 'http://192.168.1.30:8080/table'],
  ['http://192.168.1.30:8081/', 'http://192.168.1.30:8081/table'],
  ['http://192.168.1.30:8081/table#x', 'http://192.168.1.30:8081/table'],
  ['Saloon-4f2a.local:9000', 'http://saloon-4f2a.local:9000/table'],
  ['localhost:1', 'http://localhost:1/table'],
  ['[::1]:8080', 'http://[::1]:8080/table'],
])('"%s" is a table', (typed, url) => {
  expect(tableUrl(typed)).toBe(url);
});

test.each([
  '',
  'saloon:',
  'saloon:0',
  'saloon:65536',
  '1.2.3',
  '1.2.3.256',
  '1.2.3.4.5',
  'a..b',
  'two words',
  'ftp://saloon',
  'https://saloon',
  'javascript:alert(1)',
  'user@saloon',
  '[::zz]',
  '-saloon',
])('"%s" is none', typed => {
  expect(tableUrl(typed)).toBeNull();
});
