import { defineCheck, toUnseen } from '../../check.ts';
import { findAnswer } from '../../parse/dns/dns-answers.ts';

export const wildcardDns = defineCheck({
  id: 'wildcard-dns',
  weight: 0,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc4592',
  needs: ['dns'],
  verdicts: { none: 'info', wild: 'info' },

  judge({ dns }) {
    const answer = findAnswer(dns, 'A', dns.madeUpName);
    if (!answer.seen) return toUnseen(answer.why);

    return { code: answer.value.records.length > 0 ? 'wild' : 'none' };
  },
});
