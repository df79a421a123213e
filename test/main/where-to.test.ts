import { expect, test } from 'vitest';
import { mayOpen } from '../../src/main/where-to.ts';

const HOME = 'http://localhost:8080/table#the-key';

test.each([
  'http://192.168.1.30:8080/table',
  'http://10.0.0.9/table',
  'http://172.20.10.4:9000/table',
  'http://169.254.7.7:8080/table',
  HOME,
])('the window goes to the table at %s', url => expect(mayOpen(url, HOME)).toBe(true));

test.each([
  'http://192.168.1.30:8080/',
  'http://192.168.1.30:8080/table/../',
  'http://192.168.1.30:8080/tables',
  'https://192.168.1.30:8080/table',
  'http://user@192.168.1.30:8080/table',
  'http://:word@192.168.1.30:8080/table',
  'http://8.8.8.8/table',
  'http://100.64.0.1/table',
  'http://attic.local:8080/table',
  'http://192.168.1.30.evil.example/table',
  'http://localhost:8081/table',
  'http://127.0.0.1:8081/table',
  'http://[fe80::1]:8080/table',
  'file:///table',
  'javascript:alert(1)//table',
  'data:text/html,/table',
  'about:blank',
  'saloon',
  '',
])('the window does not go to %s', url => expect(mayOpen(url, HOME)).toBe(false));
