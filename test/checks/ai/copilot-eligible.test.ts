import { copilotEligible } from '../../../lib/checks/ai/copilot-eligible.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';

const showing = (...metas: readonly ReturnType<typeof meta>[]) => ({
  page: page({ head: { metas: [...metas] } }),
  raw: seen(page()),
  fresh: seen(http()),
});
const sending = (header: string) => ({ ...showing(), fresh: seen(http({ 'x-robots-tag': header })) });

cases(copilotEligible, {
  free: [showing(), showing(meta('googlebot', 'noarchive')), sending('googlebot: nocache')],
  titleOnly: [
    showing(meta('robots', 'nocache')),
    showing(meta('robots', 'noarchive, nocache')),
    showing(meta('robots', 'noarchive'), meta('bingbot', 'nocache')),
    { ...showing(meta('bingbot', 'nocache')), fresh: blind('denied') },
  ],
  shutOut: [showing(meta('robots', 'noarchive')), showing(meta('bingbot', 'NOARCHIVE')), sending('bingbot: noarchive')],
  errorPage: [{ ...showing(), fresh: blind('notApplicable'), raw: blind('notApplicable') }],
});

// An unseen header might also say nocache, which weighs less.
blindCases(copilotEligible, [{ ...showing(meta('robots', 'noarchive')), fresh: blind('denied') }]);
