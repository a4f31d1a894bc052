import { defineCheck } from '../../check.ts';
import { ASIDE_SCRIPTS } from '../../data/aside-scripts.ts';
import type { Facts } from '../../evidence.ts';
import { originOf } from '../../parse/host-match.ts';
import { mayFetch, parseRobots, type Robots } from '../../parse/robots.ts';

/** Addresses looked at: more than any page loads from its own host. */
const LIMIT = 500;

const ownAddresses = (addresses: readonly (string | null)[], origin: string): readonly string[] =>
  [...new Set(addresses)].filter((url) => url !== null && originOf(url) === origin).slice(0, LIMIT) as string[];

/** What its host adds to a page for itself is not needed to render it. */
const isAside = (url: string): boolean => ASIDE_SCRIPTS.some(({ path }) => path.test(URL.parse(url)?.pathname ?? ''));

const blockedOf = (robots: Robots, urls: readonly string[]): readonly string[] =>
  urls.flatMap((url) => {
    const { allowed, line, rule } = mayFetch(robots, { agent: 'Googlebot', url });
    return allowed ? [] : [`${url} · ${line}: ${rule}`];
  });

/** What the page loads from its own origin: what it is built with, and its images. */
const loadedBy = ({ resources, images, document }: Facts['page']) => {
  const origin = originOf(document.url);
  const built = resources.list.filter(({ kind }) => kind === 'script' || kind === 'style');
  const shown = resources.list.filter(({ kind }) => kind === 'image');
  return {
    built: ownAddresses(
      built.map(({ url }) => url),
      origin,
    ).filter((url) => !isAside(url)),
    shown: ownAddresses([...shown.map(({ url }) => url), ...images.list.map(({ src }) => src)], origin),
  };
};

export const robotsResourcesAllowed = defineCheck({
  id: 'robots-resources-allowed',
  weight: 4,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: ['robots', 'page'],
  verdicts: { allowed: 'pass', imagesBlocked: 'warn', blocked: 'fail', none: 'skip', serverError: 'skip' },

  judge({ robots, page }) {
    if (robots.status >= 500) return { code: 'serverError' };
    const { built, shown } = loadedBy(page);
    if (built.length + shown.length === 0) return { code: 'none' };
    if (robots.status >= 400) return { code: 'allowed' };

    const file = parseRobots(robots.body);
    const parts = blockedOf(file, built);
    if (parts.length > 0) return { code: 'blocked', args: { count: parts.length }, items: parts };

    const images = blockedOf(file, shown);
    return images.length > 0
      ? { code: 'imagesBlocked', args: { count: images.length }, items: images }
      : { code: 'allowed' };
  },
});
