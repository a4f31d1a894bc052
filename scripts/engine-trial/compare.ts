import { AXE_RULES } from '../../lib/data/accessibility/axe-rules.ts';
import type { Trial } from './ask.ts';
import type { TrialPage } from './page-sets.ts';
import type { Found, Heard } from './subject.ts';

/** Compares the results of both engines rule by rule, and with what is known of the pages. */

/** Rules of the engine on trial whose counterpart here has another name, or that have several. */
const COUNTERPARTS: Readonly<Record<string, readonly string[]>> = {
  'img-alt': ['image-alt'],
  'video-captions': ['video-caption'],
  'list-children': ['list'],
  'listitem-parent': ['listitem'],
  'dl-children': ['dlitem', 'definition-list'],
  'definition-list': ['definition-list', 'dlitem'],
  'meta-viewport': ['meta-viewport', 'meta-viewport-large'],
  'letter-spacing': ['avoid-inline-spacing'],
  'line-height': ['avoid-inline-spacing'],
  'word-spacing': ['avoid-inline-spacing'],
  'server-image-map': ['server-side-image-map'],
  'scrollable-region': ['scrollable-region-focusable'],
  'landmark-main': ['landmark-one-main'],
  'no-duplicate-banner': ['landmark-no-duplicate-banner'],
  'no-duplicate-contentinfo': ['landmark-no-duplicate-contentinfo'],
  'no-duplicate-main': ['landmark-no-duplicate-main'],
  'banner-is-top-level': ['landmark-banner-is-top-level'],
  'contentinfo-is-top-level': ['landmark-contentinfo-is-top-level'],
  'main-is-top-level': ['landmark-main-is-top-level'],
  'form-label': ['label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  'multiple-labels': ['form-field-multiple-labels'],
  'label-content-mismatch': ['label-content-name-mismatch'],
  'button-name': ['button-name', 'aria-command-name', 'aria-tab-name'],
  'presentational-children-focusable': ['nested-interactive'],
  'aria-allowed-attr': ['aria-allowed-attr', 'aria-conditional-attr'],
};

const counterpartsOf = (rule: string): readonly string[] =>
  Object.hasOwn(COUNTERPARTS, rule) ? (COUNTERPARTS[rule] ?? []) : [rule];

/** Rules about what a page must have somewhere: not every frame has to have it. */
const SOMEWHERE = ['landmark-one-main', 'landmark-main', 'page-has-heading-one', 'bypass'];

/** Findings of an engine, without those rules on single frames. */
const foundBy = (heard: Heard): readonly Found[] =>
  heard.found.filter(({ rule, target }) => !target.startsWith('frame ') || !SOMEWHERE.includes(rule));

const keyOf = ({ rule, target }: Found): string => `${rule} ${target}`;

/** How often a rule of the engine on trial agrees with the present one, by element. */
export interface RuleRow {
  readonly rule: string;
  readonly both: number;
  /** Elements that the present engine leaves to a person. */
  readonly leftToPerson: number;
  readonly onlyTrial: readonly string[];
  readonly onlyPresent: readonly string[];
}

interface Tally {
  both: number;
  leftToPerson: number;
  readonly onlyTrial: string[];
  readonly onlyPresent: string[];
}

const tallyIn = (tallies: Map<string, Tally>, rule: string): Tally => {
  const tally = tallies.get(rule) ?? { both: 0, leftToPerson: 0, onlyTrial: [], onlyPresent: [] };
  tallies.set(rule, tally);
  return tally;
};

const describe = ({ name }: TrialPage, { target, html }: Found): string =>
  `${name} | ${target} | ${html.slice(0, 140)}`;

const countPage = (tallies: Map<string, Tally>, { page, present, trial }: Trial): void => {
  const matched = new Set<string>();
  for (const one of new Map(foundBy(trial).map((found) => [keyOf(found), found])).values()) {
    const rules = counterpartsOf(one.rule);
    const same = foundBy(present).filter(({ rule, target }) => rules.includes(rule) && target === one.target);
    for (const other of same) matched.add(keyOf(other));
    const tally = tallyIn(tallies, one.rule);
    if (same.some(({ word }) => word === 'violation')) tally.both += 1;
    else if (same.length > 0) tally.leftToPerson += 1;
    else tally.onlyTrial.push(describe(page, one));
  }
  for (const one of foundBy(present))
    if (one.word === 'violation' && !matched.has(keyOf(one)))
      tallyIn(tallies, `(${one.rule})`).onlyPresent.push(describe(page, one));
};

/** Compares rule by rule; rules of the present engine that the other does not report on an element are in brackets. */
export const byRule = (all: readonly Trial[]): readonly RuleRow[] => {
  const tallies = new Map<string, Tally>();
  for (const one of all) countPage(tallies, one);
  return [...tallies]
    .map(([rule, tally]) => ({ rule, ...tally }))
    .toSorted((one, other) => one.rule.localeCompare(other.rule));
};

export type Engine = 'present' | 'trial';

/** An engine's verdict on a page for which the right result is known. */
export interface Verdict {
  readonly page: TrialPage;
  /** Rules that are violated here and not on the page that it was made from. */
  readonly rules: readonly string[];
  /** Rules on which only a person can decide. */
  readonly looks: readonly string[];
}

const beyond = (found: readonly Found[], base: readonly Found[], word: Found['word']): readonly string[] => {
  const known = new Map<string, number>();
  for (const one of base) if (one.word === word) known.set(one.rule, (known.get(one.rule) ?? 0) + 1);
  const here = new Map<string, number>();
  for (const one of found) if (one.word === word) here.set(one.rule, (here.get(one.rule) ?? 0) + 1);
  return [...here].flatMap(([rule, count]) => (count > (known.get(rule) ?? 0) ? [rule] : []));
};

/** Whether a rule belongs to the check that a page is about; true if that is unknown. */
const isAbout = ({ check }: TrialPage, rule: string): boolean => {
  if (check === undefined) return true;
  if (!Object.hasOwn(AXE_RULES, check)) return false;
  const rules: Readonly<Record<string, unknown>> = AXE_RULES[check as keyof typeof AXE_RULES];
  return counterpartsOf(rule).some((one) => Object.hasOwn(rules, one));
};

/** An engine's verdict on each page of which something is known, beyond its results on the page that it was made from. */
export const verdictsOf = (all: readonly Trial[], engine: Engine): readonly Verdict[] => {
  const byPath = new Map(all.map((one) => [one.page.path, one]));
  return all
    .filter(
      ({ page: { known, check } }) => known !== 'unknown' && (check === undefined || Object.hasOwn(AXE_RULES, check)),
    )
    .map((one) => {
      const created = one.page.base === undefined ? undefined : byPath.get(one.page.base);
      const base = created === undefined ? [] : foundBy(created[engine]);
      const found = foundBy(one[engine]);
      return {
        page: one.page,
        rules: beyond(found, base, 'violation').filter((rule) => isAbout(one.page, rule)),
        looks: beyond(found, base, 'look').filter((rule) => isAbout(one.page, rule)),
      };
    });
};

/** Faults that an engine reports, leaves to a person, and misses; and pages without a fault on which it reports one. */
export interface Score {
  readonly reported: number;
  readonly leftToPerson: number;
  readonly missed: readonly Verdict[];
  readonly fine: number;
  readonly wrong: readonly Verdict[];
}

export const scoreOf = (verdicts: readonly Verdict[]): Score => {
  const faults = verdicts.filter(({ page }) => page.known === 'fault');
  const fine = verdicts.filter(({ page }) => page.known === 'fine');
  return {
    reported: faults.filter(({ rules }) => rules.length > 0).length,
    leftToPerson: faults.filter(({ rules, looks }) => rules.length === 0 && looks.length > 0).length,
    missed: faults.filter(({ rules, looks }) => rules.length === 0 && looks.length === 0),
    fine: fine.length,
    wrong: fine.filter(({ rules }) => rules.length > 0),
  };
};
