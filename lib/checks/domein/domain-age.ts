import { defineCheck, toUnseen } from '../../check.ts';
import { readRfc3339 } from '../../parse/dates/iso-dates.ts';
import { DAY } from '../../time.ts';

/** Number of days during which a name is often suspected of being registered for phishing. */
const YOUNG = 30;

export const domainAge = defineCheck({
  id: 'domain-age',
  weight: 0,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc9083#section-4.5',
  needs: ['scan', 'rdap'],
  verdicts: { known: 'info', young: 'info' },

  judge({ scan, rdap }) {
    const registered = rdap.registration?.registered ?? null;
    if (registered === null) return toUnseen('hidden');

    const days = Math.floor((scan.at - (readRfc3339(registered) ?? Number.NaN)) / DAY);
    return { code: days < YOUNG ? 'young' : 'known', args: { days, date: registered.slice(0, 10) } };
  },
});
