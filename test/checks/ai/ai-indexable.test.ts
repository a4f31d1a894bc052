import { aiIndexable } from '../../../lib/checks/ai/ai-indexable.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, scan, seen } from '../../kit/facts.ts';

const showing = (...metas: readonly ReturnType<typeof meta>[]) => ({
  page: page({ head: { metas: [...metas] } }),
  scan: scan(),
  raw: seen(page()),
  fresh: seen(http()),
});
const sending = (header: string) => ({ ...showing(), fresh: seen(http({ 'x-robots-tag': header })) });

cases(aiIndexable, {
  open: [showing(), showing(meta('robots', 'index, follow')), sending('otherbot: noindex')],
  closedToOne: [showing(meta('bingbot', 'noindex')), sending('googlebot: noindex')],
  closed: [
    showing(meta('robots', 'noindex')),
    showing(meta('robots', 'none')),
    showing(meta('googlebot', 'noindex'), meta('bingbot', 'noindex')),
    sending('noindex, nofollow'),
    { ...showing(), raw: seen(page({ head: { metas: [meta('robots', 'noindex')] } })) },
    { ...showing(meta('robots', 'noindex')), fresh: blind('denied'), raw: blind('denied') },
  ],
  afterOrder: [
    {
      ...showing(),
      page: page({ document: { url: 'https://voorbeeld.nl/bedankt/' }, head: { metas: [meta('robots', 'noindex')] } }),
    },
  ],
  errorPage: [{ ...showing(), fresh: blind('notApplicable'), raw: blind('notApplicable') }],
});

blindCases(aiIndexable, [
  { ...showing(), fresh: blind('wall'), raw: blind('wall') },
  { ...showing(), raw: blind('timeout') },
]);
