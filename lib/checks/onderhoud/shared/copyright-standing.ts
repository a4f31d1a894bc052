import type { Facts } from '../../../evidence.ts';
import { findCopyrightYear } from '../../../parse/dates/copyright-year.ts';

/** Number of characters at the page's end that count as the footer when none is marked up. */
const TAIL = 1_500;
/** Number of characters from which a footer may have been cut (the facts store 3,000). */
const LONG = 2_900;
const MARCH = 2;

interface Sight {
  readonly page: Facts['page'];
  readonly scan: Facts['scan'];
}

/** Compares the page's copyright year with the day of the scan. */
export const assessCopyright = ({ page, scan }: Sight) => {
  const { footer, body } = page.text;
  const isWhole = footer !== '' && footer.length < LONG;
  const year = findCopyrightYear(footer) ?? (isWhole ? null : findCopyrightYear(body.slice(-TAIL)));
  if (year === null) return { code: 'absent' as const };

  const today = new Date(scan.at);
  // Until 1 March, one more year back is allowed.
  const oldest = today.getUTCFullYear() - (today.getUTCMonth() < MARCH ? 2 : 1);
  return {
    code: year >= oldest ? ('current' as const) : ('old' as const),
    args: { year: Number.isFinite(year) ? year : today.getUTCFullYear() },
  };
};
