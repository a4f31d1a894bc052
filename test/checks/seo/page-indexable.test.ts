import { pageIndexable } from '../../../lib/checks/seo/page-indexable.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, scan, seen } from '../../kit/facts.ts';

const situation = (metas: readonly [string, string][], header?: string, url = 'https://voorbeeld.nl/over-ons') => ({
  page: page({ document: { url }, head: { metas: metas.map(([name, content]) => meta(name, content)) } }),
  scan: scan(),
  fresh: seen(http(header === undefined ? {} : { 'x-robots-tag': header })),
});

cases(pageIndexable, {
  open: [
    situation([]),
    situation([['robots', 'index, follow, max-snippet:-1']], 'otherbot: noindex'),
    situation([['robots', 'unavailable_after: 2030-01-01']]),
  ],
  partlyRead: [situation([['robots', 'no-index']]), situation([], 'noidex, follow')],
  closedToBing: [situation([['bingbot', 'noindex']]), situation([], 'BingBot: none')],
  closed: [
    situation([['robots', 'NOINDEX, follow']]),
    situation([['googlebot', 'none']]),
    situation([], 'noindex'),
    situation([], 'noarchive, GoogleBot: noindex'),
    situation([['robots', 'unavailable_after: 25 Jun 2010 15:00:00 GMT']]),
    { ...situation([['robots', 'noindex']]), fresh: blind('denied') },
  ],
  afterOrder: [
    situation([['robots', 'noindex']], undefined, 'https://voorbeeld.nl/bestellen/bedankt'),
    situation([], 'noindex', 'https://voorbeeld.nl/checkout/order-received/123/?key=x'),
    situation([['robots', 'noindex']], undefined, 'https://voorbeeld.nl/thank-you.html'),
    situation([['robots', 'noindex']], undefined, 'https://voorbeeld.nl/bedankt-voor-uw-aanvraag'),
  ],
  errorPage: [
    { ...situation([]), fresh: blind('notApplicable') },
    { ...situation([['robots', 'noindex']]), fresh: seen(http({}, { status: 404 })) },
  ],
});

blindCases(pageIndexable, [
  { ...situation([]), fresh: blind('denied') },
  { ...situation([['bingbot', 'noindex']]), fresh: blind('wall') },
]);
