import { type Finding, isFailOrWarn, type Locale } from '../model.ts';
import { reportWords } from './report/report.ts';
import { sayFinding } from './say.ts';

/** What a finding is called, and what stands below that. */
interface Headline {
  readonly heading: string;
  readonly lead: string;
}

/** What a headline is made of: texts of a check and of its conclusion. */
interface Texts {
  readonly title: string;
  readonly conclusion: string;
}

/** The name of a check where its outcome stands beside it: a title is so when all is well, and says by itself what was found of none. */
export const checkName = (title: string, locale: Locale): string => `${reportWords[locale].sums.check}: ${title}`;

/** Beside its outcome a fault is called what was found, with the check's name below; anything else by its title. */
export const toHeadline = ({ title, conclusion }: Texts, isFault: boolean, locale: Locale): Headline =>
  isFault ? { heading: conclusion, lead: checkName(title, locale) } : { heading: title, lead: conclusion };

/** Whether a finding says that something is wrong, so that its title is not so; of what was not seen nothing is said. */
export const isFaulty = (finding: Finding): boolean => {
  const { outcome, points, cap, total } = finding;
  return isFailOrWarn(finding) || (outcome === 'info' && (points > 0 || cap !== null || total !== undefined));
};

/** What a finding is called wherever its outcome stands beside it. */
export const writeHeadline = (finding: Finding, locale: Locale): Headline =>
  toHeadline(sayFinding(finding, locale), isFaulty(finding), locale);

/** The same as one line. */
export const formatHeadline = (finding: Finding, locale: Locale): string => {
  const { title, conclusion } = sayFinding(finding, locale);
  return isFaulty(finding) ? `${conclusion} (${checkName(title, locale)})` : `${title}: ${conclusion}`;
};
