import { defineCheck, unseen } from '../../check.ts';
import { chainOf } from '../../parse/dnssec-answers.ts';

export const dnssecSigned = defineCheck({
  id: 'dnssec-signed',
  weight: 8,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc4033',
  needs: ['scan', 'dns'],
  verdicts: { signed: 'pass', brokenElsewhere: 'pass', unsigned: 'fail', island: 'fail', unsupported: 'fail' },

  judge({ scan, dns }) {
    const chain = chainOf(dns, scan.domain ?? scan.host);
    if (!chain.seen) return unseen(chain.why);
    if (chain.value === 'bogus') return { code: 'brokenElsewhere' };
    if (chain.value === 'island' || chain.value === 'unsupported') return { code: chain.value };

    return { code: chain.value === 'secure' ? 'signed' : 'unsigned' };
  },
});
