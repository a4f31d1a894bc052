import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/catalogue.md'), 'utf8');

/** Pillar and height of every row of the table of caps. */
const lines = [...PAGE.matchAll(/^\| `([a-z]+)` +\|.*\| (\d+) +\|$/gm)].map(([, pillar, cap]) => `${pillar} ${cap}`);

const declared = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks.flatMap(({ verdicts }) =>
    Object.values(verdicts).flatMap((one) =>
      typeof one === 'string' || one.cap === undefined ? [] : [`${pillar} ${one.cap}`],
    ),
  ),
);

test('docs/catalogue.md tells the caps that the checks declare, and no other', () => {
  expect([...new Set(lines)].toSorted()).toEqual([...new Set(declared)].toSorted());
});

/** Height of every row of the table of what limits the total. */
const listedTotals = [...PAGE.matchAll(/^\| (\d+) +\|/gm)].map(([, at]) => Number(at));

test('and what limits the total', () => {
  const totals = PILLARS.flatMap((pillar) =>
    CHECKS[pillar].checks.flatMap(({ verdicts }) =>
      Object.values(verdicts).flatMap((one) => (typeof one === 'string' || one.total === undefined ? [] : [one.total])),
    ),
  );
  expect([...new Set(listedTotals)].toSorted()).toEqual([...new Set(totals)].toSorted());
});
