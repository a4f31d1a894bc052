import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { listKindsBut } from '../../kinds.ts';
import { isClosed } from '../../parse/site-files/robots-directives.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { isPaginatedPage } from '../../parse/url/page-address.ts';
import { readFreshHeader, toUnseenPart } from './shared/fresh-answer.ts';
import { isEmpty, isFound } from './shared/sitemap-faults.ts';

/** Whether it is a file that could list the page: that nothing is in a file, or none behind an index, is judged elsewhere. */
const isList = ({ file }: Facts['sitemap']['files'][number]): boolean =>
  file.seen && isFound(file.value) && file.value.kind !== 'index' && !isEmpty(file.value);

const isNoindex = (page: Facts['page'], fresh: Seen<Facts['fresh']>, at: number): boolean =>
  isClosed({ robotsHeader: readFreshHeader(fresh, 'x-robots-tag'), robotsMetas: page.head.metas }, at, ['googlebot']);

export const sitemapListsPage = defineCheck({
  id: 'sitemap-lists-page',
  weight: 2,
  who: 'webbouwer',
  cause: 'sitemap',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  kinds: listKindsBut('search', 'error'),
  needs: ['sitemap', 'page', 'scan'],
  helps: ['fresh'],
  verdicts: {
    listed: 'pass',
    absent: 'warn',
    none: 'skip',
    noindex: 'skip',
    elsewhere: 'skip',
    paged: 'skip',
  },

  judge({ sitemap, page, scan, fresh }) {
    if (isNoindex(page, fresh, scan.at)) return { code: 'noindex' };
    if (!isOwnAddress(sitemap.wanted, scan)) return { code: 'elsewhere', items: [sitemap.wanted] };
    if (sitemap.listed) return { code: 'listed' };
    if (isPaginatedPage(sitemap.wanted)) return { code: 'paged' };

    const hidden = sitemap.files.find(({ file }) => !file.seen)?.file;
    if (hidden !== undefined && !hidden.seen) return toUnseenPart(hidden);
    if (!sitemap.complete) return toUnseen('tooLarge');
    if (!sitemap.files.some(isList)) return { code: 'none' };
    // A header may exclude the page from search results: then it need not be listed.
    return fresh.seen || fresh.why === 'notApplicable'
      ? { code: 'absent', items: [sitemap.wanted] }
      : toUnseenPart(fresh);
  },
});
