import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, PILLARS } from '../lib/model.ts';
import { GENERIC, PRECAUTIONS } from '../lib/path/order.ts';
import { buildPath } from '../lib/path/path.ts';
import { assess } from '../lib/scan.ts';
import { ARCHETYPES } from './sites/archetypes.ts';
import { RANKED } from './sites/ranked/order.ts';
import { recorded } from './sites/recorded.ts';

const found = (name: string): readonly Finding[] =>
  PILLARS.flatMap((pillar) => assess(pillar, recorded(name, 'granted')).findings);

const SITES = [...ARCHETYPES.map(({ name }) => name), ...RANKED.map(({ name }) => `ranked/${name}`)];

const shares = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of SITES) {
    for (const { cause } of buildPath({ findings: found(name), pillars: PILLARS })) {
      counts.set(cause, (counts.get(cause) ?? 0) + 1 / SITES.length);
    }
  }
  return counts;
};

describe('generic advice', () => {
  const measured = shares();
  test('is given to many recorded sites', () => {
    expect([...GENERIC].filter((cause) => (measured.get(cause) ?? 0) < 0.3)).toEqual([]);
  });
  test('includes everything that most of them get', () => {
    const common = [...measured].flatMap(([cause, share]) => (share >= 0.6 ? [cause] : []));
    expect(common.filter((cause) => !GENERIC.has(cause))).toEqual([]);
  });
});

const finding = fc.record({
  id: fc.stringMatching(/^[a-z]{6}$/),
  effort: fc.constantFrom(1, 2, 3),
  points: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
  outcome: fc.constantFrom('warn', 'fail'),
  pillar: fc.constantFrom(...PILLARS),
});

const stepsOf = (list: readonly Partial<Finding>[]) =>
  buildPath({
    pillars: PILLARS,
    findings: list.map(
      (one) =>
        ({
          ...{ code: 'x', why: null, weight: 5, credit: 0, cap: null, args: {}, items: [] },
          ...{ who: 'zelf', source: '' },
          ...one,
        }) as Finding,
    ),
  });

const projectsIn = (steps: ReturnType<typeof buildPath>): number =>
  steps.slice(0, 3).filter(({ findings }) => findings[0].effort === 3).length;

test('at most one of the first three steps is a project, if its class has anything else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(finding, { minLength: 1, maxLength: 12, selector: ({ id }) => id }), (list) => {
      const steps = stepsOf(list);
      expect(steps.map(({ findings }) => findings[0].id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      if (projectsIn(steps) < 2) return;
      const late = steps.slice(3).filter(({ findings }) => findings[0].effort !== 3);
      const second = steps.slice(0, 3).filter(({ findings }) => findings[0].effort === 3)[1];
      expect(late.filter(({ kind }) => kind === second?.kind)).toEqual([]);
    }),
  );
});

const GIVEN = [
  { id: 'policy', cause: 'csp', outcome: 'fail', points: 20, pillar: 'beveiliging', effort: 1 },
  { id: 'image-alternatives', outcome: 'fail', points: 10, pillar: 'toegankelijkheid' },
  { id: 'small', outcome: 'fail', points: 2, pillar: 'seo', effort: 1 },
  { id: 'words', cause: 'description', outcome: 'fail', points: 9, pillar: 'seo', effort: 1 },
] as const;

const kindOfSite = (site: string) =>
  ({ id: 'accessibility-statement', outcome: 'pass', points: 0, args: { site } }) as const;

test('within a class specific steps come first, then what visitors notice today, then precautions', () => {
  expect(stepsOf(GIVEN).map(({ cause }) => cause)).toEqual(['image-alternatives', 'description', 'small', 'csp']);
});

test('precautions rank higher for a public body', () => {
  const steps = stepsOf([...GIVEN, { ...kindOfSite('publicBody'), pillar: 'toegankelijkheid' }]);
  expect(steps.map(({ cause }) => cause)).toEqual(['image-alternatives', 'csp', 'description', 'small']);
});

test('every precaution is generic', () => {
  expect([...PRECAUTIONS].filter((cause) => !GENERIC.has(cause))).toEqual([]);
});

test('nobody is advised to attract visitors to an administration page', () => {
  const request = [
    { id: 'page-indexable', cause: 'indexing', outcome: 'fail', points: 20, pillar: 'seo' },
    { id: 'text', cause: 'text-amount', outcome: 'fail', points: 20, pillar: 'ai' },
    { id: 'hsts', outcome: 'fail', points: 5, pillar: 'beveiliging' },
  ] as const;
  const exposed = {
    id: 'open-administration',
    outcome: 'fail',
    points: 20,
    pillar: 'beveiliging',
    step: 'danger',
  } as const;
  expect(stepsOf(request).map(({ findings: [one] }) => one.id)).toEqual(['page-indexable', 'text', 'hsts']);
  for (const state of ['openAdministration', 'administrationLogin'] as const)
    expect(stepsOf([...request, { ...exposed, state }]).map(({ findings: [one] }) => one.id)).toEqual([
      'open-administration',
      'hsts',
    ]);
});

test('a form over http is the same step as https, when the site does not redirect there', () => {
  const form = {
    id: 'insecure-forms',
    outcome: 'fail',
    code: 'passwordSent',
    points: 20,
    pillar: 'beveiliging',
    step: 'danger',
  } as const;
  const http = { id: 'https-redirect', cause: 'https', outcome: 'fail', points: 15, pillar: 'beveiliging' } as const;
  expect(stepsOf([form, http])).toMatchObject([{ cause: 'https', kind: 'danger' }]);
  expect(stepsOf([form])).toMatchObject([{ cause: 'insecure-forms' }]);
});

test('an update that fixes published vulnerabilities ranks as missing, before improvements', () => {
  const steps = stepsOf([
    { id: 'favicon-ok', code: 'small', outcome: 'warn', points: 9, pillar: 'seo', effort: 1 },
    { id: 'cms-version-supported', code: 'behind', outcome: 'warn', points: 1, pillar: 'onderhoud' },
    { id: 'php-version-supported', code: 'ending', outcome: 'warn', points: 1, pillar: 'onderhoud' },
  ]);
  expect(steps.map(({ kind, findings: [{ id }] }) => `${kind} ${id}`)).toEqual([
    'missing cms-version-supported',
    'better favicon-ok',
    'better php-version-supported',
  ]);
});
