import { describe, expect, test } from 'vitest';
import { attacksTable } from '../../scripts/reliability/attacks.ts';
import { lossesTable } from '../../scripts/reliability/losses.ts';
import { type Ran, reliabilityPage, reliabilitySummary, testsOf } from '../../scripts/reliability/page.ts';
import { passingTable } from '../../scripts/reliability/passing.ts';
import { type MeasuredRound, redirectTables } from '../../scripts/reliability/redirects.ts';
import { FETCHED } from '../browser/faults/redirects/fetched.ts';
import { LEADING } from '../browser/faults/redirects/leading.ts';
import { expectedOf, type Outcome } from '../browser/faults/redirects/policy.ts';
import { type Round, STATES } from '../browser/faults/redirects/states.ts';
import { FAULTS, lackingOf, MATRIX } from '../faults/matrix.ts';

const proof = { where: 'chromium', file: 'a.test.ts', title: 'in %s it holds' } as const;
const ran = (name: string, status = 'passed', file = 'a.test.ts'): Ran => ({ file, name, status });

test('a proof finds its tests by file, title and browser', () => {
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

/** A run in which every named test has this status. */
const runOf = (status: string) => ({
  day: '2026-11-20',
  inputs: 10_000,
  soak: null,
  tests: MATRIX.flatMap(({ proofs }) =>
    proofs.map(({ file, title, where }) => ran(`${title.replace(/%s|\$\{\w+\}/g, 'x')} ${where}`, status, file)),
  ),
});

test('the page counts proven, argued and simulated faults, and a test that did not run proves nothing', () => {
  const proven = FAULTS.filter(
    (entry) => entry.argued !== undefined || (entry.proofs.length > 0 && lackingOf(entry).length === 0),
  );
  expect(reliabilityPage(runOf('passed'))).toContain(`${proven.length} of 43 faults accounted for`);
  const argued = FAULTS.filter((entry) => entry.argued !== undefined).length;
  expect(reliabilityPage(runOf('failed'))).toContain(`${argued} of 43 faults accounted for`);
  expect(reliabilityPage({ ...runOf('passed'), tests: [] })).toContain('did not run');
  const tables = [attacksTable(), passingTable(), lossesTable()];
  expect(tables.filter((table) => !reliabilityPage(runOf('passed')).includes(table))).toEqual([]);
});

describe('redirects', () => {
  /** A round with every outcome as the policy requires, except those given. */
  const measured = (round: Round, other: Partial<Record<string, Outcome>> = {}): MeasuredRound => ({
    ...round,
    untold: [],
    unsent: [],
    cells: LEADING.flatMap(({ led, fetched: all }) =>
      all.map((fetched) => ({
        fetched: fetched.id,
        led: led.id,
        outcome: other[`${fetched.id} ${led.id}`] ?? expectedOf(fetched, led, round),
      })),
    ),
  });
  const rounds = STATES.flatMap((state) => [
    { kind: 'chromium' as const, state },
    { kind: 'firefox' as const, state },
  ]);

  test('have a table per state and browser, with a line for everything that is fetched', () => {
    const tables = redirectTables(rounds.map((round) => measured(round)));
    expect(tables).toContain('3,630 cells, 0 of them otherwise than the fetch policy says');
    expect(tables).toContain('0 were in no ledger; of all rows of their ledgers, 0 were');
    expect(tables).not.toContain('**');
    expect(tables.match(/^### /gm)).toHaveLength(10);
    const [none = ''] = tables.split('### ').filter((table) => table.startsWith('Firefox: the click alone'));
    expect(none).toMatch(/^\| llms\.txt( \| not asked){11} \|$/m);
    expect(none).toMatch(/^\| www twin( \| –){11} \|$/m);
    expect(none).toMatch(/^\| resolver( \| not asked){11} \|$/m);
    const [all = ''] = tables.split('### ').filter((table) => table.startsWith('Chromium: access to all sites\n'));
    expect(all.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + FETCHED.length);
    expect(all).toMatch(/^\| llms\.txt( \| not asked){10} \| asked, told \|$/m);
  });

  test('that violate the policy, or were not measured, are counted and highlighted', () => {
    const [round = rounds[0] as Round] = rounds.filter(({ state }) => state.id === 'site');
    const tables = redirectTables([measured(round, { 'llms ipv4': 'unlisted' })]);
    expect(tables).toContain('363 cells, 1 of them otherwise');
    expect(tables).toMatch(/^\| llms\.txt \| \*\*asked, not told\*\* \| not asked \|/m);
    const blank = redirectTables([{ ...round, cells: [], untold: ['a', 'b'], unsent: ['c'] }]);
    expect(blank).toContain('363 cells, 363 of them otherwise');
    expect(blank).toContain('2 were in no ledger; of all rows of their ledgers, 1 were');
  });
});

test('the summary has at most twenty lines', () => {
  const soak = { scans: 3, sites: 1, seconds: 2, samples: [], errors: [], changed: [], faults: [] };
  const summary = reliabilitySummary({ ...runOf('passed'), soak });
  expect(summary.split('\n').length).toBeLessThanOrEqual(20);
  for (const part of ['of 43 faults', '3 scans in a row', 'redirects were not measured'])
    expect(summary).toContain(part);
});
