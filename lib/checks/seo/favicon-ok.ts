import { defineCheck } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { mayFetch, parseRobots, type Robots, type RobotsRuling } from '../../parse/site-files/robots.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';

/** Pixels that Google recommends for each side; its minimum is 8. */
const SIDE = 48;

/** The ruling on Google's crawler of icons, which follows the rules of Googlebot where it has none of its own. */
const findRuling = (robots: Robots, url: string): RobotsRuling => {
  const ruling = mayFetch(robots, { agent: 'Googlebot-Image', url });
  return ruling.group === null || ruling.viaWildcard ? mayFetch(robots, { agent: 'Googlebot', url }) : ruling;
};

/** The line of robots.txt that closes an address to Google, as `2: Disallow: /`; null when none does. */
const findClosing = (robots: Extract<Seen<Facts['robots']>, { seen: true }>, url: string): string | null => {
  const { status, body } = robots.value;
  if (status < 200 || status > 299) return null;
  const { allowed, line, rule } = findRuling(parseRobots(body), url);
  return allowed ? null : `${line}: ${rule}`;
};

export const faviconOk = defineCheck({
  id: 'favicon-ok',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  needs: ['favicon'],
  helps: ['robots'],
  verdicts: { good: 'pass', small: 'warn', notSquare: 'warn', closed: 'warn', absent: 'fail', broken: 'fail' },

  judge({ favicon, robots }) {
    const { declared, file } = favicon;
    const { image, status, url } = file;
    const items = [url];
    if (!declared && (status === 404 || status === 410)) return { code: 'absent' };
    if (status >= 400 || status < 200 || image === null) return { code: 'broken', args: { status }, items };

    const args = { width: image.width, height: image.height };
    const isVector = image.format === 'svg';
    if (!isVector && image.width !== image.height) return { code: 'notSquare', args, items };
    if (!isVector && image.width < SIDE) return { code: 'small', args, items };

    if (!robots.seen) return toUnseenPart(robots);
    const closing = findClosing(robots, url);
    return closing === null ? { code: 'good', items } : { code: 'closed', items: [`${url} · ${closing}`] };
  },
});
