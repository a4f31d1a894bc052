import { filterRecords, findAnswer, type LookupResult, type Reason } from '../dns/dns-answers.ts';
import type { TrustedBook } from '../dns/dnssec-answers.ts';
import { isMatchingMx, isSts, parseStsPolicy, parseStsRecord } from './mta-sts.ts';
import { isUsableForMail } from './tlsa.ts';

/** How far DANE protects incoming mail: for every mail server, not for all or not signed, or not at all. */
type Dane = 'full' | 'partial' | 'none';

/**
 * Determines DANE for mail from DNS alone (RFC 7672 §2): signed MX records, and a signed usable TLSA record per mail
 * server. Does not check whether the servers' certificates match.
 */
export const findDane = <Why extends string>(
  dns: TrustedBook<Why>,
  domain: string,
  hosts: readonly string[],
): LookupResult<Dane, Reason<Why>> => {
  const looks = hosts.map((host) => findAnswer(dns, 'TLSA', `_25._tcp.${host}`));
  const seen = looks.flatMap((look) => (look.seen ? [look.value] : []));
  const usable = seen.filter((answer) => filterRecords(answer, 'TLSA').some(isUsableForMail));
  const blind = looks.flatMap((look) => (look.seen ? [] : [look.why]))[0];
  if (blind !== undefined) return { seen: false, why: blind };
  if (usable.length === 0) return { seen: true, value: 'none' };
  if (!dns.validates) return { seen: false, why: 'unfitResolver' };

  const mx = findAnswer(dns, 'MX', domain);
  const isSigned = mx.seen && mx.value.authenticated && usable.every(({ authenticated }) => authenticated);
  return { seen: true, value: isSigned && usable.length === hosts.length ? 'full' : 'partial' };
};

/**
 * The result of requesting the policy file: no policy (not 200, redirected, not plain text, wrong fields; RFC 8461
 * §3.2-3.3), or one that is off, in testing, enforced, or enforced although some mail servers match no pattern.
 */
interface PolicyFile {
  readonly state: 'broken' | 'off' | 'testing' | 'enforced' | 'uncovered';
  /** Seconds that senders cache it; 0 when broken. */
  readonly maxAge: number;
  /** The faults, the mail servers that are not covered, or the patterns. */
  readonly items: readonly string[];
}

interface Reply {
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STATES = { none: 'off', testing: 'testing', enforce: 'enforced' } as const;

export const parsePolicyFile = (reply: Reply, hosts: readonly string[]): PolicyFile => {
  const isText = /^text\/plain\b/i.test(reply.headers['content-type'] ?? '');
  if (reply.redirected || reply.status !== 200) return toBrokenFile(`HTTP ${reply.redirected ? '3xx' : reply.status}`);
  if (!isText) return toBrokenFile(`Content-Type: ${reply.headers['content-type'] ?? ''}`);

  const { mode, maxAge, mx, errors } = parseStsPolicy(reply.body);
  if (mode === null || maxAge === null || errors.length > 0) return toBrokenFile(...errors);

  const uncovered = hosts.filter((host) => !mx.some((pattern) => isMatchingMx(pattern, host)));
  if (mode === 'enforce' && uncovered.length > 0) return { state: 'uncovered', maxAge, items: uncovered };
  return { state: STATES[mode], maxAge, items: mx };
};

const toBrokenFile = (...items: readonly string[]): PolicyFile => ({ state: 'broken', maxAge: 0, items });

/**
 * Interprets the texts at `_mta-sts` (RFC 8461 §3.1): one record announces a policy file (`file`); without a valid id,
 * or with several records, senders act as if there were no policy. Null when there is no record.
 */
export const parseAnnouncedPolicy = (texts: readonly string[]): 'file' | PolicyFile | null => {
  const [record, ...others] = texts.filter(isSts);
  if (record === undefined) return null;
  return others.length > 0 || parseStsRecord(record)?.id === null ? toBrokenFile(record, ...others) : 'file';
};
