import { defineCheck } from '../../check.ts';
import { getTables } from '../../data/tables.ts';
import { parseIsoDay } from '../../time.ts';
import { assessAccess, formatBlocked, isBlocked, isUnavailable } from './shared/crawler-access.ts';

export const aiUserFetchersAllowed = defineCheck({
  id: 'ai-user-fetchers-allowed',
  weight: 5,
  who: 'webbouwer',
  cause: 'ai-crawlers',
  effort: 1,
  source:
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  needs: ['robots', 'scan'],
  verdicts: { allowed: 'pass', blocked: 'warn', robotsFails: 'skip' },
  table: { checkedAt: () => parseIsoDay(getTables().checked.crawlers), calm: ['allowed'] },

  judge({ robots, scan }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };
    // Fetchers that ignore robots.txt are only shown, in the access matrix.
    const heeding = assessAccess(
      robots,
      scan.url,
      ({ purpose, honours, judged }) => judged && purpose === 'user' && honours !== 'no',
    );
    const blocked = heeding.filter(isBlocked);
    if (blocked.length === 0) return { code: 'allowed', args: { count: heeding.length } };
    return { code: 'blocked', args: { count: blocked.length }, items: blocked.map(formatBlocked) };
  },
});
