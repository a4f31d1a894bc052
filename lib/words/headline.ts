import { type Finding, isFailOrWarn, type Locale } from '../model.ts';
import { reportWords } from './report/report.ts';
import { sayFinding } from './say.ts';

/** A finding's heading, and the line below it. */
interface Headline {
  readonly heading: string;
  readonly lead: string;
}

/** The texts of a check and its conclusion from which a headline is made. */
interface Texts {
  readonly title: string;
  readonly conclusion: string;
}

/** The name of a check next to its outcome: a title describes the passing state, and by itself does not say what was found. */
export const checkName = (title: string, locale: Locale): string => `${reportWords[locale].sums.check}: ${title}`;

/** Next to its outcome, a fault has the conclusion as heading, with the check's name below; anything else has its title. */
export const toHeadline = ({ title, conclusion }: Texts, isFault: boolean, locale: Locale): Headline =>
  isFault ? { heading: conclusion, lead: checkName(title, locale) } : { heading: title, lead: conclusion };

/** Whether a finding states that something is wrong, so that its title is not true; false for what was not seen. */
export const isFaulty = (finding: Finding): boolean => {
  const { outcome, points, cap, total } = finding;
  return isFailOrWarn(finding) || (outcome === 'info' && (points > 0 || cap !== null || total !== undefined));
};

/** A finding's headline, for use wherever its outcome is shown next to it. */
export const writeHeadline = (finding: Finding, locale: Locale): Headline =>
  toHeadline(sayFinding(finding, locale), isFaulty(finding), locale);

/** The same as one line. */
export const formatHeadline = (finding: Finding, locale: Locale): string => {
  const { title, conclusion } = sayFinding(finding, locale);
  return isFaulty(finding) ? `${conclusion} (${checkName(title, locale)})` : `${title}: ${conclusion}`;
};
