import { defineCheck } from '../../check.ts';
import { listIgnoredCanonicals } from '../../parse/url/canonical.ts';
import { isErrorPage, listCanonicals, toUnseenPart } from './shared/fresh-answer.ts';

export const canonicalSingle = defineCheck({
  id: 'canonical-single',
  weight: 4,
  who: 'webbouwer',
  cause: 'canonical',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: ['page'],
  helps: ['fresh'],
  verdicts: {
    single: 'pass',
    absent: 'warn',
    ignored: 'warn',
    repeated: 'warn',
    different: 'fail',
    empty: 'fail',
    unparsable: 'fail',
    errorPage: 'skip',
  },

  judge({ page, fresh }) {
    if (isErrorPage(fresh)) return { code: 'errorPage' };

    const all = listCanonicals(page, fresh);
    const items = all.map(({ raw }) => raw);
    if (all.some(({ raw }) => raw.trim() === '')) return { code: 'empty' };
    if (all.some(({ href }) => href === null)) return { code: 'unparsable', items };
    if (new Set(all.map(({ href }) => href)).size > 1) return { code: 'different', items };
    if (!fresh.seen) return toUnseenPart(fresh);

    const ignored = listIgnoredCanonicals(page.head.links);
    if (all.length === 0) return ignored.length > 0 ? { code: 'ignored', items: ignored } : { code: 'absent' };
    return { code: all.length === 1 ? 'single' : 'repeated', args: { count: all.length }, items };
  },
});
