import { defineCheck } from '../../check.ts';
import { getTables } from '../../data/tables.ts';
import { parseRobots, type Robots } from '../../parse/site-files/robots.ts';
import { findDeadLines, isOddLine, isWebPage } from '../../parse/site-files/robots-doubt.ts';
import type { RobotsLine } from '../../parse/site-files/robots-lines.ts';

const listNamedCrawlers = () => getTables().crawlers.map((crawler) => ({ ...crawler, counts: true }));

const show = ({ number, text }: RobotsLine): string => `${number}: ${text}`;
const isNoindex = ({ key }: RobotsLine): boolean => key === 'noindex';

const judgeLines = ({ lines }: Robots) => {
  const noindex = lines.filter(isNoindex);
  if (noindex.length > 0) return { code: 'noindexLines' as const, items: noindex.map(show) };
  const odd = lines.filter(isOddLine);
  return odd.length > 0 ? { code: 'oddLines' as const, args: { count: odd.length }, items: odd.map(show) } : null;
};

export const robotsFileValid = defineCheck({
  id: 'robots-file-valid',
  weight: 4,
  who: 'webbouwer',
  cause: 'robots-file',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  needs: ['robots'],
  verdicts: {
    valid: 'pass',
    partlyRead: 'pass',
    oddLines: 'warn',
    noindexLines: 'warn',
    sentAsHtml: 'warn',
    serverError: { verdict: 'fail', cap: 69, step: 'broken' },
    webPage: 'fail',
    tooLarge: 'fail',
    strayRules: 'fail',
    absent: 'skip',
  },

  judge({ robots }) {
    if (robots.status >= 500) return { code: 'serverError', args: { status: robots.status } };
    if (robots.status >= 400) return { code: 'absent' };
    if (isWebPage(robots.body)) return { code: 'webPage' };
    if (robots.truncated) return { code: 'tooLarge' };

    const file = parseRobots(robots.body);
    const [stray] = file.strayRules;
    if (stray !== undefined) return { code: 'strayRules', items: file.strayRules.map(show) };

    const lines = judgeLines(file);
    if (lines !== null) return lines;
    if (/\bhtml\b/i.test(robots.headers['content-type'] ?? '')) return { code: 'sentAsHtml' };
    // Valid rules that no crawler obeys: they cost points in `robots-rules-unambiguous`.
    const dead = findDeadLines(robots.body, listNamedCrawlers());
    return dead.length > 0
      ? {
          code: 'partlyRead',
          args: { count: dead.length },
          items: dead.map(({ number, text }) => `${number}: ${text}`),
        }
      : { code: 'valid' };
  },
});
