import { defineCheck, toUnseen } from '../../check.ts';
import {
  findMeantAuthority,
  findUnknownAuthorities,
  isIssuingBlocked,
  isValidCaa,
  listCaaNames,
} from '../../parse/dns/caa.ts';
import { filterRecords, findAnswer, toAnswerKey } from '../../parse/dns/dns-answers.ts';
import type { RecordDataByType } from '../../parse/dns/dns-records.ts';

const formatRecord = ({ flags, tag, value }: RecordDataByType['CAA']): string => `${flags} ${tag} "${value}"`;

export const caaPresent = defineCheck({
  id: 'caa-present',
  weight: 2,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc8659',
  needs: ['scan', 'dns'],
  verdicts: {
    restricted: 'pass',
    unrestricted: 'warn',
    blocked: 'warn',
    misspelt: 'warn',
    absent: 'fail',
    malformed: 'fail',
    broken: 'fail',
  },

  judge({ scan, dns }) {
    for (const name of listCaaNames(scan.host)) {
      const part = dns.answers[toAnswerKey('CAA', name)];
      if (part?.seen && part.value.rcode === 'SERVFAIL') return { code: 'broken', items: [name] };

      const answer = findAnswer(dns, 'CAA', name);
      if (!answer.seen) return toUnseen(answer.why);

      const records = filterRecords(answer.value, 'CAA');
      if (records.length === 0) continue;

      const wrong = records.filter((record) => !isValidCaa(record));
      if (wrong.length > 0) return { code: 'malformed', items: wrong.map(formatRecord) };

      const args = { name };
      if (records.some(isIssuingBlocked)) return { code: 'blocked', args, items: records.map(formatRecord) };
      const unfamiliar = findUnknownAuthorities(records);
      const slips = unfamiliar.flatMap((domain) => {
        const meant = findMeantAuthority(domain);
        return meant === null ? [] : [`${domain} → ${meant}`];
      });
      if (slips.length > 0) return { code: 'misspelt', args, items: slips };
      const isRestricted = records.some(({ tag }) => tag === 'issue');
      return {
        code: isRestricted ? 'restricted' : 'unrestricted',
        args: { ...args, unfamiliar: unfamiliar.length },
        items: records.map(formatRecord),
      };
    }
    return { code: 'absent' };
  },
});
