import { type AnswerBook, answerTo, type Looked, recordsOf } from './dns-answers.ts';

type Reason<Why extends string> = Exclude<Why, 'moot'> | 'time' | 'timeout' | 'unfitResolver';

/** Answers, and whether the resolver's word on their validity can be trusted. */
export interface TrustedBook<Why> extends AnswerBook<Why> {
  readonly validates: boolean;
}

/** How a zone stands in the chain of trust: `island` is signed without a DS in its parent. */
export type Chain = 'secure' | 'bogus' | 'insecure' | 'island';

/** The chain of trust of a zone by its SOA; unseen when the resolver cannot be trusted to validate. */
export function chainOf<Why extends string>(dns: TrustedBook<Why>, zone: string): Looked<Chain, Reason<Why>> {
  if (!dns.validates) return { seen: false, why: 'unfitResolver' };

  const soa = answerTo(dns, 'SOA', zone);
  if (!soa.seen) return soa;
  if (soa.value.bogus) return { seen: true, value: 'bogus' };
  // That there is no such name is signed by the zone above it.
  if (soa.value.rcode === 'NXDOMAIN') return { seen: true, value: 'insecure' };
  if (soa.value.authenticated) return { seen: true, value: 'secure' };

  const keys = answerTo(dns, 'DNSKEY', zone);
  return { seen: true, value: keys.seen && recordsOf(keys.value, 'DNSKEY').length > 0 ? 'island' : 'insecure' };
}
