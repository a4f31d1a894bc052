import { defineCheck } from '../../check.ts';
import { readOwnHsts } from './shared/own-hsts.ts';

/** Number of days below which `hsts` fails. */
const SHORT = 180;

export const hstsSubdomains = defineCheck({
  id: 'hsts-subdomains',
  weight: 2,
  who: 'hostingpartij',
  cause: 'hsts',
  source: 'https://www.rfc-editor.org/rfc/rfc6797#section-6.1.2',
  needs: ['scan', 'answer'],
  verdicts: { included: 'pass', left: 'warn', noHsts: 'skip', plainHttp: 'skip', loopback: 'skip', ipAddress: 'skip' },

  judge({ scan, answer }) {
    const own = readOwnHsts(scan, answer);
    if ('unseen' in own || 'code' in own) return own;
    if (own.days < SHORT) return { code: 'noHsts' };
    return { code: own.hsts.includeSubDomains ? 'included' : 'left', items: [own.header ?? ''] };
  },
});
