import type { Facts, Seen } from '../../evidence.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import { splitWords } from '../text/coverage.ts';
import { readOwnStatus } from './page-status.ts';
import { findStandInSigns } from './stand-in.ts';

/** Words from which a page that is answered with 503 is one all the same, where nothing says that it is away. */
const WORDS = 300;

interface Given extends Pick<Facts, 'page' | 'scan'> {
  readonly answer: Seen<Facts['answer']>;
}

/**
 * Whether the page was answered as by a site that is away for a while (RFC 9110 §15.6.4), and for how many seconds it says;
 * null where it is there.
 */
export const findAwayTime = ({ page, answer, scan }: Given): Readonly<Record<string, number>> | null => {
  const sent = answer.seen && answer.value.barrier === null ? answer.value : null;
  // Where a stranger gets the page, the tab's own answer is over.
  if ((sent?.status ?? readOwnStatus(page)) !== 503) return null;
  const { 'retry-after': wait = null, date = null } = sent?.headers ?? {};
  const seconds = parseRetryAfter(wait, date, scan.at);
  if (seconds !== null) return { retryAfter: seconds };
  const says = findStandInSigns(page).some(({ kind }) => kind === 'maintenance');
  return says || splitWords(page.text.body).length < WORDS ? {} : null;
};
