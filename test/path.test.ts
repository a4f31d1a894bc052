import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../lib/checks/index.ts';
import { type Finding, type Outcome, PILLARS, STEP_KINDS, type StepKind } from '../lib/model.ts';
import { buildPath, countSteps, type Step } from '../lib/path/path.ts';
import { assess } from '../lib/scan.ts';
import { computePoints, gradeFindings } from '../lib/score.ts';
import { inputs } from './kit/inputs.ts';
import { sampleOf } from './kit/taking-turns.ts';
import { ARCHETYPES } from './sites/archetypes.ts';
import { recorded } from './sites/recorded.ts';

const RUNS = inputs(60);

const finding = (changes: Partial<Finding>): Finding => ({
  id: 'hsts',
  pillar: 'beveiliging',
  outcome: 'fail',
  code: 'absent',
  why: null,
  weight: 8,
  credit: 0,
  points: 20,
  cap: null,
  args: {},
  items: [],
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc6797',
  ...changes,
});
const pass = (pillar: Finding['pillar']): Finding =>
  finding({ id: `fine-${pillar}`, pillar, outcome: 'pass', credit: 1, points: 0, weight: 20 });
const steps = (...findings: readonly Partial<Finding>[]): readonly Step[] =>
  buildPath({ findings: [...PILLARS.map(pass), ...findings.map(finding)], pillars: PILLARS });
const causes = (path: readonly Step[]) => path.map(({ cause }) => cause);

describe('a missing response', () => {
  const silent = { outcome: 'unknown', code: null, why: 'timeout', silent: true } as const;
  test('is one step, whatever would have been in it', () => {
    expect(causes(steps({ ...silent, id: 'hsts' }, { ...silent, id: 'page-http-status' }))).toEqual([
      'silent-page-timeout',
    ]);
    expect(steps({ ...silent, id: 'hsts' }, { ...silent, id: 'favicon-ok' })).toHaveLength(2);
    // A server without https needs https.
    expect(causes(steps({ ...silent, id: 'https-available', cause: 'https' }))).toEqual(['https']);
  });
});

test('an error page instead of the site is one step, whichever check finds it', () => {
  const status = { id: 'page-http-status', pillar: 'seo', code: 'broken' } as const;
  const failing = { id: 'site-in-service', pillar: 'onderhoud', code: 'serverError' } as const;
  expect(causes(steps(failing, status))).toEqual(['site-in-service']);
  expect(causes(steps({ ...failing, code: 'parked' }, status)).toSorted()).toEqual([
    'page-http-status',
    'site-in-service',
  ]);
});

describe('the order of the steps', () => {
  test('is by class, then points, then effort, then catalogue', () => {
    const path = steps(
      { id: 'better', outcome: 'warn', points: 40 },
      { id: 'cheap', points: 5 },
      { id: 'dear-project', points: 10, effort: 3 },
      { id: 'dear-setting', points: 10, effort: 1 },
      { id: 'b-change', points: 10 },
      { id: 'a-change', points: 10 },
      { id: 'of-earlier-pillar', points: 10, pillar: 'domein' },
      { id: 'broken', points: 1, step: 'broken' },
      { id: 'danger', points: 0.5, outcome: 'warn', step: 'danger' },
    );
    expect(causes(path)).toEqual([
      'danger',
      'broken',
      'dear-setting',
      'of-earlier-pillar',
      'a-change',
      'b-change',
      'dear-project',
      'cheap',
      'better',
    ]);
    expect(path.map(({ kind }) => kind)).toEqual([
      ...['danger', 'broken'],
      ...Array.from({ length: 6 }, () => 'missing'),
      'better',
    ] as StepKind[]);
    expect(path.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([
    ['an unknown kind of site', {}, ['seo', 'statement', 'beveiliging']],
    ['a shop', { site: 'shop' }, ['seo', 'beveiliging', 'statement']],
    ['a public body', { site: 'publicBody' }, ['statement', 'beveiliging', 'seo']],
    ['an invalid kind of site from an imported report', { site: 'toString' }, ['seo', 'statement', 'beveiliging']],
  ])('for %s depends on the kind of site', (_, args, order) => {
    const path = steps(
      { id: 'accessibility-statement', pillar: 'toegankelijkheid', outcome: 'pass', points: 0, credit: 1, args },
      { id: 'beveiliging', points: 5 },
      { id: 'statement', pillar: 'toegankelijkheid', points: 5.5 },
      { id: 'seo', pillar: 'seo', points: 6 },
    );
    expect(causes(path)).toEqual(order);
  });

  test('within a class, what limits the total most comes first', () => {
    const path = steps(
      { id: 'old-system', points: 30, total: 74, step: 'danger' },
      { id: 'break-in', points: 10, total: 39, step: 'danger' },
      { id: 'leak', points: 50, step: 'danger' },
    );
    expect(causes(path)).toEqual(['break-in', 'old-system', 'leak']);
  });
});

test('an informational finding comes after what is missing, whatever its cap', () => {
  const path = steps({ id: 'told', weight: 0, points: 0, outcome: 'info', cap: 25 }, { id: 'lacks', points: 1 });
  expect(path.map(({ cause, kind }) => [cause, kind])).toEqual([
    ['lacks', 'missing'],
    ['told', 'better'],
  ]);
});

test('a decisive state is the first step, even without cost', () => {
  const path = steps(
    { id: 'dear', points: 20 },
    { id: 'intrusive-overlay', code: 'walled', weight: 0, points: 0, outcome: 'info', state: 'wall' },
  );
  expect(path.map(({ cause }) => cause)).toEqual(['intrusive-overlay', 'dear']);
});

describe('a cause', () => {
  test('is one step, with the points of all its findings and the person of the most costly', () => {
    const [step, ...others] = steps(
      { id: 'dmarc-policy', cause: 'dmarc', points: 5, who: 'domeinbeheerder' },
      { id: 'dmarc-valid', cause: 'dmarc', points: 7.5, who: 'webbouwer', outcome: 'warn' },
      { id: 'dmarc-seen', cause: 'dmarc', outcome: 'pass', points: 0 },
    );
    expect(others).toEqual([]);
    expect(step).toMatchObject({ cause: 'dmarc', kind: 'missing', points: 12.5, who: 'webbouwer' });
    expect(step?.findings.map(({ id }) => id)).toEqual(['dmarc-valid', 'dmarc-policy']);
  });

  test('of a finding that only caps costs the pillar’s sum minus the cap', () => {
    const path = steps(
      { id: 'closed', weight: 0, points: 0, outcome: 'info', cap: 25 },
      { id: 'other', points: 10.5 },
      { id: 'high', weight: 0, points: 0, outcome: 'info', cap: 95 },
    );
    expect(path.map(({ cause, points }) => [cause, points])).toEqual([
      ['other', 10.5],
      ['closed', 64.5],
      ['high', 0],
    ]);
  });
});

describe('the running total', () => {
  test('a step without immediate effect refers to the later one with which it counts', () => {
    const path = steps({ id: 'first', points: 90 }, { id: 'second', points: 60 }, { id: 'third', points: 0.2 });
    // 150.2 lost: the pillar stands at 0 until enough is repaired, and the roof on it.
    expect(path.map(({ before, after, countsWith }) => [before, after, countsWith])).toEqual([
      [35, 75, null],
      [75, 100, null],
      [100, 100, null],
    ]);
    const caps = steps({ id: 'a', points: 20, cap: 20 }, { id: 'b', points: 20, cap: 20 }, { id: 'c', points: 5 });
    expect(caps.map(({ countsWith }) => countsWith)).toEqual([2, null, null]);
  });

  test('is absent without a total, and after a fix that lets more be seen', () => {
    const seo = [pass('seo'), finding({ id: 'x', pillar: 'seo' }), pass('domein')];
    expect(buildPath({ findings: seo, pillars: ['seo', 'domein'] })).toMatchObject([{ before: null, after: null }]);
    expect(buildPath({ findings: seo, pillars: ['seo'] })).toMatchObject([{ before: 80, after: 100 }]);
    expect(steps({ opens: true })).toMatchObject([{ opens: true }]);
    expect(steps({})).toMatchObject([{ opens: false }]);
  });
});

const CREDIT: Readonly<Record<Outcome, number>> = { pass: 1, warn: 0.5, fail: 0, info: 1, skip: 1, unknown: 1 };
const anyFinding = fc
  .record({
    outcome: fc.constantFrom<Outcome>('pass', 'warn', 'fail', 'fail', 'info', 'skip', 'unknown'),
    weight: fc.integer({ min: 0, max: 10 }),
    cap: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 5 }),
    total: fc.option(fc.constantFrom(39, 74), { freq: 1, nil: undefined }),
    cause: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
    effort: fc.option(fc.constantFrom<1 | 2 | 3>(1, 2, 3), { nil: undefined }),
    step: fc.option(fc.constantFrom('danger', 'broken'), { nil: undefined }),
    pillar: fc.constantFrom(...PILLARS),
  })
  .map(({ cap, total, cause, effort, step, ...rest }): Finding => {
    const credit = CREDIT[rest.outcome];
    const judged = rest.outcome === 'fail' || rest.outcome === 'info';
    return finding({
      ...rest,
      credit,
      points: computePoints(rest.weight, credit, 20),
      cap: judged ? cap : null,
      ...(judged && total !== undefined ? { total } : {}),
      ...(cause === undefined ? {} : { cause }),
      ...(effort === undefined ? {} : { effort }),
      ...(step === undefined ? {} : { step: step as 'danger' | 'broken' }),
    });
  });
const anyFindings = fc
  .array(anyFinding, { minLength: 1, maxLength: 50 })
  .map((findings) => findings.map((one, index) => ({ ...one, id: `c${index}` })));

const good = ({ total, ...one }: Finding): Finding => ({ ...one, outcome: 'pass', credit: 1, points: 0, cap: null });
const costs = ({ points, cap, total }: Finding): boolean => points > 0 || cap !== null || total !== undefined;

/** Invariants for any findings. */
const holds = (findings: readonly Finding[]): void => {
  const path = buildPath({ findings, pillars: PILLARS });
  const lines = path.flatMap((step) => step.findings.map(({ id }) => id));
  expect(lines.toSorted()).toEqual(
    findings
      .filter(costs)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { number, before, after } of path) {
    const done = new Set(path.slice(0, number).flatMap((step) => step.findings.map(({ id }) => id)));
    const left = findings.map((one) => (done.has(one.id) ? good(one) : one));
    expect(after, `after step ${number}`).toBe(gradeFindings(left, PILLARS).overall);
    if (before !== null) expect(after).toBeGreaterThanOrEqual(before);
  }
};

describe('for any findings', () => {
  test('every finding that costs or caps is in one step, and the totals follow the rule and never fall', () => {
    fc.assert(fc.property(anyFindings, holds), { numRuns: RUNS });
  });

  test('the path does not depend on the order of the findings', () => {
    const shuffled = anyFindings.chain((findings) =>
      fc.tuple(fc.constant(findings), fc.shuffledSubarray([...findings], { minLength: findings.length })),
    );
    fc.assert(
      fc.property(shuffled, ([findings, other]) => {
        expect(buildPath({ findings: other, pillars: PILLARS })).toEqual(buildPath({ findings, pillars: PILLARS }));
      }),
      { numRuns: RUNS },
    );
  });

  test('turning findings into passes lowers neither a pillar nor the total', () => {
    const chosen = anyFindings.chain((findings) => fc.tuple(fc.constant(findings), fc.subarray([...findings])));
    fc.assert(
      fc.property(chosen, ([findings, some]) => {
        const judged = some.filter(({ outcome }) => outcome !== 'unknown' && outcome !== 'skip');
        const before = gradeFindings(findings, PILLARS);
        const after = gradeFindings(
          findings.map((one) => (judged.includes(one) ? good(one) : one)),
          PILLARS,
        );
        const scores = before.scores.map(({ score }, index) => [score, after.scores[index]?.score ?? null] as const);
        for (const [was, is] of [...scores, [before.overall, after.overall] as const]) {
          expect(is === null).toBe(was === null);
          expect(is ?? 0).toBeGreaterThanOrEqual(was ?? 0);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

const found = (name: string, access: 'granted' | 'plain' = 'granted'): readonly Finding[] =>
  PILLARS.flatMap((pillar) => assess(pillar, recorded(name, access)).findings);

describe.each(sampleOf(ARCHETYPES, 5).map(({ name }) => [name]))('%s', (name) => {
  test.each(['granted', 'plain'] as const)('has a valid path, %s', (access) => holds(found(name, access)));
});

/** The first steps of an expert who had read the site's definition in test/world, written before the path existed. */
const FIRST: readonly (readonly [site: string, first: readonly string[], because: string])[] = [
  ['kapottesleutel', ['dnssec'], 'Visitors who validate cannot reach it, and nothing else is wrong.'],
  [
    'gekaapt',
    ['hijacked-script-hosts', 'image-alternatives', 'js-libraries'],
    'A stranger’s script; then what is wrong with this page alone: a silent image, a library without updates.',
  ],
  ['nogverborgen', ['indexing', 'image-alternatives', 'js-libraries'], 'Nobody can find it; then as above.'],
  [
    'schildergraaf',
    ['compromise-signs', 'hijacked-script-hosts', 'stack'],
    'Somebody broke in: that first, the stranger’s script with it, then close the door.',
  ],
  [
    'overgenomen',
    ['compromise-signs', 'spf', 'https'],
    'Phishers have it; then anybody can mail in its name, and visitors stay on http.',
  ],
  [
    'verwaarloosd',
    ['stack', 'js-libraries', 'internal-links-alive'],
    'Known holes in system and libraries; dead pages.',
  ],
  [
    'koorvreugde',
    ['https', 'internal-links-alive', 'spf'],
    'No https; its links are dead; anybody can mail in its name.',
  ],
  [
    'dichtvoorai',
    ['ai-crawlers', 'image-alternatives', 'js-libraries'],
    'Assistants cannot cite it, the one thing changed; then as the ordinary site.',
  ],
];

describe('the first steps match those of an expert', () => {
  const compared = FIRST.map(([site, expert]) => ({
    ...{ site, expert },
    first: causes(buildPath({ findings: found(site), pillars: PILLARS })).slice(0, 3),
  }));
  test.each(compared)('for $site, first of all: $expert.0', ({ expert, first }) => expect(first[0]).toBe(expert[0]));
  test('in at least four of five', () => {
    const all = compared.flatMap(({ expert, first }) => first.map((cause) => expert.includes(cause)));
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.8);
  });
  test('an exemplary site has no steps', () =>
    expect(buildPath({ findings: found('goed'), pillars: PILLARS })).toEqual([]));
});

test('every declared cause belongs to several checks, and has none of their names', () => {
  const checks = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);
  const named = Map.groupBy(
    checks.filter(({ cause }) => cause !== undefined),
    ({ cause }) => cause,
  );
  expect(named.size).toBeGreaterThan(15);
  for (const [cause, list] of named) expect(list.length, cause).toBeGreaterThan(1);
});

test.each(sampleOf(ARCHETYPES, 4))('the steps of a kind are counted as in the path: $name', ({ name }) => {
  const findings = PILLARS.flatMap((pillar) => assess(pillar, recorded(name, 'granted')).findings);
  const path = buildPath({ findings, pillars: PILLARS });
  for (const kind of STEP_KINDS)
    expect([kind, countSteps({ findings }, kind)]).toEqual([kind, path.filter((step) => step.kind === kind).length]);
});
