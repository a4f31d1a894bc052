import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import { nameOf, placesOf } from '../../scripts/new-check/places.ts';
import { requestOf } from '../../scripts/new-check.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

describe.each(PILLARS)('a new check of %s', (pillar) => {
  const places = placesOf({ pillar, id: 'made-up', after: null }, read);

  test('has eight files', () => {
    expect([...places.keys()].toSorted()).toEqual(
      [
        `lib/checks/${pillar}/made-up.ts`,
        `lib/checks/${pillar}/index.ts`,
        `lib/words/nl/${pillar}.ts`,
        `lib/words/en/${pillar}.ts`,
        `lib/words/nl/imperatives/${pillar}.ts`,
        `lib/words/en/imperatives/${pillar}.ts`,
        `test/checks/${pillar}/made-up.test.ts`,
        `test/counter-examples/${pillar}.test.ts`,
      ].toSorted(),
    );
  });

  test('is imported in the list of its pillar and in the counter-examples', () => {
    for (const path of [`lib/checks/${pillar}/index.ts`, `test/counter-examples/${pillar}.test.ts`]) {
      expect(places.get(path), path).toMatch(/^import \{ madeUp \} from '.*\/made-up\.ts';$/m);
      expect(places.get(path)?.match(/\bmadeUp\b/g), path).toHaveLength(2);
    }
  });

  test('only calls functions that its files import', () => {
    for (const [path, text] of places) {
      const old = path.includes('made-up') ? '' : read(path);
      const added = text.split('\n').filter((line) => !old.split('\n').includes(line));
      const called = added.flatMap((line) =>
        [...line.matchAll(/(?<![.\w])([a-z]\w*)\(/gi)].map(([, name]) => name ?? ''),
      );
      const imported = [...text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(
        ([, names = '']) => names.match(/\w+/g) ?? [],
      );
      expect(
        called.filter((name) => name !== 'judge' && !imported.includes(name)),
        path,
      ).toEqual([]);
    }
  });

  test('adds to existing files without removing lines', () => {
    for (const [path, text] of places) {
      if (path.includes('made-up')) continue;
      const lines = new Set(text.split('\n'));
      expect(
        read(path)
          .split('\n')
          .filter((line) => !lines.has(line)),
        path,
      ).toEqual([]);
    }
  });
});

test('is shown after the check that it is related to', () => {
  const path = 'lib/checks/beveiliging/index.ts';
  const text = placesOf({ pillar: 'beveiliging', id: 'made-up', after: 'hsts' }, read).get(path) ?? '';
  expect(text).toContain('    hsts,\n    madeUp,\n');
  expect(text.match(/\bmadeUp\b/g)).toHaveLength(2);
});

test.each([
  [['beveiliging', 'made-up'], { pillar: 'beveiliging', id: 'made-up', after: null }],
  [['beveiliging', 'made-up', 'hsts'], { pillar: 'beveiliging', id: 'made-up', after: 'hsts' }],
  [['seo', 'made-up', 'hsts'], 'seo has no check hsts to be shown after.'],
  [['security', 'made-up'], expect.stringContaining('Which pillar?')],
  [[], expect.stringContaining('Which pillar?')],
  [['seo', 'Made Up'], expect.stringContaining('Which id?')],
  [['seo', '../made-up'], expect.stringContaining('Which id?')],
  [['seo', 'hsts'], 'beveiliging has a check hsts already.'],
])('%j gives the expected request or error', (words, expected) => expect(requestOf(words)).toEqual(expected));

test('an id becomes a camel-case name', () => expect(nameOf('hsts-all-entry-hosts')).toBe('hstsAllEntryHosts'));
