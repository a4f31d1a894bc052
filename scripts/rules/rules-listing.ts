import { createHash } from 'node:crypto';
import type { AnyCheck, Conclusion, PillarChecks } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { PAGE_KINDS, type PageKind } from '../../lib/kinds.ts';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { gradedTable } from './graded-table.ts';

/** Everything that one number of the rules stands for, as text that can be read and compared. */
export interface RulesListing {
  readonly pillars: Readonly<
    Record<
      string,
      { readonly budget: number; readonly kinds?: string; readonly checks: Readonly<Record<string, string>> }
    >
  >;
  readonly grades: Readonly<Record<string, string>>;
}

const byName = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * `fail`, or `fail cap 40`: lists all other properties of a conclusion too, except who repairs it, which does not affect the
 * grade.
 */
const conclusionText = (conclusion: Conclusion): string => {
  if (typeof conclusion === 'string') return conclusion;
  const { verdict, who: _, ...rest } = conclusion;
  return [verdict, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)].join(' ');
};

/** `not on contact, search`: the kinds of page for which the question does not arise; '' if it always does. */
const kindsText = (kinds: readonly PageKind[] = PAGE_KINDS): string => {
  const without = PAGE_KINDS.filter((kind) => !kinds.includes(kind)).toSorted();
  return without.length === 0 ? '' : `, not on ${without.join(' ')}`;
};

const checkText = ({ weight, verdicts, kinds }: AnyCheck): string =>
  `${weight}${kindsText(kinds)}: ${Object.entries(byName(Object.entries(verdicts)))
    .map(([code, conclusion]) => `${code} ${conclusionText(conclusion)}`)
    .join(', ')}`;

/** Builds the listing; the order in which checks are shown is not a rule. */
export const rulesListing = (tables: Readonly<Record<Pillar, PillarChecks>> = CHECKS): RulesListing => ({
  pillars: Object.fromEntries(
    PILLARS.map((pillar) => {
      const { budget, kinds, checks } = tables[pillar];
      const kindsPart = kinds === undefined ? {} : { kinds: kindsText(kinds).slice(2) };
      return [
        pillar,
        { budget, ...kindsPart, checks: byName(checks.map((check) => [check.id, checkText(check)] as const)) },
      ];
    }),
  ),
  grades: gradedTable(),
});

/** SHA-256 of a listing. */
export const digestOf = (listing: RulesListing): string =>
  createHash('sha256').update(JSON.stringify(listing)).digest('hex');

type Lines = Readonly<Record<string, string>>;

const linesOf = ({ pillars, grades }: RulesListing): Lines => ({
  ...Object.fromEntries(
    Object.entries(pillars).flatMap(([pillar, { budget, kinds, checks }]) => [
      [`${pillar}: budget`, String(budget)],
      ...(kinds === undefined ? [] : [[`${pillar}: kinds`, kinds] as const]),
      ...Object.entries(checks).map(([id, kindsPart]) => [`${pillar}: ${id}`, kindsPart] as const),
    ]),
  ),
  ...Object.fromEntries(Object.entries(grades).map(([input, kindsPart]) => [`grade of ${input}`, kindsPart])),
});

/** Lists the differences between two listings, one line each. */
export const changesBetween = (before: RulesListing, after: RulesListing): readonly string[] => {
  const [was, is] = [linesOf(before), linesOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    if (was[name] === is[name]) return [];
    if (was[name] === undefined) return [`${name} is new: ${is[name]}`];
    return is[name] === undefined ? [`${name} is gone`] : [`${name} was ${was[name]}, is ${is[name]}`];
  });
};
