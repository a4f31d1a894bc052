import type { Report } from '../model.ts';
import { DAY, toIsoText } from '../time.ts';
import type { Platform, Site } from './shape.ts';

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
/** Characters that do not end a string in any language of the snippets. */
const RECORD = /^[\w .:;=+~?@,!/%{}*-]{1,2000}$/;

const findTwin = (host: string, domain: string): string | null => {
  if (host === domain) return `www.${host}`;
  return host === `www.${domain}` ? domain : null;
};

type Findings = Report['findings'];

const findItem = (findings: Findings, ids: readonly string[], start: RegExp): string | null => {
  const items = findings.filter(({ id }) => ids.includes(id)).flatMap((finding) => finding.items);
  return items.find((item) => start.test(item) && RECORD.test(item)) ?? null;
};

/** The scheme as far as was seen: otherwise http visitors are assumed to be redirected to https. */
const schemeOf = ({ protocol }: URL, findings: Findings): Site['scheme'] => {
  const has = (id: string, codes: readonly (string | null)[]): boolean =>
    findings.some((one) => one.id === id && one.points > 0 && codes.includes(one.code));
  // A null code means that the check got no answer.
  if (protocol !== 'https:' || has('https-available', ['refused', 'noTls', 'sendsToHttp', null])) return 'http';
  return has('https-redirect', ['stays', 'byMarkup']) ? 'both' : 'https';
};

/** Mail is assumed to arrive when nothing is known about the domain's mail. */
const mailOf = (findings: Findings): Site['mail'] => {
  const code = findings.find(({ id }) => id === 'null-mx')?.code;
  if (code === 'said' || code === 'unsaid') return 'none';
  return code === 'sending' || code === 'unclear' ? 'sends' : 'arrives';
};

/**
 * The domain's own record, and whether one is to be added or replaced. Neither beside others, which would void all of
 * them (RFC 9989 §4.10), nor beside an alias (RFC 1034 §3.6.2): the record is changed at the service that hosts it then.
 */
const dmarcOf = (findings: Findings, domain: string): Pick<Site, 'dmarc' | 'isDmarcFree'> => {
  const valid = findings.find(({ id }) => id === 'dmarc-valid');
  if (valid === undefined || valid.args['alias'] !== undefined) return { dmarc: null, isDmarcFree: false };
  return {
    dmarc: valid.args['at'] === domain ? findItem(findings, ['dmarc-policy'], /^v=DMARC1\s*;/i) : null,
    isDmarcFree: valid.code === 'absent' || valid.code === 'onlyWildcard',
  };
};

/** Less than the year that RFC 9116 §2.5.5 recommends for security.txt, in ms. */
const LASTING = 330 * DAY;

const PATH = /^[\w./~-]*$/;

const CANONICAL = ['canonical-single', 'canonical-absolute', 'canonical-target-ok'];

/** The addresses that the page names as canonical. */
const listCanonicals = (findings: Findings): readonly string[] =>
  findings.filter(({ id }) => CANONICAL.includes(id)).flatMap(({ items }) => items);

/** The host that the page names as canonical; null when it names both this one and its twin, or neither. */
const findNamedHost = (findings: Findings, host: string, other: string | null): string | null => {
  const hosts = new Set(listCanonicals(findings).map((address) => URL.parse(address)?.hostname));
  // The other name's page naming this one is as clear as if the page itself did.
  const isHere = findings.some(({ id, code }) => id === 'host-variants-merge' && code === 'canonical');
  if (other === null || (hosts.has(other) && (hosts.has(host) || isHere))) return null;
  if (hosts.has(other)) return other;
  return hosts.has(host) || isHere ? host : null;
};

/**
 * The page's own address on that host, if the address is complete and the page names no other path as canonical;
 * otherwise null.
 */
const findPage = ({ protocol, pathname, search }: URL, canonical: string, findings: Findings): string | null => {
  const isPlain = protocol === 'https:' && search === '' && PATH.test(pathname);
  const named = listCanonicals(findings).map((address) => URL.parse(address)?.pathname);
  return isPlain && named.every((path) => path === undefined || path === pathname)
    ? `https://${canonical}${pathname}`
    : null;
};

/**
 * The values of a report that are filled into snippets. Null when its host is not a possible host name: a report from a
 * file may contain anything, which must not end up in what is pasted.
 */
export const toRepairSite = (
  { target, findings, finishedAt }: Pick<Report, 'target' | 'findings' | 'finishedAt'>,
  platforms: readonly Platform[],
): Site | null => {
  const { host, domain } = target;
  const url = URL.parse(target.url);
  if (!HOST.test(host) || (domain !== null && !HOST.test(domain)) || url === null) return null;
  const twin = domain === null ? null : findTwin(host, domain);
  const named = findNamedHost(findings, host, twin);
  const canonical = named ?? host;
  const at = finishedAt + LASTING;
  const path = PATH.test(url.pathname) ? url.pathname : '/';
  return {
    host,
    canonical,
    platforms,
    url: `https://${canonical}${path}`,
    page: findPage(url, canonical, findings),
    // Whether a host opened over http also answers over https was not seen.
    isNamed: named !== null && url.protocol === 'https:',
    domain: domain ?? host,
    other: twin === null || canonical === host ? twin : host,
    scheme: schemeOf(url, findings),
    mail: mailOf(findings),
    isReported: !findings.some(({ id, points }) => id === 'dmarc-reporting' && points > 0),
    spf: findItem(findings, ['spf-policy', 'spf-valid'], /^v=spf1(?: |$)/i),
    expires: toIsoText(at),
    ...dmarcOf(findings, domain ?? host),
    viewport: findItem(findings, ['mobile-viewport'], /=/),
  };
};
