import { defineCheck, unseen } from '../../check.ts';
import { answerTo, recordsOf } from '../../parse/dns-answers.ts';

/** Seconds, by RFC 1912 §2.2 and RFC 2308 §5: short refreshes only cost the operator bandwidth. */
const BOUNDS = {
  refresh: [1_200, Number.POSITIVE_INFINITY],
  expire: [604_800, Number.POSITIVE_INFINITY],
  minimum: [300, 86_400],
} as const;

const isWithin = (seconds: number, [least, most]: readonly [number, number]): boolean =>
  seconds >= least && seconds <= most;

export const soaValues = defineCheck({
  id: 'soa-values',
  weight: 1,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.2',
  needs: ['scan', 'dns'],
  verdicts: { sane: 'pass', outside: 'warn' },

  judge({ scan, dns }) {
    const answer = answerTo(dns, 'SOA', scan.domain ?? scan.host);
    if (!answer.seen) return unseen(answer.why);

    const soa = recordsOf(answer.value, 'SOA')[0];
    if (soa === undefined) return unseen('hidden');

    const isOutside = {
      refresh: !isWithin(soa.refresh, BOUNDS.refresh),
      // "Typically some fraction of the refresh interval".
      retry: soa.retry >= soa.refresh,
      expire: !isWithin(soa.expire, BOUNDS.expire),
      minimum: !isWithin(soa.minimum, BOUNDS.minimum),
    };
    const names = ['refresh', 'retry', 'expire', 'minimum'] as const;
    const items = names.filter((name) => isOutside[name]).map((name) => `${name} ${soa[name]}`);
    return { code: items.length === 0 ? 'sane' : 'outside', items };
  },
});
