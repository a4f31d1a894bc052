import { defineCheck } from '../../check.ts';
import { showDirective } from '../../parse/site-files/robots-directives.ts';
import { type Access, assessAccess, isBlocked, isNamed, isUnavailable } from './shared/crawler-access.ts';
import { listDirectives } from './shared/page-directives.ts';

/** Maximum number of characters shown of a rule: an operator's crawlers must fit in one item. */
const RULE = 80;

/** `✗ PerplexityBot | search | yes | notIndexed | https://… | 2026-11-20 | 2: Disallow: /`; `lib/view` reads it back. */
const formatRow = ({ crawler, ruling }: Access): string => {
  const { token, purpose, honours, effect, source, checked } = crawler;
  const rule = `${(ruling.rule ?? '').slice(0, RULE)}${ruling.viaWildcard ? ' (*)' : ''}`;
  const line = ruling.line === null ? [] : [`${ruling.line}: ${rule}`];
  return [`${ruling.allowed ? '✓' : '✗'} ${token}`, purpose, honours, effect, source, checked, ...line].join(' | ');
};

/**
 * Maximum number of characters of an item, and of items, for crawlers from a public list: the documented operators come
 * first.
 */
const LISTED = { length: 1_900, items: 2 };

/**
 * Rows of crawlers that their makers do not document, if the file names them, under the list that contains them: as
 * many as fit.
 */
const groupListed = (others: readonly Access[]): readonly string[] => {
  const blocks: string[] = [];
  for (const line of others.map(formatRow)) {
    const last = blocks.at(-1);
    if (last !== undefined && last.length + line.length < LISTED.length) blocks.splice(-1, 1, `${last}\n${line}`);
    else if (blocks.length < LISTED.items) blocks.push(`ai.robots.txt\n${line}`);
    else break;
  }
  return blocks;
};

export const assistantAccessMatrix = defineCheck({
  id: 'assistant-access-matrix',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  needs: ['robots', 'scan', 'page'],
  helps: ['raw', 'fresh'],
  verdicts: { told: 'info', robotsFails: 'skip' },

  judge({ robots, scan, page, raw, fresh }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };
    const all = assessAccess(robots, scan.url, () => true);
    const access = all.filter(({ crawler }) => crawler.judged);
    const others = all.filter(({ crawler, ruling }) => !crawler.judged && isNamed(ruling));
    // One item per operator: at most twenty are stored.
    const operators = [...new Set(access.map(({ crawler }) => crawler.operator))];
    const blocks = operators.map((operator) =>
      [operator, ...access.filter(({ crawler }) => crawler.operator === operator).map(formatRow)].join('\n'),
    );
    const directives = [...new Set(listDirectives({ page, raw, fresh }).map(showDirective))].join(', ');
    const blocked = access.filter(isBlocked).length;
    const items = [...(directives === '' ? [] : [directives]), ...blocks, ...groupListed(others)];
    return { code: 'told', args: { allowed: access.length - blocked, blocked }, items };
  },
});
