import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../../lib/checks/index.ts';
import {
  ariaUsage,
  controlNames,
  formAutocomplete,
  formLabels,
  hiddenFromAssistiveTech,
  imageAlternatives,
  keyboardAccess,
  labelInName,
  landmarks,
  linkNames,
  lists,
  motionAndTime,
  skipRepeatedContent,
  tables,
  textSpacing,
  touchTargets,
  zoomAllowed,
} from '../../../lib/checks/toegankelijkheid/shared/axe-groups.ts';
import { textContrast } from '../../../lib/checks/toegankelijkheid/text-contrast.ts';
import { AXE_RULES } from '../../../lib/data/accessibility/axe-rules.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const absent = [{ axe: axe() }];

cases(imageAlternatives, {
  critical: [
    { axe: axe({ 'image-alt': faulty(1, {}, 'critical') }) },
    { axe: axe({ 'role-img-alt': faulty(1), 'area-alt': faulty(1, {}, 'critical') }) },
  ],
  violated: [{ axe: axe({ 'svg-img-alt': faulty(1), 'image-redundant-alt': faulty(1, {}, 'minor') }) }],
  flagged: [{ axe: axe({ 'image-redundant-alt': faulty(1, {}, 'minor') }) }],
  clean: [{ axe: axe({ 'image-alt': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'image-alt': undecided(1) }) }],
  absent,
});
cases(controlNames, {
  critical: [{ axe: axe({ 'button-name': faulty(1, {}, 'critical') }) }],
  violated: [{ axe: axe({ 'summary-name': faulty(1) }) }],
  flagged: [{ axe: axe({ 'aria-dialog-name': faulty(1) }) }],
  clean: [{ axe: axe({ 'button-name': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'aria-tab-name': undecided(1) }) }],
  absent,
});
cases(formLabels, {
  critical: [{ axe: axe({ label: faulty(1, {}, 'critical') }) }],
  violated: [{ axe: axe({ 'form-field-multiple-labels': faulty(1, {}, 'moderate') }) }],
  flagged: [{ axe: axe({ 'label-title-only': faulty(1) }) }],
  clean: [{ axe: axe({ label: { passing: 1 } }) }],
  toCheck: [{ axe: axe({ label: undecided(1) }) }],
  absent,
});
cases(linkNames, {
  violated: [{ axe: axe({ 'link-name': faulty(1) }) }],
  clean: [{ axe: axe({ 'link-name': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'link-name': undecided(1) }) }],
  absent,
});
cases(ariaUsage, {
  critical: [{ axe: axe({ 'aria-roles': faulty(1, {}, 'critical') }) }],
  violated: [{ axe: axe({ 'aria-prohibited-attr': faulty(1) }) }],
  flagged: [{ axe: axe({ 'aria-deprecated-role': faulty(1, {}, 'minor') }) }],
  clean: [{ axe: axe({ 'aria-roles': { passing: 1 } }) }],
  toCheck: [
    { axe: axe({ 'duplicate-id-aria': undecided(1) }) },
    // A rule that can only ask for a look never fails, even if the engine calls it a violation.
    { axe: axe({ 'duplicate-id-aria': faulty(2, {}, 'critical') }) },
  ],
  absent,
});
cases(hiddenFromAssistiveTech, {
  blocked: [{ axe: axe({ 'aria-hidden-body': faulty(1, {}, 'critical'), 'aria-hidden-focus': faulty(1) }) }],
  violated: [{ axe: axe({ 'aria-hidden-focus': faulty(1) }) }],
  flagged: [{ axe: axe({ 'aria-text': faulty(1) }) }],
  clean: [{ axe: axe({ 'aria-hidden-body': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'aria-hidden-focus': undecided(1) }) }],
  absent,
});
cases(keyboardAccess, {
  violated: [{ axe: axe({ 'nested-interactive': faulty(1) }) }],
  flagged: [{ axe: axe({ tabindex: faulty(1) }) }],
  clean: [{ axe: axe({ 'nested-interactive': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'scrollable-region-focusable': undecided(1) }) }],
  absent,
});
cases(zoomAllowed, {
  blocked: [{ axe: axe({ 'meta-viewport': faulty(1, {}, 'moderate') }) }],
  flagged: [{ axe: axe({ 'meta-viewport-large': faulty(1, {}, 'minor') }) }],
  clean: [{ axe: axe({ 'meta-viewport': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'meta-viewport': undecided(1) }) }],
  absent,
});
cases(landmarks, {
  flagged: [{ axe: axe({ region: faulty(4, {}, 'moderate') }) }],
  clean: [{ axe: axe({ region: { passing: 1 } }) }],
  toCheck: [{ axe: axe({ region: undecided(1) }) }],
  absent,
});
cases(skipRepeatedContent, {
  flagged: [{ axe: axe({ 'skip-link': faulty(1, {}, 'moderate') }) }],
  clean: [{ axe: axe({ bypass: { passing: 1 } }) }],
  toCheck: [{ axe: axe({ bypass: undecided(1) }) }, { axe: axe({ bypass: faulty(1) }) }],
  absent,
});
cases(lists, {
  violated: [{ axe: axe({ listitem: faulty(1) }) }],
  clean: [{ axe: axe({ list: { passing: 1 } }) }],
  toCheck: [{ axe: axe({ list: undecided(1) }) }],
  absent,
});
cases(tables, {
  violated: [{ axe: axe({ 'td-headers-attr': faulty(1) }) }],
  flagged: [{ axe: axe({ 'empty-table-header': faulty(1, {}, 'minor') }) }],
  clean: [{ axe: axe({ 'scope-attr-valid': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'th-has-data-cells': undecided(1) }) }],
  absent,
});
cases(motionAndTime, {
  critical: [{ axe: axe({ 'meta-refresh': faulty(1, {}, 'critical') }) }],
  violated: [{ axe: axe({ marquee: faulty(1) }) }],
  clean: [{ axe: axe({ 'meta-refresh': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'no-autoplay-audio': undecided(1) }) }],
  absent,
});
cases(formAutocomplete, {
  violated: [{ axe: axe({ 'autocomplete-valid': faulty(1) }) }],
  clean: [{ axe: axe({ 'autocomplete-valid': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'autocomplete-valid': undecided(1) }) }],
  absent,
});
cases(textSpacing, {
  violated: [{ axe: axe({ 'avoid-inline-spacing': faulty(1) }) }],
  clean: [{ axe: axe({ 'avoid-inline-spacing': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'avoid-inline-spacing': undecided(1) }) }],
  absent,
});
cases(touchTargets, {
  flagged: [{ axe: axe({ 'target-size': faulty(1) }) }],
  clean: [{ axe: axe({ 'target-size': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'target-size': undecided(1) }) }],
  absent,
});
cases(labelInName, {
  flagged: [{ axe: axe({ 'label-content-name-mismatch': faulty(1) }) }],
  clean: [{ axe: axe({ 'label-content-name-mismatch': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'label-content-name-mismatch': undecided(1) }) }],
  absent,
});

blindCases(landmarks, [
  { axe: axe({ region: { ran: 'part', passing: 40 } }) },
  { axe: axe({ region: { ran: 'tooLarge' } }) },
  { axe: axe({ region: { ran: 'time', passing: 3 } }) },
  { axe: axe({ 'landmark-unique': { ran: 'interrupted' } }) },
  { axe: { ...axe(), rules: [] } },
]);

describe('a group of axe rules', () => {
  const creditOf = (changes: Parameters<typeof axe>[0]) => {
    const ruling = ariaUsage.judge({ axe: axe(changes) });
    return 'unseen' in ruling ? null : ruling.credit;
  };

  test.each([
    ['one serious fault in fifty', { 'aria-prohibited-attr': faulty(1, { passing: 49 }) }, 0.49],
    ['all fifty', { 'aria-prohibited-attr': faulty(50) }, 0],
    ['a critical fault in four', { 'aria-roles': faulty(1, { passing: 3 }, 'critical') }, 0.375],
    ['nothing but care', { 'aria-deprecated-role': faulty(2, {}, 'minor') }, 0.4],
    ['half care', { 'aria-deprecated-role': faulty(2, { passing: 2 }, 'minor') }, 0.45],
    ['advice beyond the standard', { 'aria-allowed-role': faulty(2, {}, 'minor') }, 0.8],
    ['half of such advice', { 'aria-allowed-role': faulty(2, { passing: 2 }, 'minor') }, 0.85],
    ['the lowest of several', { 'aria-allowed-role': faulty(2, {}, 'minor'), 'aria-roles': faulty(1) }, 0],
  ] as const)('keeps its share for %s', (_, changes, credit) => expect(creditOf(changes)).toBeCloseTo(credit));

  test('keeps a quarter on a page full of moderate faults', () => {
    const ruling = formLabels.judge({ axe: axe({ 'form-field-multiple-labels': faulty(4, {}, 'moderate') }) });
    expect(ruling).toMatchObject({ credit: 0.25 });
  });

  test('counts what it found although a rule did not see all of the page', () => {
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

  test.each(['zoom-allowed', 'hidden-from-assistive-tech'])('caps %s at 69', (id) => {
    const check = CHECKS.toegankelijkheid.checks.find((one) => one.id === id);
    expect(check?.verdicts['blocked']).toEqual({ verdict: 'fail', cap: 69 });
  });
});
