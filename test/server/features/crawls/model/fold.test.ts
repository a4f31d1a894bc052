import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../../../../lib/checks/index.ts';
import { type Finding, PILLARS } from '../../../../../lib/model.ts';
import { foldPages, SITE_CHECKS } from '../../../../../server/features/crawls/model/fold.ts';
import { sampleReport } from '../../../../components/sample.ts';
import { filesIn } from '../../../../kit/sources.ts';

const { findings } = sampleReport();
const of = (id: string): Finding => {
  const found = findings.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the sample has ${id}`);
  return found;
};
const pass = (id: string): Partial<Finding> & { id: string } => ({
  id,
  outcome: 'pass',
  code: 'ok',
  why: null,
  points: 0,
  cap: null,
});
const fail = (id: string, more: Partial<Finding> = {}) => ({
  ...pass(id),
  outcome: 'fail' as const,
  code: 'bad',
  points: 4,
  ...more,
});
const pageWith = (...changes: readonly (Partial<Finding> & { id: string })[]) => ({
  findings: changes.map((change) => ({ ...of(change.id), ...change })),
});
const only = (pages: Parameters<typeof foldPages>[0]) => {
  const [folded, ...others] = foldPages(pages);
  if (folded === undefined || others.length > 0) throw new Error('one check');
  return folded;
};
const shape = ({ groups }: ReturnType<typeof only>) =>
  groups.map(({ found, kind }) => [found[0]?.finding.code, kind, found.map(({ page }) => page)]);

const PAGE_CHECK = 'page-title';
const SITE_CHECK = 'security-txt';

describe('a check over several pages', () => {
  test('groups pages by conclusion, the most serious first, and lists untested pages by reason', () => {
    const blind = { id: PAGE_CHECK, outcome: 'unknown', code: null, why: 'time' } as const;
    const skip = { ...pass(PAGE_CHECK), outcome: 'skip', code: null } as const;
    const warn = fail(PAGE_CHECK, { outcome: 'warn', code: 'long', points: 2 });
    const rows = [
      pass(PAGE_CHECK),
      fail(PAGE_CHECK),
      warn,
      blind,
      fail(PAGE_CHECK),
      skip,
      { ...blind, why: 'wall' as const },
    ];
    const folded = only([...rows.map((row) => pageWith(row)), null]);
    expect(folded).toMatchObject({ tested: 4, ofSite: false, needless: [5] });
    expect(folded.untested).toEqual([
      { why: 'time', pages: [3] },
      { why: 'wall', pages: [6] },
    ]);
    expect(shape(folded)).toEqual([
      ['bad', 'missing', [1, 4]],
      ['long', 'better', [2]],
      ['ok', null, [0]],
    ]);
  });

  test('is about the site when all pages that could test it agree, and otherwise per page', () => {
    const blind = { id: SITE_CHECK, outcome: 'unknown', code: null, why: 'time' } as const;
    expect(only([pageWith(fail(SITE_CHECK)), pageWith(fail(SITE_CHECK)), pageWith(blind)])).toMatchObject({
      ofSite: true,
      tested: 2,
    });
    expect(only([pageWith(fail(SITE_CHECK)), pageWith(pass(SITE_CHECK))])).toMatchObject({ ofSite: false, tested: 2 });
  });

  test('preserves what was found on each page', () => {
    const pages = [1, 3].map((count) => pageWith(fail(PAGE_CHECK, { args: { count }, items: [`${count}`] })));
    const [group] = only(pages).groups;
    expect(group?.found.map(({ finding }) => finding.args)).toEqual([{ count: 1 }, { count: 3 }]);
  });
});

test('checks are ordered by severity, then by limits on the total, then by points lost on all pages', () => {
  const page = pageWith(
    pass('page-language'),
    fail(PAGE_CHECK, { points: 9 }),
    fail(SITE_CHECK, { points: 1, step: 'danger' }),
    fail('description-present', { points: 1, total: 39 }),
    { id: 'favicon-ok', outcome: 'unknown', code: null, why: 'time' },
    { ...pass('mobile-viewport'), outcome: 'skip' },
    { ...pass('llms-txt-valid'), outcome: 'info' },
  );
  expect(foldPages([page, page]).map(({ id }) => id)).toEqual([
    ...[
      SITE_CHECK,
      'description-present',
      PAGE_CHECK,
      'llms-txt-valid',
      'page-language',
      'favicon-ok',
      'mobile-viewport',
    ],
  ]);
});

test('checks of robots.txt for the page itself are page checks, not site checks', () => {
  const asking = filesIn('lib/checks').filter((file) => {
    const code = readFileSync(file, 'utf8');
    return /\bscan\.url\b(?!\.startsWith)/.test(code);
  });
  const ids = PILLARS.flatMap((pillar) => CHECKS[pillar].checks).map(({ id }) => id);
  const named = ids.filter((id) => asking.some((file) => file.endsWith(`/${id}.ts`)));
  expect(named).toContain('ai-search-crawlers-allowed');
  expect(named.filter((id) => SITE_CHECKS.has(id))).toEqual([]);
  expect(SITE_CHECKS.size).toBeGreaterThan(35);
});
