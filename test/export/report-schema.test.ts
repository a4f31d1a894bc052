import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ReportSchema, reportJsonSchema } from '../../lib/export/report-schema.ts';
import { commonWords } from '../../lib/words/common.ts';

test('the published schema matches the code', () => {
  const published = readFileSync(join(import.meta.dirname, '../../docs/report-1.schema.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(reportJsonSchema())));
});

test.each([
  ['een-2_X', true],
  ['x'.repeat(100), true],
  ['', false],
  ['x'.repeat(101), false],
  ['een twee', false],
  ['een\n', false],
])('the report id %j is valid: %s', (id, may) => {
  const issues = ReportSchema.safeParse({ id }).error?.issues ?? [];
  expect(issues.every(({ path }) => path[0] !== 'id')).toBe(may);
});

test.each(Object.keys(commonWords.nl.purposes))(
  'a contact for %s, a purpose known to the ledger, is read back',
  (purpose) => {
    const issues = ReportSchema.safeParse({ ledger: [{ purpose }] }).error?.issues ?? [];
    expect(issues.filter(({ path }) => path.at(-1) === 'purpose')).toEqual([]);
  },
);
