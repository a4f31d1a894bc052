import { snippetEligible } from '../../../lib/checks/ai/snippet-eligible.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';

const words = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `woord${from + index}`).join(' ');
const showing = (...metas: readonly ReturnType<typeof meta>[]) => ({
  page: page({ head: { metas: [...metas] }, text: { main: words(0, 200) } }),
  raw: seen(page()),
  fresh: seen(http()),
});
const sending = (header: string) => ({ ...showing(), fresh: seen(http({ 'x-robots-tag': header })) });
const withholding = (share: number) => ({
  ...showing(),
  page: page({ text: { main: words(0, 200), noSnippet: words(0, 200 * share) } }),
});

cases(snippetEligible, {
  free: [
    showing(),
    showing(meta('robots', 'max-snippet:-1, max-image-preview:large, max-video-preview:-1')),
    showing(meta('robots', 'max-snippet:200')),
    sending('otherbot: nosnippet'),
    withholding(0.1),
  ],
  limited: [
    showing(meta('robots', 'max-snippet:50')),
    showing(meta('googlebot', 'max-snippet:159')),
    sending('max-image-preview:none'),
  ],
  partlyWithheld: [withholding(0.3), withholding(0.8)],
  forbidden: [
    showing(meta('robots', 'nosnippet')),
    showing(meta('robots', 'max-snippet:0')),
    sending('bingbot: nosnippet'),
    { ...showing(), raw: seen(page({ head: { metas: [meta('robots', 'nosnippet')] } })) },
    { ...showing(meta('robots', 'nosnippet')), fresh: blind('denied') },
  ],
  mostlyWithheld: [withholding(0.9), { ...withholding(1), fresh: blind('denied') }],
  errorPage: [{ ...showing(), fresh: blind('notApplicable'), raw: blind('notApplicable') }],
});

blindCases(snippetEligible, [
  { ...showing(), fresh: blind('denied') },
  { ...showing(), raw: blind('wall') },
]);
