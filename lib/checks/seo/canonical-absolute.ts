import { defineCheck } from '../../check.ts';
import { isWebAddress } from '../../parse/url/canonical.ts';
import { isErrorPage, listCanonicals, toUnseenPart } from './shared/fresh-answer.ts';

export const canonicalAbsolute = defineCheck({
  id: 'canonical-absolute',
  weight: 2,
  who: 'webbouwer',
  cause: 'canonical',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: ['page'],
  helps: ['fresh'],
  verdicts: {
    absolute: 'pass',
    notWeb: 'warn',
    relative: 'warn',
    insecure: 'warn',
    fragment: 'warn',
    absent: 'skip',
    errorPage: 'skip',
  },

  judge({ page, fresh }) {
    if (isErrorPage(fresh)) return { code: 'errorPage' };

    const named = listCanonicals(page, fresh).filter(({ href }) => href !== null);
    const items = named.map(({ raw }) => raw);
    if (named.some(({ href }) => !isWebAddress(href))) return { code: 'notWeb', items };
    if (named.some(({ raw }) => !/^\s*https?:\/\//i.test(raw))) return { code: 'relative', items };
    if (page.document.url.startsWith('https:') && named.some(({ href }) => href?.startsWith('http:'))) {
      return { code: 'insecure', items };
    }
    if (named.some(({ raw }) => raw.includes('#'))) return { code: 'fragment', items };
    if (!fresh.seen) return toUnseenPart(fresh);

    return named.length === 0 ? { code: 'absent' } : { code: 'absolute' };
  },
});
