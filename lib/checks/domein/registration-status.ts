import { defineCheck, toUnseen } from '../../check.ts';

/** RDAP's names of EPP statuses (RFC 8056 §2). The .nl registry shows its quarantine as a redemption period. */
const LEAVING = /^(?:(?:client|server) hold|pending delete|redemption period|pending restore)$/;
const UNSETTLED = /^(?:pending transfer|inactive)$/;

export const registrationStatus = defineCheck({
  id: 'registration-status',
  weight: 9,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc8056',
  needs: ['rdap'],
  verdicts: { active: 'pass', unsettled: 'warn', leaving: { verdict: 'fail', step: 'danger' }, noServer: 'skip' },

  judge({ rdap }) {
    if (rdap.state === 'noServer') return { code: 'noServer' };

    const statuses = rdap.registration?.statuses ?? [];
    if (statuses.length === 0) return toUnseen('hidden');

    const leaving = statuses.filter((status) => LEAVING.test(status));
    if (leaving.length > 0) return { code: 'leaving', items: leaving };

    const unsettled = statuses.filter((status) => UNSETTLED.test(status));
    return unsettled.length > 0 ? { code: 'unsettled', items: unsettled } : { code: 'active', items: statuses };
  },
});
