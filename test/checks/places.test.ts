import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Finding, PILLARS } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { recorded } from '../sites/recorded.ts';

const SITES = readdirSync(join(import.meta.dirname, '../sites')).flatMap(
  (file) => /^(.+)\.json$/.exec(file)?.[1] ?? [],
);

/** Findings of every recorded site. */
const FINDINGS: readonly Finding[] = SITES.flatMap((site) =>
  PILLARS.flatMap((pillar) => assess(pillar, recorded(site, 'plain')).findings),
);

/** Starts with a selector, or is one: `rule: selector — markup`, `selector — text`. */
const namesAnElement = (item: string): boolean =>
  / — /.test(item) || /^(?:[a-z][\w-]*|#[\w-]+)(?:\.[\w-]+)?(?: > |$)/.test(item);

test('every finding about an element of the page has a place', () => {
  const all = FINDINGS.filter(({ pillar }) => pillar === 'toegankelijkheid');
  const results = all.filter(({ items }) => items.length > 0 && items.every(namesAnElement));
  expect(results.length).toBeGreaterThan(50);
  expect([...new Set(results.filter(({ places }) => places === undefined).map(({ id }) => id))]).toEqual([]);
});

test('every item has a place, in the same order', () => {
  const quoting = FINDINGS.filter(({ items, places = [] }) => places.length > 0 && items[0]?.includes(' — '));
  expect(quoting.length).toBeGreaterThan(50);
  for (const { items, places = [], id } of FINDINGS) {
    if (places.length > 0) expect(places, id).toHaveLength(items.length);
    for (const [index, location] of places.entries()) {
      const selector = location?.at ?? '';
      if (items[index]?.includes(' — ')) expect(items[index], id).toContain(selector);
    }
  }
});
