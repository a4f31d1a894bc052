import type { Facts } from '../../../evidence.ts';
import { findCopyrightYear } from '../../../parse/dates/copyright-year.ts';

/** Characters at the page's end that stand for a footer where none is marked as such. */
const TAIL = 1_500;
/** Characters from which on a footer may have been cut before its end (the facts keep 3,000). */
const LONG = 2_900;
const MARCH = 2;

interface Sight {
  readonly page: Facts['page'];
  readonly scan: Facts['scan'];
}

/** How the year of a page's copyright stands to the day of the scan. */
export const assessCopyright = ({ page, scan }: Sight) => {
  const { footer, body } = page.text;
  const isWhole = footer !== '' && footer.length < LONG;
  const year = findCopyrightYear(footer) ?? (isWhole ? null : findCopyrightYear(body.slice(-TAIL)));
  if (year === null) return { code: 'absent' as const };

  const today = new Date(scan.at);
  // Until 1 March one year more is allowed.
  const oldest = today.getUTCFullYear() - (today.getUTCMonth() < MARCH ? 2 : 1);
  return {
    code: year >= oldest ? ('current' as const) : ('old' as const),
    args: { year: Number.isFinite(year) ? year : today.getUTCFullYear() },
  };
};
