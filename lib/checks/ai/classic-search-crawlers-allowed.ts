import { defineCheck } from '../../check.ts';
import { assessAccess, formatBlocked, isBlocked, isUnavailable } from './shared/crawler-access.ts';

export const classicSearchCrawlersAllowed = defineCheck({
  id: 'classic-search-crawlers-allowed',
  weight: 0,
  who: 'webbouwer',
  cause: 'search-crawlers',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  needs: ['robots', 'scan'],
  verdicts: {
    allowed: 'info',
    oneBlocked: 'info',
    bothBlocked: { verdict: 'info', cap: 25, step: 'broken' },
    robotsFails: 'skip',
  },

  judge({ robots, scan }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };
    const blocked = assessAccess(robots, scan.url, ({ purpose }) => purpose === 'classic').filter(isBlocked);
    if (blocked.length === 0) return { code: 'allowed' };
    const [name, items] = [blocked[0]?.crawler.token ?? '', blocked.map(formatBlocked)];
    return blocked.length === 1 ? { code: 'oneBlocked', args: { name }, items } : { code: 'bothBlocked', items };
  },
});
