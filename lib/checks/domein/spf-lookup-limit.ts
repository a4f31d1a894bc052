import { defineCheck, toUnseen } from '../../check.ts';
import { findSpf } from '../../parse/mail/mail-answers.ts';
import { SPF_LIMITS } from '../../parse/mail/spf-evaluate.ts';

/** Maximum number of look-ups that still leaves room for one more service. */
const ROOMY = 8;

export const spfLookupLimit = defineCheck({
  id: 'spf-lookup-limit',
  weight: 5,
  who: 'domeinbeheerder',
  cause: 'spf',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4',
  needs: ['scan', 'dns'],
  verdicts: {
    within: 'pass',
    near: 'warn',
    nearVoid: 'warn',
    over: { verdict: 'fail', step: 'broken' },
    overVoid: { verdict: 'fail', step: 'broken' },
    crowdedMx: 'fail',
    noRecord: 'skip',
  },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const { problems, record, lookups, voids, crowded, open, unseen: blind } = findSpf(dns, domain);
    if (problems.some(({ kind, name }) => kind !== 'loop' && name === domain)) return { code: 'noRecord' };
    if (record === null) return toUnseen(blind[0] ?? 'time');

    const items = voids.map(({ type, name }) => `${type} ${name}`);
    const args = { lookups, voids: voids.length };
    if (lookups > SPF_LIMITS.lookups) return { code: 'over', args };
    if (voids.length > SPF_LIMITS.voids) return { code: 'overVoid', args, items };
    if (crowded.length > 0) return { code: 'crowdedMx', args, items: crowded };

    if (blind[0] !== undefined) return toUnseen(blind[0]);
    if (open.length > 0) return toUnseen('time');
    if (lookups > ROOMY) return { code: 'near', args };

    return voids.length === SPF_LIMITS.voids ? { code: 'nearVoid', args, items } : { code: 'within', args };
  },
});
