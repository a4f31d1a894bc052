import {
  type DnsAnswers,
  filterRecords,
  findAnswer,
  type LookupResult,
  type Reason,
  toAnswerKey,
} from '../dns/dns-answers.ts';
import { findHostState, findPublicAddresses, followAliases } from '../dns/host-answers.ts';
import { pickSpacedSample } from '../text/spaced-sample.ts';
import { type DmarcDiscovery, findDmarc } from './dmarc-discover.ts';
import { computeSpf, type SpfEvaluation, type SpfQuestion } from './spf-evaluate.ts';

const hasAnswerTo = ({ answers }: DnsAnswers<string>, type: string, name: string): boolean =>
  Object.hasOwn(answers, toAnswerKey(type, name));

/** The TXT texts at a name; empty for "no such name" and for no such records. */
export const findTexts = <Why extends string>(
  dns: DnsAnswers<Why>,
  name: string,
): LookupResult<readonly string[], Reason<Why>> => {
  const answer = findAnswer(dns, 'TXT', name);
  return answer.seen ? { seen: true, value: filterRecords(answer.value, 'TXT').map(({ text }) => text) } : answer;
};

const findValues = <Why extends string>(
  dns: DnsAnswers<Why>,
  { type, name }: SpfQuestion,
): LookupResult<readonly string[], Reason<Why>> => {
  if (type === 'TXT') return findTexts(dns, name);

  const answer = findAnswer(dns, type, name);
  if (!answer.seen) return answer;
  const values =
    type === 'MX'
      ? filterRecords(answer.value, 'MX').map(({ exchange }) => exchange)
      : filterRecords(answer.value, 'A').map(({ address }) => address);
  return { seen: true, value: values };
};

/** Evaluates the domain's SPF record over the answers that are available. */
export const findSpf = <Why extends string>(dns: DnsAnswers<Why>, domain: string): SpfEvaluation<Reason<Why>> =>
  computeSpf(domain, (question) => (hasAnswerTo(dns, question.type, question.name) ? findValues(dns, question) : null));

/** The DMARC record that applies to the domain's mail. */
export const findDmarcRecord = <Why extends string>(
  dns: DnsAnswers<Why>,
  domain: string,
): DmarcDiscovery<Reason<Why>> =>
  findDmarc(domain, (name) => (hasAnswerTo(dns, 'TXT', name) ? findTexts(dns, name) : null));

/** The name that `_dmarc` of a domain is an alias of, at a service that hosts the record; null when it is none, or was not seen. */
export const findDmarcAlias = (dns: DnsAnswers<string>, domain: string): string | null => {
  const answer = findAnswer(dns, 'TXT', `_dmarc.${domain}`);
  return answer.seen ? (followAliases(answer.value, `_dmarc.${domain}`)[0] ?? null) : null;
};

/** How many mail servers, and how many hosts elsewhere that receive reports, are examined. */
const LOOKED_AT = { mailServers: 6, reporters: 3 };

/** The mail servers in the MX records. */
interface MailServers {
  /** Host names, sorted, without the null MX. */
  readonly hosts: readonly string[];
  /** Those that are examined, at most six. */
  readonly sample: readonly string[];
  /** Whether there is a null MX (RFC 7505), and if so whether it is the only MX. */
  readonly nullMx: 'absent' | 'alone' | 'mixed';
}

export const findMailServers = <Why extends string>(
  dns: DnsAnswers<Why>,
  domain: string,
): LookupResult<MailServers, Reason<Why>> => {
  const answer = findAnswer(dns, 'MX', domain);
  if (!answer.seen) return answer;

  const exchanges = [...new Set(filterRecords(answer.value, 'MX').map(({ exchange }) => exchange))].sort();
  const hosts = exchanges.filter((exchange) => exchange !== '.');
  const hasNull = hosts.length < exchanges.length;
  const nullMx = hasNull ? (hosts.length === 0 ? 'alone' : 'mixed') : 'absent';
  return { seen: true, value: { hosts, sample: pickSpacedSample(hosts, LOOKED_AT.mailServers), nullMx } };
};

/**
 * Drops mail servers whose name does not exist, or that have no address that can be reached from the internet. Keeps
 * those whose answers were not seen.
 */
export const dropDeadServers = (dns: DnsAnswers<string>, hosts: readonly string[]): readonly string[] =>
  hosts.filter((host) => {
    const state = findHostState(dns, host);
    if (state.seen && state.value === 'noName') return false;
    const looks = (['A', 'AAAA'] as const).map((family) => findPublicAddresses(dns, family, host));
    return looks.some((look) => !look.seen || look.value.length > 0);
  });

type Sending = Pick<SpfEvaluation<unknown>, 'record' | 'all' | 'names'>;

/**
 * Whether a record explicitly lets nobody send: `v=spf1 -all` and no sender named, here or in the record that it
 * redirects to.
 */
export const isSendingNothing = ({ record, all, names }: Sending): boolean =>
  all === '-' && !names && record?.errors.length === 0;

/** Whether a record lets somebody send: a named sender, or everybody who is not refused. */
export const isSendingAllowed = ({ record, all, names }: Sending): boolean =>
  record !== null && (names || (all !== '-' && all !== '~'));

/**
 * Whether the domain explicitly has no mail: a sole null MX and no SPF record that lets somebody send nevertheless (RFC
 * 7505 §4.2), or no MX and an SPF record that lets nobody send.
 */
export const isMailless = <Why extends string>(
  dns: DnsAnswers<Why>,
  domain: string,
): LookupResult<boolean, Reason<Why>> => {
  const servers = findMailServers(dns, domain);
  if (!servers.seen) return servers;
  if (servers.value.hosts.length > 0) return { seen: true, value: false };

  const texts = findTexts(dns, domain);
  if (!texts.seen) return texts;
  const spf = findSpf(dns, domain);
  const blind = spf.unseen[0] ?? (spf.open.length > 0 ? 'time' : undefined);
  // The record's end was not seen: it is in a record elsewhere.
  if (spf.all === null && blind !== undefined) return { seen: false, why: blind };
  return { seen: true, value: servers.value.nullMx === 'alone' ? !isSendingAllowed(spf) : isSendingNothing(spf) };
};

/** Domains elsewhere that the DMARC record sends reports to: they must agree to that (RFC 9990 §4). */
export const listReportReceivers = ({ record }: Pick<DmarcDiscovery<unknown>, 'record'>, domain: string): string[] => {
  const receivers = (record?.rua ?? []).flatMap((uri) => uri.domain ?? []);
  const isElsewhere = (receiver: string): boolean => receiver !== domain && !receiver.endsWith(`.${domain}`);
  return pickSpacedSample(receivers.filter(isElsewhere), LOOKED_AT.reporters);
};

/** The name at which a receiver agrees to get the reports of a domain. */
export const toAgreementName = (domain: string, receiver: string): string => `${domain}._report._dmarc.${receiver}`;
