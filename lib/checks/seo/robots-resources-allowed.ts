import { defineCheck, toUnseen } from '../../check.ts';
import { mayFetch, parseRobots, type Robots } from '../../parse/site-files/robots.ts';
import { listOwnResources } from './shared/own-resources.ts';

/**
 * Maximum number of addresses examined, more than any page loads from its own host, and of comparisons between rules
 * and addresses.
 */
const LIMIT = { addresses: 500, comparisons: 2_000_000 };

const computeRoom = ({ groups }: Robots): number => {
  const rules = groups.reduce((sum, group) => sum + group.rules.length, 1);
  return Math.min(LIMIT.addresses, Math.floor(LIMIT.comparisons / rules));
};

const listBlocked = (robots: Robots, urls: readonly string[]): readonly string[] =>
  urls.flatMap((url) => {
    const { allowed, line, rule } = mayFetch(robots, { agent: 'Googlebot', url });
    return allowed ? [] : [`${url} · ${line}: ${rule}`];
  });

export const robotsResourcesAllowed = defineCheck({
  id: 'robots-resources-allowed',
  weight: 4,
  who: 'webbouwer',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: ['robots', 'page'],
  verdicts: { allowed: 'pass', imagesBlocked: 'warn', blocked: 'fail', none: 'skip', serverError: 'skip' },

  judge({ robots, page }) {
    if (robots.status >= 500) return { code: 'serverError' };
    const { built, shown } = listOwnResources(page);
    if (built.length + shown.length === 0) return { code: 'none' };
    if (robots.status >= 400) return { code: 'allowed' };

    const file = parseRobots(robots.body);
    const room = computeRoom(file);
    const parts = listBlocked(file, built.slice(0, room));
    if (parts.length > 0) return { code: 'blocked', args: { count: parts.length }, items: parts };
    if (built.length > room) return toUnseen('tooLarge');

    const images = listBlocked(file, shown.slice(0, room));
    if (images.length > 0) return { code: 'imagesBlocked', args: { count: images.length }, items: images };
    return shown.length > room ? toUnseen('tooLarge') : { code: 'allowed' };
  },
});
