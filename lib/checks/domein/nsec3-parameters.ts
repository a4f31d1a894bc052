import { defineCheck, toUnseen } from '../../check.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { findChain, isUnchained } from '../../parse/dns/dnssec-answers.ts';

export const nsec3Parameters = defineCheck({
  id: 'nsec3-parameters',
  weight: 1,
  who: 'domeinbeheerder',
  cause: 'dnssec',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9276',
  needs: ['scan', 'dns'],
  verdicts: { plain: 'pass', salted: 'warn', iterated: 'fail', notUsed: 'skip', noChain: 'skip' },

  judge({ scan, dns }) {
    const domain = scan.domain ?? scan.host;
    const chain = findChain(dns, domain);
    if (!chain.seen) return toUnseen(chain.why);
    if (isUnchained(chain.value)) return { code: 'noChain' };

    const answer = findAnswer(dns, 'NSEC3PARAM', domain);
    if (!answer.seen) return toUnseen(answer.why);

    const parameters = filterRecords(answer.value, 'NSEC3PARAM');
    if (parameters.length === 0) return { code: 'notUsed' };

    const iterations = Math.max(...parameters.map((set) => set.iterations));
    if (iterations > 0) return { code: 'iterated', args: { iterations } };

    return { code: parameters.some(({ salt }) => salt !== '') ? 'salted' : 'plain' };
  },
});
