import { defineCheck } from '../../check.ts';
import { type Crawler, getTables } from '../../data/tables.ts';
import { parseRobots } from '../../parse/site-files/robots.ts';
import { findDeadLines, findDisputed, isOddLine, isWebPage } from '../../parse/site-files/robots-doubt.ts';
import type { RobotsLine } from '../../parse/site-files/robots-lines.ts';
import { isUnavailable, readRules } from './shared/crawler-access.ts';

const ANSWERING = ['classic', 'search', 'user'];
const listNamedCrawlers = () =>
  getTables().crawlers.map((crawler: Crawler) => ({
    ...crawler,
    counts: crawler.judged && ANSWERING.includes(crawler.purpose),
  }));

/** Whether no parser reads the line: some parsers accept a rule without a colon, or with a known misspelling of its name. */
const isUnread = (line: RobotsLine): boolean =>
  isOddLine(line) && !['allow', 'disallow', 'sitemap'].includes(line.kind);

export const robotsRulesUnambiguous = defineCheck({
  id: 'robots-rules-unambiguous',
  weight: 2,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  needs: ['robots', 'scan'],
  verdicts: { clear: 'pass', doubtful: 'warn', ignored: 'info', noRules: 'skip', robotsFails: 'skip' },

  judge({ robots, scan }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };
    const text = readRules(robots);
    if (text.trim() === '' || isWebPage(text)) return { code: 'noRules' };

    const crawlers = listNamedCrawlers();
    const other = findDisputed(
      text,
      scan.url,
      crawlers.filter(({ counts }) => counts),
    );
    const dead = findDeadLines(text, crawlers);
    const { lines, strayRules } = parseRobots(text);
    const reported = new Set(dead.map(({ number }) => number));
    const odd = [...lines.filter(isUnread), ...lines.filter(({ key }) => key === 'noindex'), ...strayRules].filter(
      ({ number }) => !reported.has(number),
    );
    const items = [...other, ...[...dead, ...odd].map(({ number, text: line }) => `${number}: ${line}`)];
    const counted = dead.filter(({ counts }) => counts).length;
    if (other.length === 0 && counted === 0) return items.length === 0 ? { code: 'clear' } : { code: 'ignored', items };
    return { code: 'doubtful', args: { crawlers: other.length, lines: counted }, items };
  },
});
