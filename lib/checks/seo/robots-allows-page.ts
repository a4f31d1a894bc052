import { defineCheck } from '../../check.ts';
import { listKindsBut } from '../../kinds.ts';
import { mayFetch, parseRobots } from '../../parse/site-files/robots.ts';

const AGENTS = ['Googlebot', 'Bingbot', '*'];

export const robotsAllowsPage = defineCheck({
  id: 'robots-allows-page',
  weight: 9,
  who: 'webbouwer',
  cause: 'search-crawlers',
  effort: 1,
  source: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
  kinds: listKindsBut('search', 'error'),
  needs: ['robots', 'page'],
  verdicts: {
    allowed: 'pass',
    absent: 'pass',
    othersBlocked: 'warn',
    googleBlocked: { verdict: 'fail', cap: 69, step: 'broken' },
    serverError: 'skip',
  },

  judge({ robots, page }) {
    if (robots.status >= 500) return { code: 'serverError' };
    if (robots.status >= 400) return { code: 'absent' };

    const file = parseRobots(robots.body);
    const blocked = AGENTS.flatMap((agent) => {
      const { allowed, line, rule } = mayFetch(file, { agent, url: page.document.url });
      return allowed ? [] : [{ agent, item: `${agent} · ${line}: ${rule}` }];
    });
    const items = blocked.map(({ item }) => item);
    if (blocked.some(({ agent }) => agent === 'Googlebot')) return { code: 'googleBlocked', items };
    return blocked.length > 0 ? { code: 'othersBlocked', items } : { code: 'allowed' };
  },
});
