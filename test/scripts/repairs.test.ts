import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLACES } from '../../lib/repairs/shape.ts';
import { hasLed, isGreen } from '../../scripts/repairs/page.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

/** WordPress sets the same by name. */
const NOT_TRIED = ['phpIni'];

test('the trials of repairs paste every snippet for a platform that runs here where it belongs', () => {
  const ran = /\[(?:null|'nginx'|'apache'|'caddy'|'wordpress'), '(\w+)'/g;
  const named = new Set([...textOf('lib/repairs/**/*.ts').matchAll(ran)].map(([, name = '']) => name));
  const used = PLACES.filter((location) => named.has(location) && !NOT_TRIED.includes(location));
  const trials = textOf('scripts/repairs/*.ts');
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((location) => !trials.includes(`'${location}'`))).toEqual([]);
});

test('a repair counts as successful if the check passes, or fails for the next matter only', () => {
  const tried = { platform: 'dns', check: 'dmarc-policy', before: 'fail', after: 'fail' } as const;
  expect(isGreen(tried)).toBe(false);
  expect(isGreen({ ...tried, isLed: hasLed('dmarc-policy', 'noRecord', 'none') })).toBe(true);
  expect(isGreen({ ...tried, isLed: hasLed('dmarc-policy', 'none', 'none') })).toBe(false);
  expect(isGreen({ ...tried, isLed: hasLed('dmarc-valid', 'noRecord', 'none') })).toBe(false);
  expect(isGreen({ ...tried, after: 'pass' })).toBe(true);
});
