import { defineCheck, toUnseen } from '../../check.ts';
import { readRfc3339 } from '../../parse/dates/iso-dates.ts';
import { DAY } from '../../time.ts';

const DAYS = { good: 30, short: 14 };

export const registrationExpiry = defineCheck({
  id: 'registration-expiry',
  weight: 6,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.icann.org/resources/pages/errp-2013-02-28-en',
  needs: ['scan', 'rdap'],
  verdicts: {
    later: 'pass',
    soon: 'warn',
    now: { verdict: 'fail', step: 'danger' },
    notTold: 'skip',
    noServer: 'skip',
  },

  judge({ scan, rdap }) {
    if (rdap.state === 'noServer') return { code: 'noServer' };
    if (rdap.registration === null) return toUnseen('hidden');

    const { expires } = rdap.registration;
    if (expires === null) return { code: 'notTold' };

    const days = Math.floor(((readRfc3339(expires) ?? Number.NaN) - scan.at) / DAY);
    const args = { days, date: expires.slice(0, 10) };
    if (days < DAYS.short) return { code: 'now', args };

    return { code: days < DAYS.good ? 'soon' : 'later', args };
  },
});
