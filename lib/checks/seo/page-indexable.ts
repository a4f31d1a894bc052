import { defineCheck } from '../../check.ts';
import { listKindsBut } from '../../kinds.ts';
import {
  type Directive,
  isIndexForbidden,
  listIgnoredRobots,
  parseRobotsHeader,
  parseRobotsMetas,
  showDirective,
} from '../../parse/site-files/robots-directives.ts';
import { isThankYouPage } from '../../parse/url/page-address.ts';
import { isErrorPage, readFreshHeader, toUnseenPart } from './shared/fresh-answer.ts';

const isFor = (...agents: readonly string[]): ((directive: Directive) => boolean) => {
  return ({ agent }) => agents.includes(agent);
};

export const pageIndexable = defineCheck({
  id: 'page-indexable',
  weight: 10,
  who: 'webbouwer',
  cause: 'indexing',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  kinds: listKindsBut('search', 'error'),
  needs: ['page', 'scan'],
  helps: ['fresh'],
  verdicts: {
    open: 'pass',
    partlyRead: 'pass',
    closedToBing: 'warn',
    closed: { verdict: 'fail', cap: 69, step: 'broken' },
    afterOrder: 'skip',
    errorPage: 'skip',
  },

  judge({ page, scan, fresh }) {
    if (isErrorPage(fresh)) return { code: 'errorPage' };

    const header = readFreshHeader(fresh, 'x-robots-tag');
    const said = [...parseRobotsMetas(page.head.metas), ...parseRobotsHeader(header)];
    const closing = said.filter((directive) => isIndexForbidden(directive, scan.at));
    const toAllOrGoogle = closing.filter(isFor('', 'googlebot'));
    if (toAllOrGoogle.length > 0) {
      const items = toAllOrGoogle.map(showDirective);
      return { code: isThankYouPage(page.document.url) ? 'afterOrder' : 'closed', items };
    }
    if (!fresh.seen) return toUnseenPart(fresh);

    const toBing = closing.filter(isFor('bingbot'));
    if (toBing.length > 0) return { code: 'closedToBing', items: toBing.map(showDirective) };
    const ignored = listIgnoredRobots(said);
    return ignored.length > 0 ? { code: 'partlyRead', items: ignored } : { code: 'open' };
  },
});
