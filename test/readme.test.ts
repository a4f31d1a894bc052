import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../lib/checks/index.ts';
import { PILLARS } from '../lib/model.ts';
import { readServeOptions } from '../server/cli/options/serve-options.ts';
import { read } from './kit/sources.ts';
import { ARCHETYPES } from './sites/archetypes.ts';

/** README is short, and its numbers match the code: each number in it has a row here. */

const README = read('README.md');
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const port = readServeOptions([], {})?.port;
const { engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

const NUMBERS: readonly (readonly [string, RegExp, number | undefined])[] = [
  ['checks', /(\d+) checks ask/, Object.values(CHECKS).flatMap(({ checks }) => checks).length],
  ['kinds of sites', /what (\d+) kinds of sites get/, ARCHETYPES.length],
  ['the port', /127\.0\.0\.1:(\d+)`/, port],
  ['the version of Node', /Node (\d+) or later/, Number.parseInt(engines.node.replace('>=', ''), 10)],
];

describe('README', () => {
  test('has at most 700 words', () => {
    expect(README.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(700);
  });

  test.each(NUMBERS)('has the current number of %s', (_, pattern, number) => {
    expect(Number(pattern.exec(README)?.[1])).toBe(number);
  });

  test('lists the existing pillars', () => {
    expect([...README.matchAll(/^\|[^|]+\| `(\w+)` +\|/gm)].map(([, id]) => id)).toEqual([...PILLARS]);
    expect(README).toContain(`on ${WORDS[PILLARS.length]} pillars`);
  });

  test('has no number that is not checked', () => {
    // Numbers in examples, local addresses, and figures computed by the page that they link to.
    const allowed = /--min 75|127\.0\.0\.1:\d+|chrome-mv3|firefox-mv3|report-1\.|10,000|1,000,000/g;
    const held = NUMBERS.reduce((text, [, pattern]) => text.replace(pattern, ''), README);
    expect(held.replace(allowed, '').match(/\d+/g)).toBeNull();
  });
});
