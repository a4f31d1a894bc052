import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../../lib/checks/index.ts';
import { ariaUsage, formLabels, landmarks } from '../../../lib/checks/toegankelijkheid/shared/axe-groups.ts';
import { textContrast } from '../../../lib/checks/toegankelijkheid/text-contrast.ts';
import { AXE_RULES, type AxeMark } from '../../../lib/data/accessibility/axe-rules.ts';
import { axe, faulty } from '../../kit/axe.ts';
import { rulesOfEngine } from '../../kit/axe-page.ts';
import { blindCases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

blindCases(landmarks, [
  { axe: axe({ region: { ran: 'part', passing: 40 } }) },
  { axe: axe({ region: { ran: 'tooLarge' } }) },
  { axe: axe({ region: { ran: 'time', passing: 3 } }) },
  { axe: axe({ 'landmark-unique': { ran: 'interrupted' } }) },
  { axe: axe({ region: { ran: 'changed' } }) },
  { axe: { ...axe(), rules: [] } },
]);

test('a group of which the page replaced some elements before they were examined is judged by the others, and says so', () => {
  const judge = (changes: Parameters<typeof axe>[0]) => landmarks.judge({ axe: axe(changes) });
  expect(judge({ region: { ran: 'changed', passing: 40 } })).toMatchObject({ code: 'clean', partial: 'interrupted' });
  expect(judge({ region: { ran: 'whole', passing: 40 } })).toMatchObject({ code: 'clean', partial: null });
  expect(judge({ region: faulty(1, { ran: 'changed', passing: 3 }) })).toMatchObject({ code: 'flagged' });
});

describe('a group of axe rules', () => {
  const creditOf = (changes: Parameters<typeof axe>[0]) => {
    const ruling = ariaUsage.judge({ axe: axe(changes) });
    return 'unseen' in ruling ? null : ruling.credit;
  };

  test.each([
    ['one serious fault among fifty elements', { 'aria-prohibited-attr': faulty(1, { passing: 49 }) }, 0.49],
    ['fifty serious faults among fifty', { 'aria-prohibited-attr': faulty(50) }, 0],
    ['one critical fault among four', { 'aria-roles': faulty(1, { passing: 3 }, 'critical') }, 0.375],
    ['only minor faults', { 'aria-deprecated-role': faulty(2, {}, 'minor') }, 0.4],
    ['minor faults in half of the elements', { 'aria-deprecated-role': faulty(2, { passing: 2 }, 'minor') }, 0.45],
    ['faults in a best practice', { 'aria-allowed-role': faulty(2, {}, 'minor') }, 0.8],
    [
      'faults in a best practice in half of the elements',
      { 'aria-allowed-role': faulty(2, { passing: 2 }, 'minor') },
      0.85,
    ],
    ['several faults, the lowest', { 'aria-allowed-role': faulty(2, {}, 'minor'), 'aria-roles': faulty(1) }, 0],
  ] as const)('earns a share of credit for %s', (_, changes, credit) => expect(creditOf(changes)).toBeCloseTo(credit));

  test('earns a quarter on a page full of moderate faults', () => {
    const ruling = formLabels.judge({ axe: axe({ 'form-field-multiple-labels': faulty(4, {}, 'moderate') }) });
    expect(ruling).toMatchObject({ credit: 0.25 });
  });

  test('counts its faults although a rule did not see the whole page', () => {
    const ruling = textContrast.judge({
      axe: axe({ 'color-contrast': faulty(2, { ran: 'part', passing: 8 }) }),
      page: page(),
    });
    expect(ruling).toMatchObject({ code: 'violated', credit: 0.4, args: { faults: 2 } });
    expect(ruling).toMatchObject({ args: { partly: 1 } });
    const thrown = textContrast.judge({
      axe: axe({ 'color-contrast': faulty(2), 'link-in-text-block': { ran: 'interrupted' } }),
      page: page(),
    });
    expect(thrown).toMatchObject({ args: { partly: 0 } });
  });

  test('lists every violated rule among at most twenty offenders', () => {
    const ruling = ariaUsage.judge({ axe: axe({ 'aria-roles': faulty(40), 'aria-valid-attr': faulty(40) }) });
    const items = 'unseen' in ruling ? [] : (ruling.items ?? []);
    expect(items).toHaveLength(20);
    expect(items[0]).toBe('aria-roles: #n0 — <i></i>');
    expect(items.at(-1)).toMatch(/^aria-valid-attr: /);
  });
});

describe('the table of axe rules', () => {
  test('gives every group a check', () => {
    const ids = CHECKS.toegankelijkheid.checks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(AXE_RULES)));
  });

  const marks = Object.values(AXE_RULES).flatMap((group) => Object.entries<AxeMark>(group));
  /** Milder than in the engine: rules that need a person, and rules with known false alarms (docs/catalogue.md). */
  const leftOpen = marks.flatMap(([id, mark]) => (mark === 'look' ? id : []));
  const MILDER = ['label-content-name-mismatch', 'target-size'];
  const allowed = (impact: string, tags: readonly string[]): readonly AxeMark[] => {
    if (tags.includes('best-practice') || impact === 'minor') return ['care', 'advice'];
    return impact === 'critical' ? ['critical', 'barrier'] : ['fault'];
  };

  test.each(rulesOfEngine().filter(({ tags }) => !/deprecated|experimental|aaa\b/.test(tags.join())))(
    '$id has the severity that its makers give it',
    ({ id, impact, tags }) => {
      const mark = marks.find(([name]) => name === id)?.[1];
      if (leftOpen.includes(id)) expect(leftOpen.length).toBeLessThan(10);
      else if (MILDER.includes(id)) expect(mark).toBe('care');
      // The whole page cannot be enlarged: more severe for us than for the engine, which knows browsers that enlarge it anyway.
      else if (id === 'meta-viewport') expect(mark).toBe('barrier');
      else expect(allowed(impact, tags)).toContain(mark);
    },
  );

  test.each(['zoom-allowed', 'hidden-from-assistive-tech'])('caps %s at 69', (id) => {
    const check = CHECKS.toegankelijkheid.checks.find((one) => one.id === id);
    expect(check?.verdicts['blocked']).toEqual({ verdict: 'fail', cap: 69 });
  });
});
