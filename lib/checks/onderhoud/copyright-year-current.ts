import { defineCheck } from '../../check.ts';
import { copyrightYear } from '../../parse/copyright-year.ts';

/** Characters at the page's end that stand for a footer where none is marked as such. */
const TAIL = 1_500;
const MARCH = 2;

export const copyrightYearCurrent = defineCheck({
  id: 'copyright-year-current',
  weight: 1,
  who: 'webbouwer',
  source: 'https://www.copyright.gov/circs/circ03.pdf',
  needs: ['page', 'scan'],
  verdicts: { current: 'pass', old: 'warn', absent: 'skip' },

  judge({ page, scan }) {
    const { footer, body } = page.text;
    const year = copyrightYear(footer === '' ? body.slice(-TAIL) : footer);
    if (year === null) return { code: 'absent' };

    const today = new Date(scan.at);
    // Until 1 March one year more is allowed.
    const oldest = today.getUTCFullYear() - (today.getUTCMonth() < MARCH ? 2 : 1);
    return {
      code: year >= oldest ? 'current' : 'old',
      args: { year: Number.isFinite(year) ? year : today.getUTCFullYear() },
    };
  },
});
