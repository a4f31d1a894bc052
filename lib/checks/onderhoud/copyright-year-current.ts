import { defineCheck } from '../../check.ts';
import { assessCopyright } from './shared/copyright-standing.ts';

export const copyrightYearCurrent = defineCheck({
  id: 'copyright-year-current',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.copyright.gov/circs/circ03.pdf',
  needs: ['page', 'scan'],
  verdicts: { current: 'pass', old: 'warn', absent: 'skip' },

  judge: ({ page, scan }) => assessCopyright({ page, scan }),
});
