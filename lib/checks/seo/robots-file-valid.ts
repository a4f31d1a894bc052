import { defineCheck } from '../../check.ts';
import { parseRobots, type Robots } from '../../parse/site-files/robots.ts';
import type { RobotsLine } from '../../parse/site-files/robots-lines.ts';

const STANDARD = /^(user-agent|allow|disallow|sitemap)$/;
/** Directives beside the standard's own that some crawler documents. */
const KNOWN = /^(crawl-delay|host|clean-param|request-rate|visit-time|content-signal|content-usage|license|schemamap)$/;

const show = ({ number, text }: RobotsLine): string => `${number}: ${text}`;
const isNoindex = ({ key }: RobotsLine): boolean => key === 'noindex';
/** Not as the standard writes it: also what some parsers forgive, a misspelt name or a missing colon. */
const isOdd = ({ kind, key, text, value }: RobotsLine): boolean =>
  kind === 'malformed' ||
  (kind === 'agent' && /\b(?:dis)?allow\s*:/i.test(value)) ||
  !text.includes(':') ||
  (!STANDARD.test(key) && key !== 'noindex' && !KNOWN.test(key));

const isPage = (body: string): boolean => /^\s*(<!doctype|<html|<head|<body|<!--)/i.test(body.replace(/^\uFEFF/, ''));

const judgeLines = ({ lines }: Robots) => {
  const noindex = lines.filter(isNoindex);
  if (noindex.length > 0) return { code: 'noindexLines' as const, items: noindex.map(show) };
  const odd = lines.filter(isOdd);
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
    if (isPage(robots.body)) return { code: 'webPage' };
    if (robots.truncated) return { code: 'tooLarge' };

    const file = parseRobots(robots.body);
    const [stray] = file.strayRules;
    if (stray !== undefined) return { code: 'strayRules', items: file.strayRules.map(show) };

    const lines = judgeLines(file);
    if (lines !== null) return lines;
    return /\bhtml\b/i.test(robots.headers['content-type'] ?? '') ? { code: 'sentAsHtml' } : { code: 'valid' };
  },
});
