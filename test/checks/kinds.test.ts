import { describe, expect, test } from 'vitest';
import type { AnyCheck, PillarChecks } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence } from '../../lib/evidence.ts';
import { judgePillar } from '../../lib/judge.ts';
import { PAGE_KINDS, type PageKind } from '../../lib/kinds.ts';
import { PILLARS } from '../../lib/model.ts';
import { completeFacts, needsOf } from '../../lib/scan.ts';
import { computeScore } from '../../lib/score.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { blind, page, scan, seen } from '../kit/facts.ts';

/* Which checks apply to which kinds of pages, and what is reported when they do not. */

const TABLES: Readonly<Record<string, PillarChecks>> = CHECKS;
const ACTED_ON: readonly PageKind[] = ['signIn', 'checkout', 'application'];

const NOT_FOUND: readonly PageKind[] = ['search', 'error'];

/** By check: kinds to which it does not apply although its pillar does, or the only ones to which it applies. */
const BUT: Readonly<Record<string, readonly PageKind[]>> = {
  'text-to-quote': ['contact'],
  'quotable-content': ['contact'],
  'content-amount': ['contact', ...NOT_FOUND],
  'page-indexable': NOT_FOUND,
  'robots-allows-page': NOT_FOUND,
  'sitemap-lists-page': NOT_FOUND,
};
const ONLY: Readonly<Record<string, readonly PageKind[]>> = {
  'entity-identity': ['home', 'contact', 'article', 'product'],
  'facts-told': ['home', 'contact', 'product'],
  'author-visible': ['article'],
  'content-attributed': ['content', 'docs'],
  'dates-consistent': ['article'],
};

const evidence = (facts: Partial<Evidence>) => completeFacts({ scan: seen(scan()), page: seen(page()), ...facts });
const all = PILLARS.flatMap((pillar) => (TABLES[pillar]?.checks ?? []).map((check: AnyCheck) => check));
const kindsOf = ({ kinds = PAGE_KINDS }: { readonly kinds?: readonly PageKind[] }) => kinds;

test('AI findability does not apply to pages for acting on, nor to errors', () => {
  const left = PAGE_KINDS.filter((kind) => !kindsOf(CHECKS.ai).includes(kind));
  expect(left.toSorted()).toEqual([...ACTED_ON, ...NOT_FOUND].toSorted());
});

test('SEO does not apply to pages that belong to one visitor', () => {
  expect(PAGE_KINDS.filter((kind) => !kindsOf(CHECKS.seo).includes(kind)).toSorted()).toEqual(ACTED_ON.toSorted());
});

test('the other pillars apply to every page', () => {
  const others = PILLARS.filter((pillar) => !['ai', 'seo'].includes(pillar));
  expect(others.filter((pillar) => TABLES[pillar]?.kinds !== undefined)).toEqual([]);
});

test.each(all.map((check) => [check.id, check] as const))('%s applies to the expected kinds', (id, check) => {
  const expected = ONLY[id] ?? PAGE_KINDS.filter((kind) => !BUT[id]?.includes(kind));
  expect(kindsOf(check).toSorted()).toEqual(expected.toSorted());
});

test('pillars that depend on the kind receive the kind', () => {
  const asking = PILLARS.filter((pillar) => TABLES[pillar]?.kinds || TABLES[pillar]?.checks.some(({ kinds }) => kinds));
  expect(asking).toEqual(['seo', 'ai']);
  expect(asking.every((pillar) => needsOf(pillar).includes('kind'))).toBe(true);
});

describe('a check that does not apply', () => {
  const textOf = (kind: Evidence['kind'], id: string) =>
    judgePillar('ai', CHECKS.ai, evidence({ kind })).find((finding) => finding.id === id);

  test('is skipped, and reports the kind of the page', () => {
    expect(textOf(seen('docs'), 'facts-told')).toMatchObject({ outcome: 'skip', code: null, args: { kind: 'docs' } });
    expect(textOf(seen('home'), 'facts-told')?.outcome).not.toBe('skip');
  });

  test.each(PAGE_KINDS)('has a sentence for %s in both languages', (kind) => {
    const finding = { ...textOf(seen('signIn'), 'facts-told'), args: { kind } } as never;
    const [nl, en] = [sayFinding(finding, 'nl').conclusion, sayFinding(finding, 'en').conclusion];
    expect(nl).toMatch(/niet van toepassing/);
    expect(en).toMatch(/does not apply/);
  });

  test('is skipped with its whole pillar when that does not apply', () => {
    const findings = judgePillar('ai', CHECKS.ai, evidence({ kind: seen('signIn') }));
    expect(findings.every(({ outcome, args }) => outcome === 'skip' && args['kind'] === 'signIn')).toBe(true);
    expect(computeScore('ai', findings)).toMatchObject({ score: null, applies: false });
  });

  test('is not reported as such when the kind was not seen', () => {
    expect(textOf(blind('interrupted'), 'facts-told')).toMatchObject({ outcome: 'unknown', why: 'interrupted' });
    expect(textOf(blind('notApplicable'), 'facts-told')).toMatchObject({ outcome: 'skip', args: {} });
  });
});
