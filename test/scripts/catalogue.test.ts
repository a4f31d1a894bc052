import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/catalogue.md'), 'utf8');

/** Pillar and value of every row in the table of caps. */
const lines = [...PAGE.matchAll(/^\| `([a-z]+)` +\|.*\| (\d+) +\|$/gm)].map(([, pillar, cap]) => `${pillar} ${cap}`);

const declared = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks.flatMap(({ verdicts }) =>
    Object.values(verdicts).flatMap((one) =>
      typeof one === 'string' || one.cap === undefined ? [] : [`${pillar} ${one.cap}`],
    ),
  ),
);

test('docs/catalogue.md lists the caps that the checks declare, and no others', () => {
  expect([...new Set(lines)].toSorted()).toEqual([...new Set(declared)].toSorted());
});

/** Value of every row in the table of limits on the total. */
const listedTotals = [...PAGE.matchAll(/^\| (\d+) +\|/gm)].map(([, at]) => Number(at));

test('docs/catalogue.md lists the limits on the total that the checks declare', () => {
  const totals = PILLARS.flatMap((pillar) =>
    CHECKS[pillar].checks.flatMap(({ verdicts }) =>
      Object.values(verdicts).flatMap((one) => (typeof one === 'string' || one.total === undefined ? [] : [one.total])),
    ),
  );
  expect([...new Set(listedTotals)].toSorted()).toEqual([...new Set(totals)].toSorted());
});
