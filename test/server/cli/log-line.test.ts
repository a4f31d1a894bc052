import { expect, test } from 'vitest';
import { lineOf } from '../../../server/cli/log-line.ts';
import type { Worked } from '../../../server/jobs/work.ts';

const WORKED: Worked = {
  ...{ id: 'a', tier: 'public', took: 1_200, failure: null, problem: null, kept: true },
  question: { url: 'https://goed.nl/pad?sleutel=geheim', pillar: null, locale: 'nl' },
};
const AT = Date.UTC(2030, 0, 1);

test('a good scan is told in one line, without the query of its page', () => {
  expect(lineOf(WORKED, AT)).toBe(
    '{"at":"2030-01-01T00:00:00.000Z","id":"a","page":"goed.nl/pad","pillar":null,"tier":"public","took":1200,"failure":null}\n',
  );
});

test.each([
  ['ERR_NAME_NOT_RESOLVED', 'ERR_NAME_NOT_RESOLVED'],
  ['Error: net::ERR at https://goed.nl/pad?sleutel=geheim#ook here', 'Error: net::ERR at https://goed.nl/pad here'],
  ['two\nlines', 'two\nlines'],
  ['x'.repeat(1_000), 'x'.repeat(300)],
])('one that came to nothing says why, too: %j', (problem, told) => {
  const line = lineOf({ ...WORKED, failure: 'internal', problem }, AT);
  expect(JSON.parse(line)).toMatchObject({ failure: 'internal', problem: told });
  expect(line).not.toContain('geheim');
  expect(line.split('\n')).toEqual([expect.any(String), '']);
});
