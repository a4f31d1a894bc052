import { expect, test } from 'vitest';
import type { Trial } from '../../../scripts/engine-trial/ask.ts';
import { byRule, scoreOf, verdictsOf } from '../../../scripts/engine-trial/compare.ts';
import { MUTANTS } from '../../../scripts/engine-trial/mutants.ts';
import type { Known } from '../../../scripts/engine-trial/page-sets.ts';
import type { Found, Heard } from '../../../scripts/engine-trial/subject.ts';

const found = (rule: string, target = 'p', word: Found['word'] = 'violation'): Found => ({
  rule,
  word,
  target,
  html: '',
});
const heard = (...all: readonly Found[]): Heard => ({ found: all, took: 0, longest: 0, thrown: [] });
const requestOf = (path: string, known: Known, [present, trial]: readonly [Heard, Heard], base?: string): Trial => ({
  page: { path, name: path, known, ...(base === undefined ? {} : { base }) },
  present,
  trial,
  digest: '',
});

test('there are at least five hundred faults, each a page that differs from its accessible original', () => {
  const faults = MUTANTS.filter(({ kind }) => kind === 'fault');
  expect(faults.length).toBeGreaterThanOrEqual(500);
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  const bases = new Map(
    MUTANTS.flatMap(({ kind, name, html }) => (kind === 'accessible' ? [[name, html] as const] : [])),
  );
  const same = MUTANTS.filter(({ kind, base, html }) => kind !== 'accessible' && (bases.get(base) ?? html) === html);
  expect(same.map(({ name }) => name)).toEqual([]);
});

test('rules with other names are compared at the same element', () => {
  const both = heard(found('image-alt', '#a'), found('label', '#b', 'look'), found('target-size', '#c'));
  const rows = byRule([requestOf('/', 'unknown', [both, heard(found('img-alt', '#a'), found('form-label', '#b'))])]);
  expect(
    rows.map(({ rule, both: same, leftToPerson, onlyPresent }) => [rule, same, leftToPerson, onlyPresent.length]),
  ).toEqual(
    expect.arrayContaining([
      ['img-alt', 1, 0, 0],
      ['form-label', 0, 1, 0],
      ['(target-size)', 0, 0, 1],
    ]),
  );
});

test('a finding that the accessible page has too does not count for the fault, and is a false positive there', () => {
  const region = found('region');
  const verdicts = verdictsOf(
    [
      requestOf('/base', 'fine', [heard(), heard(region)]),
      requestOf('/fault', 'fault', [heard(found('image-alt')), heard(region)], '/base'),
      requestOf('/look', 'fault', [heard(found('label', 'p', 'look')), heard(region, found('form-label'))], '/base'),
    ],
    'trial',
  );
  const { reported, missed, wrong } = scoreOf(verdicts);
  expect([reported, missed.map(({ page }) => page.path), wrong.map(({ page }) => page.path)]).toEqual([
    1,
    ['/fault'],
    ['/base'],
  ]);
});
