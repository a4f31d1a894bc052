import type { Facts, Seen } from '../../evidence.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import { splitWords } from '../text/coverage.ts';
import { readOwnStatus } from './page-status.ts';
import { findStandInSigns } from './stand-in.ts';

/** A page with status 503 and this many words is there all the same, unless its text says that it is away. */
const WORDS = 300;

interface Given extends Pick<Facts, 'page' | 'scan'> {
  readonly answer: Seen<Facts['answer']>;
}

/**
 * Whether the response is that of a site that is temporarily away (RFC 9110 §15.6.4): returns the stated seconds as
 * `retryAfter`, an empty object when none are stated, and null when the site is there.
 */
export const findAwayTime = ({ page, answer, scan }: Given): Readonly<Record<string, number>> | null => {
  const sent = answer.seen && answer.value.barrier === null ? answer.value : null;
  // When a fresh visitor gets the page, the tab's own response is outdated.
  if ((sent?.status ?? readOwnStatus(page)) !== 503) return null;
  const { 'retry-after': wait = null, date = null } = sent?.headers ?? {};
  const seconds = parseRetryAfter(wait, date, scan.at);
  if (seconds !== null) return { retryAfter: seconds };
  const says = findStandInSigns(page).some(({ kind }) => kind === 'maintenance');
  return says || splitWords(page.text.body).length < WORDS ? {} : null;
};
