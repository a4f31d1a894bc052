import { defineCheck, toUnseen } from '../../check.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { findChain, isUnchained } from '../../parse/dns/dnssec-answers.ts';

/** Numbers of IANA's registries of DNSSEC algorithms and DS digests, judged by RFC 9904 and 9905. */
const MODERN = [8, 13, 14, 15, 16];
const OBSOLETE = [1, 3, 5, 6, 7, 12];
const STRONG_DIGESTS = [2, 4];

export const dnssecAlgorithm = defineCheck({
  id: 'dnssec-algorithm',
  weight: 3,
  who: 'domeinbeheerder',
  cause: 'dnssec',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9904',
  needs: ['scan', 'dns'],
  verdicts: { modern: 'pass', dated: 'warn', obsolete: 'fail', weakDigest: 'fail', noChain: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const chain = findChain(dns, domain);
    if (!chain.seen) return toUnseen(chain.why);
    if (isUnchained(chain.value)) return { code: 'noChain' };

    const [signers, keys] = [findAnswer(dns, 'DS', domain), findAnswer(dns, 'DNSKEY', domain)];
    if (!signers.seen) return toUnseen(signers.why);
    if (!keys.seen) return toUnseen(keys.why);

    const delegations = filterRecords(signers.value, 'DS');
    // A name within its registry's own zone is signed by that zone.
    if (delegations.length === 0) return { code: 'noChain' };

    const used = [...delegations, ...filterRecords(keys.value, 'DNSKEY')].map(({ algorithm }) => algorithm);
    const numbers = [...new Set(used)].sort((one, other) => one - other);
    const args = { algorithms: numbers.join(', ') };
    if (numbers.some((number) => OBSOLETE.includes(number))) return { code: 'obsolete', args };
    if (!delegations.some(({ digestType }) => STRONG_DIGESTS.includes(digestType))) return { code: 'weakDigest', args };

    return { code: numbers.every((number) => MODERN.includes(number)) ? 'modern' : 'dated', args };
  },
});
