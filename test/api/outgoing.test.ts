import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { scanResult, toPillarState } from '../../lib/api/compose.ts';
import { toPublicResult } from '../../lib/api/demoted.ts';
import { toNotGradable } from '../../lib/api/not-gradable.ts';
import { parseScanAnswer, toScanAnswer } from '../../lib/api/outgoing.ts';
import { type Locale, NOT_GRADABLE, PILLARS, type Pillar, type Tier } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import { commonWords } from '../../lib/words/common.ts';
import { explainNotGradable } from '../../lib/words/report/not-gradable.ts';
import { sayFinding, sayLimit } from '../../lib/words/say.ts';
import { isFullRun } from '../kit/inputs.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { recorded } from '../sites/recorded.ts';

/* Results as they are sent, read by a client that only knows the specification (sections 2, 4.1 and 8). */

const SpecPillar = z.object({
  id: z.enum(['domein', 'beveiliging', 'onderhoud', 'seo', 'ai', 'toegankelijkheid']),
  name: z.string().min(1),
  score: z.int(),
});
const SpecFrame = {
  domain: z.string().regex(/^[^/:]+$/),
  pillars: z.array(SpecPillar),
  scan_url: z.url(),
  api_tier: z.string(),
  rate_limit: z.string().regex(/^\d+\/hour$/),
};
const SpecResult = z.object({
  ok: z.literal(true),
  overall_score: z.int(),
  grade_label: z.string().min(1),
  ...SpecFrame,
});
/** The public result is exactly these eight fields, and its pillars are exactly these three. */
const SpecPublic = SpecResult.extend({
  pillars: z.array(SpecPillar.strict()),
  api_tier: z.literal('public'),
  rate_limit: z.literal('20/hour'),
}).strict();
/** Added for a scan without a grade: `ok` is false, as the specification requires for a scan that did not succeed. */
const NoGrade = z.object({
  ok: z.literal(false),
  error: z.strictObject({
    code: z.literal('not_gradable'),
    message: z.string().min(1),
    reason: z.string().min(1),
    help: z.string().min(1),
    retry_after: z.int().positive().optional(),
  }),
  ...SpecFrame,
});
const NoGradePublic = NoGrade.extend({ pillars: z.array(SpecPillar.strict()), api_tier: z.literal('public') }).strict();

const resultOf = (evidence: ReturnType<typeof recorded>, only: Pillar | null, tier: Tier, locale: Locale = 'nl') => {
  const judged = (only === null ? PILLARS : [only]).map((pillar) => assess(pillar, evidence));
  const whole = computeTotal(judged);
  const findings = judged.flatMap((one) => one.findings);
  const partner = scanResult(
    judged.map((one) => toPillarState(one, 'partner', (finding) => sayFinding(finding, locale))),
    {
      ...{ domain: 'voorbeeld.nl', total: whole, tier: 'partner', scanUrl: 'https://dienst.nl/rapport/voorbeeld.nl' },
      ...{ names: commonWords[locale].pillars, notGradable: toNotGradable({ total: whole, parts: judged }) },
      limit: whole.limit && sayLimit({ limit: whole.limit, findings }, locale),
    },
  );
  return tier === 'public' ? toPublicResult(partner) : partner;
};

const SCANS = ARCHETYPES.flatMap(({ name }) =>
  (['granted', 'plain'] as const).map((access) => [name, access] as const),
);

describe('every recorded site, as a whole and per pillar', () => {
  let [grades, refusals, leftOut] = [0, 0, 0];

  test.each(sampleOf(SCANS, 8))('%s (%s)', (name, access) => {
    const evidence = recorded(name, access);
    for (const only of [null, ...PILLARS]) {
      const open = toScanAnswer(resultOf(evidence, only, 'public'), explainNotGradable('nl'));
      const full = toScanAnswer(resultOf(evidence, only, 'partner'), explainNotGradable('nl'));
      const read = z.union([SpecPublic, NoGradePublic]).safeParse(open);
      expect(read.success ? [] : z.prettifyError(read.error)).toEqual([]);
      const wide = z.union([SpecResult, NoGrade]).safeParse(full);
      expect(wide.success ? [] : z.prettifyError(wide.error)).toEqual([]);
      // Both tiers have the same outcome for the same scan.
      expect([full.ok, full.pillars.map(({ id, score }) => [id, score])]).toEqual([
        open.ok,
        open.pillars.map(({ id, score }) => [id, score]),
      ]);
      if (full.api_tier !== 'partner') throw new Error('composed for partners');
      const textOf = [...full.pillars, ...full.not_scored].map(({ id }) => id).toSorted();
      expect(textOf).toEqual((only === null ? [...PILLARS] : [only]).toSorted());
      for (const { reason } of full.not_scored) expect(NOT_GRADABLE).toContain(reason);
      grades += open.ok ? 1 : 0;
      refusals += open.ok ? 0 : 1;
      leftOut += open.ok && full.not_scored.length > 0 ? 1 : 0;
    }
  });

  test('includes complete results, results without some pillars, and scans without a grade', () => {
    const share = isFullRun ? 1 : 1 / 8;
    expect([grades > 100 * share, refusals > 20 * share, leftOut > 5 * share]).toEqual([true, true, true]);
  });
});

describe('a wall in front of the page', () => {
  const walled = (part: object) =>
    toNotGradable({ total: { overall: 80, limit: null }, parts: [], ...part } as Parameters<typeof toNotGradable>[0]);
  const finding = (why: string | null, weight: number) =>
    ({ why, weight, outcome: why === null ? 'pass' : 'unknown' }) as never;
  const part = (...findings: readonly never[]) => ({ findings, score: { score: 80 } });

  test('prevents a grade when it is in front of the page’s address, or of most facts', () => {
    const few = [part(finding('wall', 1), finding(null, 9))];
    expect(walled({ parts: few })).toBeNull();
    expect(walled({ parts: few, walled: true })).toEqual({ reason: 'wall' });
    expect(walled({ parts: [part(finding('wall', 6), finding(null, 4))] })).toEqual({ reason: 'wall' });
    expect(walled({ parts: [part(finding('denied', 9), finding(null, 4))] })).toBeNull();
  });

  test('does not affect a pillar without facts behind it', () =>
    expect(walled({ parts: [part(finding(null, 9))], walled: true })).toBeNull());

  test('a decisive state of the site comes first, with the time when it may be over', () => {
    const state = { reason: 'maintenance', retryAfter: 600 } as const;
    expect(walled({ total: { overall: 80, limit: null, notGradable: state } })).toEqual(state);
  });
});

describe('the reason for a missing grade', () => {
  test.each(NOT_GRADABLE.flatMap((reason) => (['nl', 'en'] as const).map((locale) => [reason, locale] as const)))(
    '%s is explained in %s, with advice',
    (reason, locale) => {
      const { message, help } = explainNotGradable(locale)(reason);
      expect([message, help].map((text) => /^\p{Lu}.*[.]$/u.test(text))).toEqual([true, true]);
    },
  );

  test('is that too little was tested, for results stored before reasons were', () => {
    const { not_gradable: _, ...before } = resultOf({}, null, 'public');
    expect(toScanAnswer(before as never, explainNotGradable('en'))).toMatchObject({
      ok: false,
      error: { code: 'not_gradable', reason: 'tooLittle' },
    });
  });

  test('has the seconds after which a retry makes sense', () => {
    const result = { ...resultOf(recorded('goed', 'granted'), null, 'public') };
    const closed = { ...result, not_gradable: { reason: 'maintenance' as const, retry_after: 600 } };
    expect(toScanAnswer(closed, explainNotGradable('nl'))).toMatchObject({
      error: { reason: 'maintenance', retry_after: 600 },
    });
  });
});

describe('a response that is read back for comparison', () => {
  test.each(['goed', 'muur', 'inlog', 'slecht'] as const)('is the stored result for %s', (name) => {
    for (const tier of ['public', 'partner'] as const) {
      const result = resultOf(recorded(name, 'granted'), null, tier);
      const back = parseScanAnswer(JSON.parse(JSON.stringify(toScanAnswer(result, explainNotGradable('nl')))));
      expect(back?.pillars.filter(({ score }) => score !== null).map(({ id, score }) => [id, score])).toEqual(
        result.pillars.filter(({ score }) => score !== null).map(({ id, score }) => [id, score]),
      );
      expect(back?.overall_score).toBe(result.not_gradable === undefined ? result.overall_score : null);
    }
  });

  test.each([null, {}, { ok: true }, { ok: false, error: { code: 'timeout', message: '' } }])('%j is null', (value) =>
    expect(parseScanAnswer(value)).toBeNull(),
  );
});
