import { AXE_CRITERIA } from '../data/accessibility/axe-criteria.ts';
import { CRITERIA, type Criterion } from '../data/accessibility/wcag-criteria.ts';
import type { Finding, Report } from '../model.ts';
import { groupOffenders } from '../view/offender-groups.ts';

/**
 * The result of a scan for a success criterion of WCAG. `failed`: a violation was found, so the page does not meet it.
 * `cantTell`: something was tested and no violation found, or a person has to look; a machine never states that a
 * criterion is met. `untested`: nothing of it was tested.
 */
type CriterionOutcome = 'failed' | 'cantTell' | 'untested';

export interface CriterionResult {
  readonly criterion: Criterion;
  readonly outcome: CriterionOutcome;
  /** Findings that failed or need a look; empty when there are none. */
  readonly findings: readonly Finding[];
  /** Checks that tested some part of it. */
  readonly tested: readonly string[];
}

/** Address of a page that explains a criterion, as a check's source (https://www.w3.org/WAI/WCAG22/Understanding/). */
const UNDERSTANDING = /^https:\/\/www\.w3\.org\/WAI\/WCAG22\/Understanding\/([a-z-]+)(?:\.html)?$/;

/** The main criterion of a check; null when it has none. */
const findMainCriterion = ({ source }: Finding): string | null => {
  const fragment = UNDERSTANDING.exec(source)?.[1];
  return CRITERIA.find((one) => one.fragment === fragment)?.number ?? null;
};

/** The criteria that a finding's violations concern: those of the broken rules, else that of the check. */
const listViolated = (finding: Finding): readonly string[] => {
  const rules = groupOffenders(finding).flatMap(({ rule }) => rule ?? []);
  if (rules.length > 0) return rules.flatMap((rule) => AXE_CRITERIA[rule] ?? []);
  return [findMainCriterion(finding)].filter((number) => number !== null);
};

const isTested = ({ outcome }: Finding): boolean => outcome !== 'unknown' && outcome !== 'skip';

const toCriterionResult = (criterion: Criterion, findings: readonly Finding[]): CriterionResult => {
  const { number } = criterion;
  const about = findings.filter(
    (finding) => findMainCriterion(finding) === number || listViolated(finding).includes(number),
  );
  const failed = about.filter((finding) => finding.outcome === 'fail' && listViolated(finding).includes(number));
  const looks = about.filter((finding) => finding.outcome === 'warn' || Number(finding.args['toCheck'] ?? 0) > 0);
  const tested = about.filter(isTested).map(({ id }) => id);
  const outcome = failed.length > 0 ? 'failed' : tested.length > 0 ? 'cantTell' : 'untested';
  return { criterion, outcome, findings: failed.length > 0 ? failed : looks, tested };
};

/** A report's result for every criterion at the levels A and AA, in their order. */
export const listCriteriaResults = ({ findings }: Report): readonly CriterionResult[] => {
  const own = findings.filter(({ pillar }) => pillar === 'toegankelijkheid');
  return CRITERIA.map((criterion) => toCriterionResult(criterion, own));
};
