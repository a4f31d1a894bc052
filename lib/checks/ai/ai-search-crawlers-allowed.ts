import { defineCheck } from '../../check.ts';
import { getTables } from '../../data/tables.ts';
import { parseIsoDay } from '../../time.ts';
import { assessAccess, formatBlocked, isBlocked, isUnavailable } from './shared/crawler-access.ts';

/** Weights of a crawler in the credit of a warning: nine of fifteen for the three major ones, six for the others. */
const SHARE = { major: 3, other: 1, all: 15 };

export const aiSearchCrawlersAllowed = defineCheck({
  id: 'ai-search-crawlers-allowed',
  weight: 10,
  who: 'webbouwer',
  cause: 'ai-crawlers',
  effort: 1,
  source: 'https://developers.openai.com/api/docs/bots',
  needs: ['robots', 'scan'],
  verdicts: {
    allowed: 'pass',
    othersBlocked: 'warn',
    majorBlocked: 'fail',
    allMajorBlocked: { verdict: 'fail', cap: 45 },
    robotsFails: 'skip',
  },
  table: { checkedAt: () => parseIsoDay(getTables().checked.crawlers), calm: ['allowed'] },

  judge({ robots, scan }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };

    const access = assessAccess(robots, scan.url, ({ purpose, judged }) => judged && purpose === 'search');
    const blocked = access.filter(isBlocked);
    if (blocked.length === 0) return { code: 'allowed', args: { count: access.length } };

    const majors = blocked.filter(({ crawler }) => crawler.major).length;
    const [items, args] = [blocked.map(formatBlocked), { count: blocked.length, majors }];
    if (majors === access.filter(({ crawler }) => crawler.major).length)
      return { code: 'allMajorBlocked', items, args };
    if (majors > 0) return { code: 'majorBlocked', items, args };
    const lost = blocked.reduce((sum, { crawler }) => sum + (crawler.major ? SHARE.major : SHARE.other), 0);
    return { code: 'othersBlocked', items, args, credit: (SHARE.all - lost) / SHARE.all };
  },
});
