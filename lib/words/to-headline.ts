import type { CommonWords } from './nl/common.ts';

/** A finding's heading, and the line below it. */
export interface Headline {
  readonly heading: string;
  readonly lead: string;
}

/** The texts of a check and its conclusion from which a headline is made. */
interface Texts {
  readonly title: string;
  readonly conclusion: string;
}

/**
 * Next to its outcome, a fault has the conclusion as heading, with the check's name below; anything else has its title. Imports no
 * words, since the popup loads those of one language alone.
 */
export const toHeadline = (
  { title, conclusion }: Texts,
  isFault: boolean,
  { checkName }: Pick<CommonWords, 'checkName'>,
): Headline => (isFault ? { heading: conclusion, lead: checkName({ title }) } : { heading: title, lead: conclusion });
