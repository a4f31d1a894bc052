import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { findChain } from '../../parse/dns/dnssec-answers.ts';

/** The DS records as zone files write them, without the digest: key tag, algorithm, digest type. */
const listDelegations = (dns: Facts['dns'], domain: string): string[] => {
  const answer = findAnswer(dns, 'DS', domain);
  const records = answer.seen ? filterRecords(answer.value, 'DS') : [];
  return records.map(({ keyTag, algorithm, digestType }) => `DS ${keyTag} ${algorithm} ${digestType}`);
};

export const dnssecSigned = defineCheck({
  id: 'dnssec-signed',
  weight: 6,
  who: 'domeinbeheerder',
  cause: 'dnssec',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc4033',
  needs: ['scan', 'dns'],
  verdicts: { signed: 'pass', brokenElsewhere: 'pass', unsigned: 'fail', island: 'fail', unsupported: 'fail' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const chain = findChain(dns, domain);
    if (!chain.seen) return toUnseen(chain.why);
    if (chain.value === 'bogus') return { code: 'brokenElsewhere' };
    if (chain.value === 'island') return { code: 'island' };
    if (chain.value === 'unsupported') return { code: 'unsupported', items: listDelegations(dns, domain) };

    return { code: chain.value === 'secure' ? 'signed' : 'unsigned' };
  },
});
