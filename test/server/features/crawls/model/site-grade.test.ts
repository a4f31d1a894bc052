import { describe, expect, test } from 'vitest';
import type { Finding, Pillar } from '../../../../../lib/model.ts';
import { PILLARS } from '../../../../../lib/model.ts';
import { assess } from '../../../../../lib/scan.ts';
import { computeTotal, gradeFindings } from '../../../../../lib/score.ts';
import { computeSiteGrade, type GradedPage } from '../../../../../server/features/crawls/model/site-grade.ts';
import { sampleOf } from '../../../../kit/taking-turns.ts';
import { ARCHETYPES } from '../../../../sites/archetypes.ts';
import { recorded } from '../../../../sites/recorded.ts';

const finding = (pillar: Pillar, changes: Partial<Finding> = {}): Finding => ({
  ...{
    id: `${pillar}-een`,
    pillar,
    outcome: 'pass',
    code: 'ok',
    why: null,
    weight: 10,
    credit: 1,
    points: 0,
    cap: null,
  },
  ...{ args: {}, items: [], who: 'zelf', source: 'https://voorbeeld.nl/' },
  ...changes,
});

/** A page with these points to lose per pillar; null is a pillar that does not apply. */
const page = (points: Partial<Record<Pillar, number | null>> = {}, more: readonly Finding[] = []): GradedPage => {
  const findings = PILLARS.flatMap((pillar) => {
    const lost = points[pillar];
    return lost === null ? [finding(pillar, { outcome: 'skip' })] : [finding(pillar, { points: lost ?? 0 })];
  });
  const all = [...findings, ...more];
  return { findings: all, scores: gradeFindings(all, PILLARS).scores };
};
const scoresOf = (pages: readonly (GradedPage | null)[]) =>
  Object.fromEntries(computeSiteGrade(pages).scores.map(({ pillar, score }) => [pillar, score]));

const archetype = (name: string) => PILLARS.map((pillar) => assess(pillar, recorded(name, 'granted')));

describe('the grade of a site', () => {
  test.each(sampleOf(ARCHETYPES, 5).map(({ name }) => name))(
    'equals the page’s grade for one page, or for identical pages: %s',
    (name) => {
      const judged = archetype(name);
      const own = { findings: judged.flatMap((one) => one.findings), scores: judged.map(({ score }) => score) };
      for (const count of [1, 3]) {
        const { scores, seen, of, limiting, ...grade } = computeSiteGrade(Array.from({ length: count }, () => own));
        expect(grade).toEqual(computeTotal(judged));
        expect(scores.map(({ seen: _, ...score }) => score)).toEqual(own.scores.map(({ seen: _, ...score }) => score));
        expect([seen, of]).toEqual([count, count]);
        if (grade.limit?.by === 'check') expect(limiting[0]?.id).toBe(grade.limit.check);
      }
    },
  );

  test('takes the mean of the pages to which a pillar applies', () => {
    const grade = scoresOf([page({ seo: 10 }), page({ seo: 35 }), page({ seo: null, ai: 50 }), null]);
    expect(grade).toEqual({ domein: 100, beveiliging: 100, onderhoud: 100, seo: 78, ai: 83, toegankelijkheid: 100 });
  });

  test('is limited by the lowest pillar, as for a page', () => {
    const grade = computeSiteGrade([page({ beveiliging: 100 }), page({ beveiliging: 80 })]);
    expect(grade).toMatchObject({ overall: 45, limit: { by: 'lowest', at: 45, pillar: 'beveiliging' } });
  });

  test('is limited by a finding on a single page, and names it', () => {
    const fatal = finding('beveiliging', { id: 'gekaapt', outcome: 'fail', weight: 0, total: 39 });
    const grade = computeSiteGrade([
      page(),
      page({}, [finding('beveiliging', { id: 'gekaapt', weight: 0 }), fatal]),
      page(),
    ]);
    expect(grade).toMatchObject({ overall: 39, limit: { by: 'check', at: 39, check: 'gekaapt' }, limiting: [fatal] });
  });

  test('is incomplete with less than half of the pages, and null without any', () => {
    expect(computeSiteGrade([page(), page(), null, null])).toMatchObject({
      overall: 100,
      incomplete: false,
      seen: 2,
      of: 4,
    });
    expect(computeSiteGrade([page(), null, null])).toMatchObject({ overall: 100, incomplete: true, seen: 1, of: 3 });
    expect(computeSiteGrade([null, null])).toMatchObject({ overall: null, incomplete: true, scores: [] });
  });

  test('has no score for a pillar that was not tested on most of the pages to which it applies', () => {
    const blind = (pillar: Pillar) =>
      finding(pillar, { id: `${pillar}-twee`, outcome: 'unknown', code: null, why: 'time', weight: 30 });
    const unseen = page({}, [blind('ai')]);
    expect(computeSiteGrade([page(), unseen]).scores.find(({ pillar }) => pillar === 'ai')).toMatchObject({
      score: 100,
      incomplete: false,
    });
    expect(computeSiteGrade([page(), unseen, unseen])).toMatchObject({
      overall: 89,
      incomplete: true,
      limit: { by: 'without', pillars: ['ai'] },
    });
  });

  test('does not depend on the order of the pages', () => {
    const pages = [page({ seo: 13 }), null, page({ ai: 7, seo: null }), page({ beveiliging: 61 })];
    expect(computeSiteGrade(pages.toReversed())).toEqual(computeSiteGrade(pages));
  });
});
