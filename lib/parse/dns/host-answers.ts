import { pickSpacedSample } from '../text/spaced-sample.ts';
import { isIpLiteral, isPublicAddress } from '../url/addresses.ts';
import { isLeadingNowhere } from '../url/host-name.ts';
import {
  type DnsAnswers,
  filterRecords,
  findAnswer,
  type LookupResult,
  type Reason,
  type StoredAnswer,
} from './dns-answers.ts';

type Family = 'A' | 'AAAA';

const listAddresses = (answer: StoredAnswer, family: Family): string[] =>
  filterRecords(answer, family).map(({ address }) => address);

/** The addresses of a host in one family that can be reached from the internet. */
export const findPublicAddresses = <Why extends string>(
  dns: DnsAnswers<Why>,
  family: Family,
  host: string,
): LookupResult<readonly string[], Reason<Why>> => {
  if (isLeadingNowhere(host)) return { seen: true, value: [] };

  const answer = findAnswer(dns, family, host);
  return answer.seen ? { seen: true, value: listAddresses(answer.value, family).filter(isPublicAddress) } : answer;
};

/**
 * The state of a host that mail or DNS is sent to: it has a public address; it is an alias; its name does not exist;
 * one of its addresses, or the name itself, is private; or it has no address.
 */
export type HostState = 'alive' | 'alias' | 'noName' | 'private' | 'noAddress';

/**
 * The state of a host by its name, else by its A and AAAA records; unseen when the deciding family was not seen.
 * Whether the name exists is judged by A: some servers return NXDOMAIN to AAAA for a name that only has A (RFC 4074
 * §4.2).
 */
export const findHostState = <Why extends string>(
  dns: DnsAnswers<Why>,
  host: string,
): LookupResult<HostState, Reason<Why>> => {
  if (isLeadingNowhere(host)) return { seen: true, value: isIpLiteral(host) ? 'noName' : 'private' };

  const [v4, v6] = [findAnswer(dns, 'A', host), findAnswer(dns, 'AAAA', host)];
  const answers = [v4, v6].flatMap((answer) => (answer.seen ? [answer.value] : []));
  if (answers.some(({ records }) => records.some(({ type, name }) => type === 'CNAME' && name === host))) {
    return { seen: true, value: 'alias' };
  }
  const inV4 = v4.seen ? listAddresses(v4.value, 'A') : [];
  const inV6 = v6.seen ? listAddresses(v6.value, 'AAAA') : [];
  if (inV4.some((address) => !isPublicAddress(address))) return { seen: true, value: 'private' };
  if (v4.seen && v4.value.rcode === 'NXDOMAIN') return { seen: true, value: 'noName' };
  if ([...inV4, ...inV6].some(isPublicAddress)) return { seen: true, value: 'alive' };
  if (!v4.seen) return v4;
  if (!v6.seen) return v6;
  return { seen: true, value: inV6.length > 0 ? 'private' : 'noAddress' };
};

/** The chain of aliases from a name, in order, without the name itself; empty when it is not an alias. */
export const followAliases = ({ records }: Pick<StoredAnswer, 'records'>, name: string): string[] => {
  const next = new Map(
    records.filter(({ type }) => type === 'CNAME').map((record) => [record.name, String(record.data['target'])]),
  );
  const chain = new Set<string>();
  for (let at = next.get(name); at !== undefined && !chain.has(at); at = next.get(at)) chain.add(at);
  return [...chain];
};

/** A name's aliases, and whether they end at an address, at a name that does not exist, or at a name without address. */
export interface Alias {
  readonly chain: readonly string[];
  readonly end: 'none' | 'alive' | 'dangling' | 'empty';
}

export const findAlias = <Why extends string>(dns: DnsAnswers<Why>, name: string): LookupResult<Alias, Reason<Why>> => {
  const looks = [findAnswer(dns, 'A', name), findAnswer(dns, 'AAAA', name)] as const;
  const answers = looks.flatMap((look) => (look.seen ? [look.value] : []));
  const chain = answers.map((answer) => followAliases(answer, name)).find(({ length }) => length > 0) ?? [];
  const [blind] = looks.flatMap((look) => (look.seen ? [] : [look.why]));

  // An alias applies to all types, so one answer without it is enough.
  if (chain.length === 0 && answers.length > 0) return { seen: true, value: { chain, end: 'none' } };
  // As in findHostState: AAAA alone does not prove that the name does not exist.
  if (looks[0].seen && looks[0].value.rcode === 'NXDOMAIN') return { seen: true, value: { chain, end: 'dangling' } };
  if (answers.some(({ records }) => records.some(({ type }) => type === 'A' || type === 'AAAA'))) {
    return { seen: true, value: { chain, end: 'alive' } };
  }
  return blind === undefined ? { seen: true, value: { chain, end: 'empty' } } : { seen: false, why: blind };
};

/** How many name servers are examined. */
const LOOKED_AT = 6;

interface NameServers {
  /** Host names, sorted. */
  readonly hosts: readonly string[];
  /** Those that are examined, at most six. */
  readonly sample: readonly string[];
}

export const nameServersOf = <Why extends string>(
  dns: DnsAnswers<Why>,
  domain: string,
): LookupResult<NameServers, Reason<Why>> => {
  const answer = findAnswer(dns, 'NS', domain);
  if (!answer.seen) return answer;

  const hosts = [...new Set(filterRecords(answer.value, 'NS').map(({ target }) => target))].sort();
  return { seen: true, value: { hosts, sample: pickSpacedSample(hosts, LOOKED_AT) } };
};
