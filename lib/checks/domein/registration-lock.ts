import { defineCheck, toUnseen } from '../../check.ts';
import { getTables } from '../../data/tables.ts';

const LOCKED = /^(?:client|server) transfer prohibited$/;

export const registrationLock = defineCheck({
  id: 'registration-lock',
  weight: 2,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.icann.org/resources/pages/epp-status-codes-2014-06-16-en',
  needs: ['scan', 'rdap'],
  verdicts: { locked: 'pass', unlocked: 'warn', noLocks: 'skip', noServer: 'skip' },

  judge({ scan, rdap }) {
    if (rdap.state === 'noServer') return { code: 'noServer' };
    if (rdap.registration === null) return toUnseen('hidden');

    const items = rdap.registration.statuses.filter((status) => LOCKED.test(status));
    if (items.length > 0) return { code: 'locked', items };

    const domain = scan.domain ?? scan.host;
    const tld = domain.slice(domain.lastIndexOf('.') + 1);
    const hasLocks = getTables().rdapServers.some(({ tlds, locks }) => locks && tlds.includes(tld));
    return { code: hasLocks ? 'unlocked' : 'noLocks' };
  },
});
