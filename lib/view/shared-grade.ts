import { type Finding, PILLARS, type Report, type Score } from '../model.ts';
import { gradeFindings } from '../score.ts';

/** The grade of one scan on a part of its findings. */
interface PartialGrade {
  readonly overall: number | null;
  readonly scores: readonly Score[];
}

/** The grades of two scans on what both tested. */
interface SharedGrade {
  readonly before: PartialGrade;
  readonly after: PartialGrade;
}

const isTested = ({ outcome }: Finding): boolean => outcome !== 'unknown';
const listTested = ({ findings }: Report): ReadonlySet<string> =>
  new Set(findings.filter(isTested).map(({ id }) => id));

/** The same finding as if it had not been seen: without conclusion, cost or cap. */
const toUntested = ({ id, pillar, weight, who, source }: Finding): Finding => ({
  id,
  pillar,
  weight,
  who,
  source,
  outcome: 'unknown',
  code: null,
  why: 'interrupted',
  credit: 1,
  points: 0,
  cap: null,
  args: {},
  items: [],
});

/**
 * The grades of two scans on what both tested; null when they tested the same, because their own grades then apply.
 * What only one of them tested counts in neither.
 */
export const computeSharedGrade = (before: Report, after: Report): SharedGrade | null => {
  const [one, other] = [listTested(before), listTested(after)];
  if (one.symmetricDifference(other).size === 0) return null;
  const both = one.intersection(other);
  const pillars = PILLARS.filter((pillar) =>
    [before, after].some(({ scores }) => scores.some((own) => own.pillar === pillar)),
  );
  const [was, is] = [before, after].map(({ findings }) =>
    gradeFindings(
      findings.map((finding) => (both.has(finding.id) ? finding : toUntested(finding))),
      pillars,
    ),
  );
  return was === undefined || is === undefined ? null : { before: was, after: is };
};
