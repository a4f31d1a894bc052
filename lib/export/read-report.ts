import type { Report } from '../model.ts';
import { gradeFindings, RULES } from '../score.ts';
import { ReportSchema } from './report-schema.ts';

/** Why a file cannot be imported as a report. */
export type ImportFault = 'tooLarge' | 'notJson' | 'notAReport' | 'otherVersion' | 'damaged' | 'wrongSums';

type ImportRead =
  | { readonly ok: true; readonly report: Report }
  /** `where` is the first place that does not fit, such as `findings.3.weight`; '' when there is none. */
  | { readonly ok: false; readonly fault: ImportFault; readonly where: string };

/** Characters of the largest file that is read; a report itself stays under 1 MB. */
export const LARGEST_IMPORT = 5_000_000;

const toImportFault = (of: ImportFault, where = ''): ImportRead => ({ ok: false, fault: of, where });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
};

const nameOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'schema' in value && typeof value.schema === 'string'
    ? value.schema
    : null;

/** A limit as text, independent of the order of its fields. */
const limitText = (limit: Report['limit']): string =>
  JSON.stringify(Object.entries(limit ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether the scores follow from the findings; can be checked only with the rules that produced them. */
const isAddingUp = ({ rules, findings, scores, overall: grade, incomplete, limit }: Report): boolean => {
  if (rules !== RULES) return true;
  const again = gradeFindings(
    findings,
    scores.map(({ pillar }) => pillar),
  );
  const same = again.scores.every(
    (one, index) => one.score === scores[index]?.score && one.lost === scores[index]?.lost,
  );
  const sameLimit = limit === undefined || limitText(limit) === limitText(again.limit);
  return same && sameLimit && again.overall === grade && again.incomplete === incomplete;
};

const hasTwins = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Reads a report; nothing in it is trusted until it fits the schema and its sums add up. */
export const readReportValue = (value: unknown): ImportRead => {
  const name = nameOf(value);
  if (name === null || !name.startsWith('pijler/report-')) return toImportFault('notAReport');
  if (name !== 'pijler/report-1') return toImportFault('otherVersion', name.slice(0, 40));

  const result = ReportSchema.safeParse(value);
  if (!result.success) return toImportFault('damaged', (result.error.issues[0]?.path ?? []).map(String).join('.'));

  const { data: report } = result;
  if (hasTwins(report.findings.map(({ id }) => id))) return toImportFault('damaged', 'findings');
  if (hasTwins(report.scores.map(({ pillar }) => pillar))) return toImportFault('damaged', 'scores');
  return isAddingUp(report) ? { ok: true, report } : toImportFault('wrongSums');
};

/** Reads a saved report back. */
export const readReport = (text: string): ImportRead => {
  if (text.length > LARGEST_IMPORT) return toImportFault('tooLarge');
  const value = parseJson(text);
  return value === undefined ? toImportFault('notJson') : readReportValue(value);
};
