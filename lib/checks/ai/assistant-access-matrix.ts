import { defineCheck } from '../../check.ts';
import { showDirective } from '../../parse/robots-directives.ts';
import { type Access, accessOf, isBlocked, isUnavailable } from './crawler-access.ts';
import { directivesOf } from './page-directives.ts';

const sign = ({ crawler, ruling }: Access): string => {
  const line = ruling.line === null ? '' : ` ${ruling.line}: ${ruling.rule ?? ''}${ruling.viaWildcard ? ' (*)' : ''}`;
  return `${ruling.allowed ? '✓' : '✗'} ${crawler.token}${line}`;
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
    const access = accessOf(robots, scan.url, () => true);
    // One line per operator: at most twenty are kept.
    const operators = [...new Set(access.map(({ crawler }) => crawler.operator))];
    const rows = operators.map((operator) => {
      const own = access.filter(({ crawler }) => crawler.operator === operator);
      return `${operator}: ${own.map(sign).join(', ')}`;
    });
    const directives = [...new Set(directivesOf({ page, raw, fresh }).map(showDirective))].join(', ');
    const blocked = access.filter(isBlocked).length;
    const items = [...(directives === '' ? [] : [directives]), ...rows];
    return { code: 'told', args: { allowed: access.length - blocked, blocked }, items };
  },
});
