import type { Target } from '../../model.ts';
import { mayAct } from '../../parse/url/action-address.ts';
import { isIpLiteral } from '../../parse/url/addresses.ts';
import { isPublicHost } from '../../parse/url/host-name.ts';

/** The www twin of an apex and the apex of a www host; null for any other host. */
export const findTwin = ({ host, domain }: Pick<Target, 'host' | 'domain'>): string | null => {
  if (domain === null) return null;
  if (host === domain) return `www.${domain}`;
  return host === `www.${domain}` ? domain : null;
};

/** A host spelled like the tab's own address: with a trailing dot when that has one, as browsers treat it as another origin. */
export const toSpelling = (host: string, { url }: Pick<Target, 'url'>): string =>
  new URL(url).hostname.endsWith('.') ? `${host}.` : host;

/** This site: the tab's host and its www/apex twin, over http and https (and the tab's own port). */
const isThisSite = (url: URL, target: Pick<Target, 'host' | 'domain' | 'url'>): boolean => {
  // Also matches without the trailing dot, as sites redirect visitors who come with one. Access is requested for both.
  const isNamed = (host: string | null): boolean =>
    host !== null && [host, toSpelling(host, target)].includes(url.hostname);
  if (isNamed(target.host)) return ['', new URL(target.url).port].includes(url.port);
  return isNamed(findTwin(target)) && url.port === '';
};

/** The file host of MTA-STS (RFC 8461 §3.3). */
const isMailPolicyHost = (url: URL, { domain }: Pick<Target, 'domain'>): boolean =>
  domain !== null && url.host === `mta-sts.${domain}` && url.protocol === 'https:';

const toPathAndQuery = ({ pathname, search }: URL): string => pathname.replace(/\/$/, '') + search;

/** The page's own address, on any of its hosts: its user chose it, and is there already. */
const isThePage = (url: URL, { url: page }: Pick<Target, 'url'>): boolean =>
  toPathAndQuery(url) === toPathAndQuery(new URL(page));

/**
 * The fetch policy for the site: http or https, no credentials, the site's own hosts, and nothing that might trigger an
 * action when opened, whoever links to it. From a page that is not public (staging, intranet) only its own origin may
 * be requested.
 */
export const mayAsk = (url: URL, target: Target): boolean => {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  if (!isThePage(url, target) && mayAct(url.href)) return false;
  if (!target.isPublic) return url.origin === new URL(target.url).origin;
  return isThisSite(url, target) || isMailPolicyHost(url, target);
};

/** Why an address that may not be requested is not seen: on a private network, no other host is contacted at all. */
export const explainRefusal = (url: URL, target: Target): 'hidden' | 'otherHost' =>
  target.isPublic || url.origin === new URL(target.url).origin ? 'otherHost' : 'hidden';
/** Whether one register may redirect to this address: a public name, over https on the default port, without credentials. */
export const mayAskRegister = ({ protocol, port, username, password, hostname }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  !isIpLiteral(hostname) &&
  isPublicHost(hostname);
