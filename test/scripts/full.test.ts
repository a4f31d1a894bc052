import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { toTestFile } from '../../scripts/full/measured.ts';
import { PARTS, partOf, readPart, tasksOf } from '../../scripts/full/parts.ts';
import { LISTS } from '../../scripts/test/sets.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync([...LISTS.browser], { cwd: ROOT }).toSorted();
const MEASURED = JSON.parse(readFileSync(join(ROOT, 'scripts/full/seconds.json'), 'utf8'));
const ALL = tasksOf(FILES, MEASURED);
/** Seconds of a part on the machine that measured: a slower one has twenty minutes. */
const MAX = 17 * 60;

describe('the full run', () => {
  test.each([1, 2, 6, PARTS, 40])('in %i parts is complete, without running anything twice', (parts) => {
    const each = Array.from({ length: parts }, (_, index) => partOf(ALL, index + 1, parts)).flat();
    const texts = (tasks: readonly object[]) => tasks.map((task) => JSON.stringify(task)).toSorted();
    expect(texts(each)).toEqual(texts(ALL.map(({ task }) => task)));
  });

  test('contains every browser test file, and the documented commands and the real systems in shares', () => {
    const files = ALL.flatMap(({ task }) => (task.kind === 'browser' ? [task.file] : []));
    expect(FILES.filter((file) => !files.includes(file))).toEqual(['test/server/real/documented.test.ts']);
    for (const kind of ['commands', 'systems'])
      expect(ALL.filter(({ task }) => task.kind === kind).length).toBeGreaterThan(1);
  });

  test('leaves room in twenty minutes per part for a slower machine, in the nightly number of parts', () => {
    const secondsOf = new Map(ALL.map(({ task, seconds }) => [JSON.stringify(task), seconds]));
    for (let part = 1; part <= PARTS; part += 1) {
      const tasks = partOf(ALL, part, PARTS);
      expect(tasks).not.toEqual([]);
      const sum = tasks.reduce((all, task) => all + (secondsOf.get(JSON.stringify(task)) ?? Number.NaN), 0);
      expect(sum, `part ${part}`).toBeLessThan(MAX);
    }
  });

  test('knows a test file by its path, wherever the machine that ran it had checked it out', () => {
    const path = 'test/scripts/full.test.ts';
    for (const folder of [ROOT, '/home/test/other', '/']) expect(toTestFile(join(folder, path), ROOT)).toBe(path);
    expect(toTestFile('/elsewhere/test/gone.test.ts', ROOT)).toBe('/elsewhere/test/gone.test.ts');
  });

  test('has measured seconds only for files that exist', () => {
    expect(Object.keys(MEASURED).filter((file) => !FILES.includes(file))).toEqual([]);
  });

  test.each([
    ['2/6', { part: 2, parts: 6 }],
    ['1/1', { part: 1, parts: 1 }],
    ['0/6', null],
    ['7/6', null],
    ['2', null],
    ['2/6/1', null],
    ['-1/2', null],
    ['', null],
  ])('parses --part %s', (text, expected) => expect(readPart(text)).toEqual(expected));
});

describe('the workflows', () => {
  const nightly = parse(readFileSync(join(ROOT, '.github/workflows/full.yml'), 'utf8'));

  test('run every part each night and before a release, in parallel', () => {
    expect(nightly.on).toMatchObject({ schedule: [{ cron: expect.any(String) }], push: { tags: ['v*'] } });
    const { strategy, steps } = nightly.jobs.full;
    expect(strategy.matrix.part).toEqual(Array.from({ length: PARTS }, (_, index) => index + 1));
    expect(steps.map(({ run = '' }: { run?: string }) => run).join('\n')).toContain(
      `--part \${{ matrix.part }}/${PARTS}`,
    );
  });

  test('run npm test at each push', () => {
    const each = parse(readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8'));
    expect(each.on).toHaveProperty('push');
    expect(JSON.stringify(each.jobs.test.steps)).toContain('npm test --silent');
  });
});
