import { sitemapListsPage } from '../../../lib/checks/seo/sitemap-lists-page.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, scan, seen } from '../../kit/facts.ts';
import { sitemap, sitemapFile } from '../../kit/sitemap.ts';

const situation = (changes: Parameters<typeof sitemap>[0] = {}) => ({
  sitemap: sitemap(changes),
  page: page(),
  scan: scan(),
  fresh: seen(http()),
});
const notFound = { url: 'https://voorbeeld.nl/s.xml', via: 'usual' as const, file: seen(sitemapFile({ status: 404 })) };
const file = (changes: Parameters<typeof sitemapFile>[0]) => ({ ...notFound, file: seen(sitemapFile(changes)) });
const hidden = { url: 'https://voorbeeld.nl/t.xml', via: 'robots' as const, file: blind('timeout') };

cases(sitemapListsPage, {
  listed: [situation(), situation({ complete: false }), { ...situation(), fresh: blind('denied') }],
  absent: [
    situation({ listed: false }),
    situation({ wanted: 'https://voorbeeld.nl/winkel?page=1', listed: false }),
    { ...situation({ listed: false }), fresh: blind('notApplicable') },
  ],
  none: [
    situation({ listed: false, files: [notFound] }),
    situation({ listed: false, files: [file({ entries: 0 })] }),
    situation({ listed: false, files: [file({ kind: 'index' }), notFound] }),
  ],
  noindex: [
    { ...situation({ listed: false }), page: page({ head: { metas: [meta('robots', 'noindex')] } }) },
    { ...situation({ listed: false }), fresh: seen(http({ 'x-robots-tag': 'none' })) },
  ],
  elsewhere: [situation({ wanted: 'https://elders.nl/', listed: false })],
  paged: ['page/2/', 'winkel?page=3', 'fietsen/page2.html'].map((path) =>
    situation({ wanted: `https://voorbeeld.nl/${path}`, listed: false }),
  ),
});

blindCases(sitemapListsPage, [
  { ...situation({ listed: false }), fresh: blind('wall') },
  situation({ listed: false, complete: false }),
  situation({ listed: false, files: [notFound, hidden], complete: false }),
]);
