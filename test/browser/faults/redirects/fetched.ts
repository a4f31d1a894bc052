import type { Purpose } from '../../../../lib/model.ts';

/** What a scan fetches: the redirect matrix's rows. Each of them leads away, on one of two pages. */

/** The address of both pages, below their hosts. It is no home page, so that other forms of it are asked too. */
export const PAGE = '/pagina';

export interface Fetched {
  readonly id: string;
  /** As out/docs/reliability.md says it. */
  readonly name: string;
  readonly purpose: Purpose;
  /** Its address, by the host of the scanned page; null where the address does not tell what is asked. */
  readonly address: ((host: string) => string) | null;
  /** Whether a redirect of it is followed, where it can be seen and leads within the site. */
  readonly follows: boolean;
}

type Row = Omit<Fetched, 'purpose' | 'follows'>;
const on = (id: string, name: string, path: string): Row => ({ id, name, address: (host) => `https://${host}${path}` });
/** A file, a page or a chain: what counts is where it ends. */
const followed = (purpose: Purpose, row: Row): Fetched => ({ ...row, purpose, follows: true });
/** Asked for whether it answers by itself: that it redirects is what was to be known, or ends it. */
const looked = (purpose: Purpose, row: Row): Fetched => ({ ...row, purpose, follows: false });

/** Who is asked about a site. */
export const SERVICE = 'dienst-die-leidt.nl';
export const RESOLVER = 'cloudflare-dns.com';
export const REGISTRY = 'rdap.sidn.nl';
export const DIRECTORY = 'rdap.org';

/** What leads away on a page that can be fetched, of a site whose robots.txt cannot. */
export const FIRST: readonly Fetched[] = [
  followed('robots', on('robots', 'robots.txt', '/robots.txt')),
  followed('llms', on('llms', 'llms.txt', '/llms.txt')),
  followed('security', on('security', 'well-known security.txt', '/.well-known/security.txt')),
  followed('wellKnown', on('tdmrep', 'tdmrep.json', '/.well-known/tdmrep.json')),
  followed('wellKnown', on('catalogus', 'ai-catalog.json', '/.well-known/ai-catalog.json')),
  followed('wellKnown', on('kaart', 'card for agents', '/mcp.json')),
  looked('system', on('gebruikers', 'list of users of WordPress', '/wp-json/wp/v2/users?per_page=1')),
  looked('system', on('rsd', 'remote interface of WordPress', '/xmlrpc.php?rsd')),
  looked('system', on('leesmij', 'readme of WordPress', '/readme.html')),
  followed('icon', on('icoon', 'declared icon', '/icoon.png')),
  followed('image', on('beeld', 'share image', '/beeld.png')),
  looked('canonical', on('canoniek', 'canonical target', '/canoniek')),
  looked('hreflang', on('taal', 'page in another language', '/en/page')),
  looked('link', on('link', 'internal link', '/een-link')),
  // Read once without following, and traced as a variant of the site, whose redirects are followed.
  followed('twin', on('begin', 'home page', '/')),
  looked('variant', on('schuin', 'page with a slash', `${PAGE}/`)),
  looked('variant', on('volg', 'page with a tracking parameter', `${PAGE}?utm_source=x`)),
  looked('registry', { id: 'register', name: 'registry', address: (host) => `https://${REGISTRY}/domain/${host}` }),
];

/** What leads away on a page that itself does so to whoever fetches it, of a site whose robots.txt is there. */
export const SECOND: readonly Fetched[] = [
  followed('page', on('pagina', "page's own address", PAGE)),
  followed('sitemap', on('sitemap', 'sitemap', '/sitemap-weg.xml')),
  followed('sitemap', on('deel', 'sitemap in an index', '/sitemap-deel.xml')),
  looked('sitemap', on('genoemd', 'page in the sitemap', '/in-de-sitemap')),
  followed('security', on('beveiliging', 'security.txt at the root', '/security.txt')),
  followed('icon', on('favicon', 'favicon.ico', '/favicon.ico')),
  followed('script', on('script', 'script', '/script.js')),
  followed('missing', on('verzonnen', 'made-up path', '/pijler-bestaat-niet-404')),
  followed('twin', { id: 'http', name: 'http twin', address: (host) => `http://${host}/` }),
  followed('twin', { id: 'www-http', name: 'www twin over http', address: (host) => `http://www.${host}/` }),
  followed('twin', { id: 'www', name: 'www twin', address: (host) => `https://www.${host}/` }),
  looked('mail', {
    id: 'post',
    name: 'mail policy (MTA-STS)',
    address: (host) => `https://mta-sts.${host}/.well-known/mta-sts.txt`,
  }),
  looked('registry', { id: 'wegwijzer', name: 'rdap.org', address: (host) => `https://${DIRECTORY}/domain/${host}` }),
  looked('dns', { id: 'resolver', name: 'resolver', address: null }),
  looked('service', { id: 'dienst', name: 'scan service', address: null }),
];

export const FETCHED: readonly Fetched[] = [...FIRST, ...SECOND];
