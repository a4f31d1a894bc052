import type { Site } from '../../world/site.ts';
import { RENDERINGS, type Rendering, renderingAt } from '../../world/sites/weergave.ts';
import { SITES } from '../../world/sites.ts';

/** What a tab can show of the test world: every host of it, or the reason why not. */

const schemeOf = ({ https, certificate }: Site): 'http' | 'https' =>
  https === undefined || certificate === 'untrusted' ? 'http' : 'https';

/** The other host that a host's front page redirects to; null when it answers itself. */
const leadsTo = async (site: Site, host: string): Promise<string | null> => {
  const scheme = schemeOf(site);
  const visit = { scheme, method: 'GET', host, path: '/', query: '', headers: {}, body: Buffer.alloc(0) };
  const { headers, status } = (await site[scheme]?.(visit)) ?? { headers: {}, status: 0 };
  const next = URL.parse(String(headers['location'] ?? ''), `${scheme}://${host}/`)?.hostname;
  return status >= 300 && status <= 399 && next !== undefined && next !== host ? next : null;
};

const led = await Promise.all(
  SITES.flatMap((site) => site.hosts.map(async (host) => [host, await leadsTo(site, host)] as const)),
);

/** Hosts that show nothing of their own in a tab, and why. */
export const NO_PAGE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(led.flatMap(([host, next]) => (next === null ? [] : [[host, `leads to ${next}`]]))),
  'mta-sts.goed.nl': 'has a policy for mail servers, and no page',
  'mta-sts.trommel.nl': 'refuses everything',
  'www.traag.nl': 'answers what traag.nl answers, as slowly',
  'cdn.jsdelivr.net': 'has files for other sites, and no page',
};

/** Where the front page over the best scheme is not what there is to see. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'slecht.nl': ['http://slecht.nl/'],
  'weergave.nl': (Object.keys(RENDERINGS) as Rendering[]).map(renderingAt),
  'www.weergave.nl': [renderingAt('server-rendered').replace('//', '//www.')],
};

/** Every web page that is scanned in both browsers; addresses on loopback still lack the world's port. */
export const PAGES: readonly string[] = SITES.flatMap((site) =>
  site.hosts
    .filter((host) => !Object.hasOwn(NO_PAGE, host))
    .flatMap((host) => ADDRESSES[host] ?? [`${schemeOf(site)}://${host}/`]),
);

/** What a tab can show and nobody can grade. */
export const FILES: readonly string[] = ['folder.pdf', 'foto.png', 'gegevens.json', 'tekst.txt'].map(
  (name) => `https://bestand.nl/${name}`,
);

/** Hosts that a browser does not ask a proxy for. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/** The address of a page in a world that runs. */
export const addressIn = (page: string, { plainPort }: { readonly plainPort: number }): string => {
  const url = new URL(page);
  if (LOOPBACK.includes(url.hostname)) url.port = String(plainPort);
  return url.href;
};
