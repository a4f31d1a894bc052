import { expect, test } from 'vitest';
import { type Ran, reliabilityPage, testsOf, withSoak } from '../../scripts/reliability/page.ts';
import { FAULTS, lackingOf, MATRIX } from '../faults/matrix.ts';

const proof = { where: 'chromium', file: 'a.test.ts', title: 'in %s it holds' } as const;
const ran = (name: string, status = 'passed', file = 'a.test.ts'): Ran => ({ file, name, status });

test('a proof names its tests by file, title and browser', () => {
  const tests = [
    ran('group in chromium it holds'),
    ran('group in firefox it holds'),
    ran('group in chromium it holds', 'passed', 'b.test.ts'),
    ran('group in chromium it holds', 'skipped'),
    ran('something else'),
  ];
  expect(testsOf(proof, tests)).toEqual([tests[0]]);
  expect(testsOf({ ...proof, where: 'firefox' }, tests)).toEqual([tests[1]]);
  expect(testsOf({ ...proof, where: 'unit' }, tests)).toEqual([tests[0], tests[1]]);
});

/** A run in which every named test did what `status` says. */
const runOf = (status: string) => ({
  day: '2026-11-20',
  inputs: 10_000,
  soak: null,
  tests: MATRIX.flatMap(({ proofs }) =>
    proofs.map(({ file, title, where }) => ran(`${title.replace(/%s|\$\{\w+\}/g, 'x')} ${where}`, status, file)),
  ),
});

test('the page counts what is proven, argued and simulated, and a test that did not run proves nothing', () => {
  const proven = FAULTS.filter(
    (entry) => entry.argued !== undefined || (entry.proofs.length > 0 && lackingOf(entry).length === 0),
  );
  expect(reliabilityPage(runOf('passed'))).toContain(`${proven.length} of 43 faults accounted for`);
  const argued = FAULTS.filter((entry) => entry.argued !== undefined).length;
  expect(reliabilityPage(runOf('failed'))).toContain(`${argued} of 43 faults accounted for`);
  expect(reliabilityPage({ ...runOf('passed'), tests: [] })).toContain('did not run');
});

test('a soak of its own takes the place of the one before, and leaves the rest', () => {
  const soak = { scans: 3, sites: 1, seconds: 2, samples: [], errors: [], changed: [], faults: [] };
  const page = reliabilityPage(runOf('passed'));
  expect(withSoak(page, soak)).toBe(reliabilityPage({ ...runOf('passed'), soak }));
  expect(withSoak(withSoak(page, soak), null)).toBe(page);
});
