import { expect, test } from 'vitest';
import {
  LOG_FORMATS,
  type LogEvent,
  type LogFormat,
  openLog,
  scanEvent,
  toFaultEvent,
} from '../../../server/cli/log-line.ts';
import type { Worked } from '../../../server/features/scans/worker/work.ts';

const WORKED: Worked = {
  ...{ id: 'a', tier: 'public', took: 1_200, failure: null, problem: null, stored: true },
  spec: { url: 'https://goed.nl/pad?sleutel=geheim', pillar: null, locale: 'nl' },
};
const AT = Date.UTC(2030, 0, 1);

/** An event as it is logged. */
const lineOf = (event: LogEvent, format: LogFormat = 'json'): string => {
  const written: string[] = [];
  openLog(
    (line) => written.push(line),
    format,
    () => AT,
  )(event);
  return written.join('');
};

test('a successful scan is logged on one line, without the query of its page', () => {
  expect(lineOf(scanEvent(WORKED))).toBe(
    '{"level":"info","time":"2030-01-01T00:00:00.000Z","code":"scan.ended","id":"a","page":"goed.nl/pad","pillar":null,"tier":"public","took":1200,"failure":null}\n',
  );
  expect(lineOf(scanEvent(WORKED), 'text')).toBe(
    '2030-01-01T00:00:00.000Z info  scan.ended id=a page=goed.nl/pad pillar=null tier=public took=1200 failure=null\n',
  );
});

test.each([
  ['ERR_NAME_NOT_RESOLVED', 'ERR_NAME_NOT_RESOLVED'],
  ['Error: net::ERR at https://goed.nl/pad?sleutel=geheim#ook here', 'Error: net::ERR at https://goed.nl/pad here'],
  ['two\nlines', 'two\nlines'],
  ['x'.repeat(1_000), 'x'.repeat(300)],
])('a failed scan is logged with its reason: %j', (problem, text) => {
  const line = lineOf(scanEvent({ ...WORKED, failure: 'internal', problem }));
  expect(JSON.parse(line)).toMatchObject({ level: 'error', failure: 'internal', problem: text });
  expect(line).not.toContain('geheim');
  expect(line.split('\n')).toEqual([expect.any(String), '']);
});

test('a fault is logged with its request and the place in our code', () => {
  const fault = Object.assign(new TypeError('no such thing'), { code: 'ENOENT' });
  const result = JSON.parse(lineOf(toFaultEvent(fault, 'r1')));
  expect(result).toMatchObject({ level: 'error', code: 'fault', request: 'r1', name: 'TypeError', cause: 'ENOENT' });
  expect(result.stack).toContain('log-line.test.ts');
  const text = lineOf(toFaultEvent(fault, 'r1'), 'text');
  expect(text).toMatch(/^2030-\S+ error fault name=TypeError message="no such thing" cause=ENOENT request=r1\n {4}at /);
});

test.each(LOG_FORMATS)('a line of %s has no secrets', (format) => {
  const secrets = ['wachtwoord', 'abcDEF-123_x', 'dGVzdGdlaGVpbQ==', 'eyJhbGciOi.J9', 'iemand', 'token123'];
  const [password, key, hook, bearer, person, token] = secrets;
  const message = [
    `connect postgres://pijler:${password}@db.intern/pijler`,
    `key pij_0a1b2c3d_${key} and whsec_${hook}`,
    `Authorization: Bearer ${bearer} from ${person}@voorbeeld.nl at https://goed.nl/x?t=${token})`,
  ].join('\n');
  const line = lineOf(toFaultEvent(new Error(message)), format);
  expect(secrets.filter((secret) => line.includes(secret))).toEqual([]);
  expect(line).toContain('pij_0a1b2c3d_');
});

test('text of a page or the store cannot forge another log event', () => {
  const fault = new Error('one\n{"level":"info","code":"made.up"}\u001b[2J\u2028');
  expect(lineOf(toFaultEvent(fault)).trimEnd().split('\n')).toHaveLength(1);
  const [, ...rest] = lineOf(toFaultEvent(fault), 'text').trimEnd().split('\n');
  expect(rest.filter((line) => !line.startsWith('    '))).toEqual([]);
  expect(lineOf(toFaultEvent(fault), 'text')).not.toContain('\u001b');
});
