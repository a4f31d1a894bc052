import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../lib/check.ts';
import { CHECKS } from '../lib/checks/index.ts';
import { COLLECTORS } from '../lib/collect/index.ts';
import { FACTS, type FactName } from '../lib/evidence.ts';
import { PILLARS } from '../lib/model.ts';
import { checks as en } from '../lib/words/en/checks.ts';
import { checks as nl } from '../lib/words/nl/checks.ts';
import { filesIn, ROOT, read } from './kit/sources.ts';

/* The import rules are in scripts/house/import-rules.ts, and rules about single lines in biome.json and scripts/lint. */

const ALL = ['lib', 'components', 'entrypoints', 'server'].flatMap(filesIn);

const all: readonly AnyCheck[] = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);
/** Files that contain a check each (`test/listing.test.ts`), and tables that define several. */
const CHECK_FILES = PILLARS.flatMap((pillar) => filesIn(`lib/checks/${pillar}`)).filter((file) =>
  /\bdefineCheck\(/.test(read(file)),
);

describe('checks', () => {
  test('have unique ids', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(CHECK_FILES)('%s is tested', (file) => {
    const tested = file.replace('lib/', 'test/').replace('/shared/', '/').replace(/\.ts$/, '.test.ts');
    expect(existsSync(join(ROOT, tested)), tested).toBe(true);
  });

  test.each(all.map((check) => [check.id, check] as const))('%s has a valid declaration', (_, check) => {
    expect(check.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(check.weight).toBeGreaterThanOrEqual(0);
    expect(check.weight).toBeLessThanOrEqual(10);
    expect(check.source, 'the source that it rests on').toMatch(/^https:\/\//);
    expect(check.needs.length + (check.helps?.length ?? 0)).toBeGreaterThan(0);
    expect(Object.keys(check.verdicts).length).toBeGreaterThan(0);
  });

  test.each(all.map((check) => [check.id, check] as const))(
    '%s has words for every conclusion, in both languages',
    (_, check) => {
      for (const [locale, words] of Object.entries({ nl: nl[check.id], en: en[check.id] })) {
        for (const part of ['title', 'why', 'fix'] as const)
          expect(words?.[part], `${part}, in lib/words/${locale}`).toBeTruthy();
        expect(Object.keys(words?.says ?? {}).sort()).toEqual(Object.keys(check.verdicts).sort());
      }
    },
  );

  test('words exist for no removed check', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect([...Object.keys(nl), ...Object.keys(en)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(PILLARS)("%s's budget is a multiple of 5, a third to a half of its summed weight", (pillar) => {
    const { checks, budget } = CHECKS[pillar];
    const sum = checks.reduce((total, { weight }) => total + weight, 0);
    expect(budget % 5).toBe(0);
    expect(budget).toBeGreaterThanOrEqual(sum / 3);
    expect(budget).toBeLessThanOrEqual(Math.floor(sum / 2 / 5 + 0.5) * 5);
  });
});

describe('facts', () => {
  const names = Object.keys(FACTS) as FactName[];

  test('are each needed by a check', () => {
    const needed = new Set<string>(['scan', ...all.flatMap(({ needs, helps = [] }) => [...needs, ...helps])]);
    expect(names.filter((name) => !needed.has(name))).toEqual([]);
  });

  test('have a collector, listed in lib/collect/index.ts', () => {
    expect(names.filter((name) => COLLECTORS[name] === undefined)).toEqual([]);
  });

  test('are documented in docs/evidence.md: a row in scripts/evidence.ts and `npm run docs -- --no-browser`', () => {
    const text = read('docs/evidence.md');
    expect(names.filter((name) => !text.includes(`## \`${name}\`\n`))).toEqual([]);
  });
});

describe('sizes', () => {
  const lines = (file: string): number => read(file).split('\n').length - 1;
  const isTable = (file: string): boolean => /^lib\/(data|words)\//.test(file);

  test('no file is longer than 300 lines except tables of data and words', () => {
    expect(ALL.filter((file) => !isTable(file) && lines(file) > 300)).toEqual([]);
  });

  test('entrypoint wiring has at most 80 lines', () => {
    expect(filesIn('entrypoints').filter((file) => /^entrypoints\/[^/]+$/.test(file) && lines(file) > 80)).toEqual([]);
  });

  test('checks have at most 60 lines below their imports', () => {
    const below = (file: string): number => {
      const rows = read(file).split('\n').slice(0, -1);
      return rows.length - 1 - rows.findLastIndex((row) => /^(?:import |\} ).*from '[^']+';$/.test(row));
    };
    expect(CHECK_FILES.filter((file) => below(file) > 60)).toEqual([]);
  });

  test('no folder has more than 30 files except the checks of a pillar', () => {
    const large = [...Map.groupBy(ALL, dirname)].filter(([, { length }]) => length > 30).map(([name]) => name);
    expect(large.filter((name) => !name.startsWith('lib/checks/'))).toEqual([]);
  });

  test('no catch-all files such as utils or helpers', () => {
    expect(ALL.filter((file) => /\/(utils|helpers|types|constants)\.tsx?$/.test(file))).toEqual([]);
  });
});
