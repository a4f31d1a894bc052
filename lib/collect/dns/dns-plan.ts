import { DKIM_SELECTORS } from '../../data/network/dkim-selectors.ts';
import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { listCaaNames } from '../../parse/dns/caa.ts';
import { filterRecords, findAnswer, toAnswerKey } from '../../parse/dns/dns-answers.ts';
import type { DnsQuestion } from '../../parse/dns/dns-query.ts';
import { nameServersOf } from '../../parse/dns/host-answers.ts';
import {
  findDmarcRecord,
  findMailServers,
  findSpf,
  isMailless,
  listReportReceivers,
  toAgreementName,
} from '../../parse/mail/mail-answers.ts';
import { SPF_LIMITS } from '../../parse/mail/spf-evaluate.ts';

/** What is known so far: the answers received, and the made-up name. */
export type Known = Pick<Facts['dns'], 'answers' | 'madeUpName'>;

type Type = DnsQuestion['type'];
const toQuestions = (type: Type, ...names: readonly string[]): DnsQuestion[] => names.map((name) => ({ name, type }));
const toAddressQuestions = (...names: readonly string[]): DnsQuestion[] =>
  names.flatMap((name) => [...toQuestions('A', name), ...toQuestions('AAAA', name)]);

const isAnswered = ({ answers }: Known, type: Type, name: string): boolean =>
  Object.hasOwn(answers, toAnswerKey(type, name));

/** Address records of the zone's name servers. */
const nameServerQuestions = (domain: string, known: Known): DnsQuestion[] => {
  const servers = nameServersOf(known, domain);
  return toAddressQuestions(...(servers.seen ? servers.value.sample : []));
};

/** The next name in the climb to a set of CAA records (RFC 8659 §3), or nothing when it was found or cannot be found. */
const planAuthorityQuestions = (host: string, known: Known): DnsQuestion[] => {
  for (const name of listCaaNames(host)) {
    if (!isAnswered(known, 'CAA', name)) return toQuestions('CAA', name);

    const answer = findAnswer(known, 'CAA', name);
    if (!answer.seen || filterRecords(answer.value, 'CAA').length > 0) return [];
  }
  return [];
};

/** Address records of the mail servers, and their TLSA records. */
const planServerQuestions = (domain: string, known: Known): DnsQuestion[] => {
  const servers = findMailServers(known, domain);
  const hosts = servers.seen ? servers.value.sample : [];
  return [...toAddressQuestions(...hosts), ...toQuestions('TLSA', ...hosts.map((host) => `_25._tcp.${host}`))];
};

/** The DMARC record that applies, the consent of report receivers, and whether the record only comes from a wildcard. */
const planPolicyQuestions = (domain: string, known: Known): DnsQuestion[] => {
  const dmarc = findDmarcRecord(known, domain);
  const { open, at } = dmarc;
  const agreements =
    at === null ? [] : listReportReceivers(dmarc, domain).map((receiver) => toAgreementName(at, receiver));
  const random = findAnswer(known, 'A', known.madeUpName);
  const isWild = at === domain && random.seen && random.value.rcode === 'NOERROR';
  return [
    ...toQuestions('TXT', ...open.map((name) => `_dmarc.${name}`), ...agreements),
    ...(isWild ? toQuestions('TXT', known.madeUpName) : []),
  ];
};

/** The parent name of all DKIM selectors, unless the domain has no mail. */
const planSelectorParent = (domain: string, known: Known): DnsQuestion[] => {
  const mailless = isMailless(known, domain);
  return mailless.seen && !mailless.value ? toQuestions('TXT', `_domainkey.${domain}`) : [];
};

/** DKIM selectors, unless nothing can exist below `_domainkey` or the domain has no mail. */
const planSelectorQuestions = (domain: string, known: Known): DnsQuestion[] => {
  const parent = `_domainkey.${domain}`;
  if (!isAnswered(known, 'TXT', parent)) return [];

  const found = findAnswer(known, 'TXT', parent);
  if (found.seen && found.value.rcode === 'NXDOMAIN') return [];
  const [label = ''] = known.madeUpName.split('.');
  return toQuestions(
    'TXT',
    ...[label, ...DKIM_SELECTORS.map(({ selector }) => selector)].map((selector) => `${selector}.${parent}`),
  );
};

/**
 * Number of questions that may be planned while an SPF record can still lead to more; the rest of the budget is for
 * those and for the resolver's trust probe.
 */
const ROOM = 56;

/**
 * Selectors are many and come last; they are only delayed when they could otherwise exhaust the limit before SPF's
 * chain is complete.
 */
const planLastQuestions = (domain: string, known: Known, planned: number): DnsQuestion[] => {
  const { open, lookups } = findSpf(known, domain);
  const selectors = planSelectorQuestions(domain, known);
  const mayFollow = Math.max(0, SPF_LIMITS.lookups - lookups);
  return open.length === 0 || planned + selectors.length + mayFollow <= ROOM ? selectors : [];
};

/**
 * The questions that follow from what is known, including those already asked. Pure: the collector sends the first one
 * not yet sent, until there is none or the plan is used up. Questions that others depend on come first, the rest by
 * importance.
 */
export const planDns = ({ host }: Pick<Target, 'host'>, domain: string, known: Known): readonly DnsQuestion[] => {
  const planned = [
    ...toQuestions('SOA', domain).map((question) => ({ ...question, do: true })),
    ...toQuestions('NS', domain),
    ...toQuestions('MX', domain),
    ...toQuestions('TXT', domain, `_dmarc.${domain}`),
    ...findSpf(known, domain).open,
    ...toQuestions('A', known.madeUpName),
    ...planAuthorityQuestions(host, known),
    ...planPolicyQuestions(domain, known),
    ...planSelectorParent(domain, known),
    ...(['DS', 'DNSKEY', 'NSEC3PARAM'] as const).flatMap((type) => toQuestions(type, domain)),
    ...toAddressQuestions(...new Set([domain, `www.${domain}`, host])),
    ...nameServerQuestions(domain, known),
    ...planServerQuestions(domain, known),
    ...toQuestions('TXT', `_mta-sts.${domain}`, `_smtp._tls.${domain}`),
    ...toQuestions('HTTPS', host),
    ...toQuestions('TXT', `default._bimi.${domain}`),
  ];
  return [...planned, ...planLastQuestions(domain, known, planned.length)];
};
