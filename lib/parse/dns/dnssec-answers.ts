import { type DnsAnswers, filterRecords, findAnswer, type LookupResult, type Reason } from './dns-answers.ts';

/** Answers, and whether the resolver can be trusted to validate them. */
export interface TrustedBook<Why> extends DnsAnswers<Why> {
  readonly validates: boolean;
}

/**
 * A zone's state in the chain of trust: `island` is signed without a DS in its parent; `unsupported` has a DS with an
 * algorithm or digest that the resolver does not validate, so that it counts as unsigned (RFC 4035 §5.2).
 */
export type Chain = 'secure' | 'bogus' | 'insecure' | 'island' | 'unsupported';

/** Whether a zone has no chain of trust that can be examined. */
export const isUnchained = (chain: Chain): boolean => chain !== 'secure' && chain !== 'bogus';

/** The chain of trust of a zone by its SOA; unseen when the resolver cannot be trusted to validate. */
export const findChain = <Why extends string>(
  dns: TrustedBook<Why>,
  zone: string,
): LookupResult<Chain, Reason<Why>> => {
  if (!dns.validates) return { seen: false, why: 'unfitResolver' };

  const soa = findAnswer(dns, 'SOA', zone);
  if (!soa.seen) return soa;
  if (soa.value.bogus) return { seen: true, value: 'bogus' };
  // NXDOMAIN is signed by the zone above.
  if (soa.value.rcode === 'NXDOMAIN') return { seen: true, value: 'insecure' };
  if (soa.value.authenticated) return { seen: true, value: 'secure' };

  const keys = findAnswer(dns, 'DNSKEY', zone);
  if (!keys.seen || filterRecords(keys.value, 'DNSKEY').length === 0) return { seen: true, value: 'insecure' };

  const delegation = findAnswer(dns, 'DS', zone);
  if (!delegation.seen) return delegation;
  return { seen: true, value: filterRecords(delegation.value, 'DS').length > 0 ? 'unsupported' : 'island' };
};
