import { defineCheck, toUnseen } from '../../check.ts';
import { filterRecords, findAnswer } from '../../parse/dns/dns-answers.ts';
import { SECONDS } from '../../time.ts';

/** Limits in seconds: RFC 2308 §5 for the minimum, and Zonemaster's, which are stricter than RFC 1912 §2.2. */
const BOUNDS = {
  refresh: [14_400, Number.POSITIVE_INFINITY],
  retry: [3_600, Number.POSITIVE_INFINITY],
  expire: [604_800, Number.POSITIVE_INFINITY],
  minimum: [300, SECONDS.day],
} as const;

export const soaValues = defineCheck({
  id: 'soa-values',
  weight: 1,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.2',
  needs: ['scan', 'dns'],
  verdicts: { sane: 'pass', outside: 'warn' },

  judge({ scan, dns }) {
    const answer = findAnswer(dns, 'SOA', scan.domain ?? scan.host);
    if (!answer.seen) return toUnseen(answer.why);

    const soa = filterRecords(answer.value, 'SOA')[0];
    if (soa === undefined) return toUnseen('hidden');

    const names = ['refresh', 'retry', 'expire', 'minimum'] as const;
    const items = names
      .filter((name) => soa[name] < BOUNDS[name][0] || soa[name] > BOUNDS[name][1])
      .map((name) => `${name} ${soa[name]}`);
    return { code: items.length === 0 ? 'sane' : 'outside', items };
  },
});
