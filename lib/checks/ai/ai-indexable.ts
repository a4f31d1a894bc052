import { defineCheck, toUnseen } from '../../check.ts';
import { isIndexForbidden, showDirective } from '../../parse/site-files/robots-directives.ts';
import { isThankYouPage } from '../../parse/url/page-address.ts';
import { findDirectiveBlindness, listDirectives } from './shared/page-directives.ts';

export const aiIndexable = defineCheck({
  id: 'ai-indexable',
  weight: 0,
  who: 'webbouwer',
  cause: 'indexing',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  needs: ['page', 'scan'],
  helps: ['raw', 'fresh'],
  verdicts: {
    open: 'info',
    closedToOne: 'info',
    closed: { verdict: 'info', cap: 25, step: 'broken' },
    errorPage: 'skip',
    afterOrder: 'skip',
  },

  judge({ page, scan, raw, fresh }) {
    const closing = listDirectives({ page, raw, fresh }).filter((directive) => isIndexForbidden(directive, scan.at));
    const agents = new Set(closing.map(({ agent }) => agent));
    const items = [...new Set(closing.map(showDirective))];
    if (agents.has('') || (agents.has('googlebot') && agents.has('bingbot')))
      return isThankYouPage(page.document.url) ? { code: 'afterOrder' } : { code: 'closed', items };

    const blind = findDirectiveBlindness({ page, raw, fresh });
    if (blind !== null) return blind === 'notApplicable' ? { code: 'errorPage' } : toUnseen(blind);
    const oneIsClosed = agents.has('googlebot') || agents.has('bingbot');
    return oneIsClosed ? { code: 'closedToOne', items } : { code: 'open' };
  },
});
