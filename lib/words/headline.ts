import { type Finding, isFailOrWarn, type Locale } from '../model.ts';
import { commonWords } from './common.ts';
import { sayFinding } from './say.ts';
import { type Headline, toHeadline } from './to-headline.ts';

/** The name of a check next to its outcome: a title describes the passing state, and by itself does not say what was found. */
export const checkName = (title: string, locale: Locale): string => commonWords[locale].checkName({ title });

/** Whether a finding states that something is wrong, so that its title is not true; false for what was not seen. */
export const isFaulty = (finding: Finding): boolean => {
  const { outcome, points, cap, total } = finding;
  return isFailOrWarn(finding) || (outcome === 'info' && (points > 0 || cap !== null || total !== undefined));
};

/** A finding's headline, for use wherever its outcome is shown next to it. */
export const writeHeadline = (finding: Finding, locale: Locale): Headline =>
  toHeadline(sayFinding(finding, locale), isFaulty(finding), commonWords[locale]);

/** The same as one line. */
export const formatHeadline = (finding: Finding, locale: Locale): string => {
  const { title, conclusion } = sayFinding(finding, locale);
  return isFaulty(finding) ? `${conclusion} (${checkName(title, locale)})` : `${title}: ${conclusion}`;
};
