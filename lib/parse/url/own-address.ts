import { stripWww, withoutDot } from './host-match.ts';
import { withoutTracking } from './page-address.ts';

/** The site that a scan looks at. */
export interface Site {
  readonly host: string;
  /** Registrable domain; null when there is none. */
  readonly domain: string | null;
}

/**
 * Whether an address belongs to this site: the page's host and, where that is an apex or its www name, the other of the
 * two; over http or https.
 */
export const isOwnAddress = (address: string, { host, domain }: Site): boolean => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const name = withoutDot(url.hostname);
  if (name === host) return true;
  return domain !== null && stripWww(host) === domain && stripWww(name) === domain;
};

/** Pages of the site that links lead to, other than the one at `url`; each once, without fragment and tracking parameters. */
export const listOtherPages = (
  links: readonly { readonly href: string | null }[],
  page: Site & { readonly url: string },
): ReadonlySet<string> => {
  const own = links.flatMap(({ href }) => (href !== null && isOwnAddress(href, page) ? [href] : []));
  const here = withoutTracking(page.url);
  return new Set(own.map(withoutTracking).filter((address) => address !== here));
};
