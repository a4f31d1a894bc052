import { hreflangValid } from '../../../lib/checks/seo/hreflang-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, seen } from '../../kit/facts.ts';

const HERE = 'https://voorbeeld.nl/';
type Pair = readonly [code: string, href: string, raw?: string];
const NL: Pair = ['nl', HERE];
const EN: Pair = ['en-GB', `${HERE}en`];
const DEFAULT: Pair = ['X-Default', `${HERE}en`];
const translated = (pairs: readonly Pair[], link?: string) => ({
  page: page({
    head: { links: pairs.map(([hreflang, href, raw = href]) => linkElement('alternate', href, { hreflang, raw })) },
  }),
  fresh: seen(http(link === undefined ? {} : { link })),
});
const canonical = translated([['nl', `${HERE}start`], EN, DEFAULT]);

cases(hreflangValid, {
  valid: [
    translated([NL, EN, DEFAULT]),
    translated([NL, DEFAULT], '<https://voorbeeld.nl/en>; rel="alternate"; hreflang="en-GB"'),
    {
      ...canonical,
      page: page({ head: { links: [...canonical.page.head.links, linkElement('canonical', `${HERE}start`)] } }),
    },
  ],
  noDefault: [translated([NL, EN])],
  badCode: [
    translated([NL, ['en-UK', `${HERE}en`]]),
    translated([['nl-EN', HERE], DEFAULT]),
    { ...translated([['nl_NL', HERE]]), fresh: blind('denied') },
  ],
  relative: [translated([NL, ['en', `${HERE}en`, '/en']]), translated([NL, ['en', `${HERE}en`, '//voorbeeld.nl/en']])],
  repeated: [translated([NL, EN, ['EN-gb', `${HERE}uk`]])],
  notItself: [translated([EN, DEFAULT])],
  absent: [translated([])],
  errorPage: [{ ...translated([NL]), fresh: blind('notApplicable') }],
});

blindCases(hreflangValid, [
  { ...translated([NL, EN, DEFAULT]), fresh: blind('denied') },
  { ...translated([]), fresh: blind('wall') },
]);
