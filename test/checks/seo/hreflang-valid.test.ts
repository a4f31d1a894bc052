import { expect, test } from 'vitest';
import { hreflangValid } from '../../../lib/checks/seo/hreflang-valid.ts';
import { seo as en } from '../../../lib/words/en/seo.ts';
import { seo as nl } from '../../../lib/words/nl/seo.ts';
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
/** Alternates in the body are ignored by all search engines. */
const inBody = (pairs: readonly Pair[]) => ({
  page: page({
    head: { links: pairs.map(([hreflang, href]) => linkElement('alternate', href, { hreflang, inHead: false })) },
  }),
  fresh: seen(http()),
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
  absent: [translated([]), inBody([NL, EN]), inBody([['xx-YY', '/']])],
  errorPage: [{ ...translated([NL]), fresh: blind('notApplicable') }],
});

blindCases(hreflangValid, [
  { ...translated([NL, EN, DEFAULT]), fresh: blind('denied') },
  { ...translated([]), fresh: blind('wall') },
]);

test('every kind of fault is reported, the worst first, and every offender once', () => {
  const { page: seenPage, fresh } = translated([['en-UK', `${HERE}en`, '/en'], EN, ['en-gb', `${HERE}uk`]]);
  const ruling = hreflangValid.judge({ page: seenPage, fresh });
  expect(ruling).toEqual({
    code: 'badCode',
    args: { badCode: 1, relative: 1, repeated: 2, notItself: 3 },
    items: ['en-UK /en', `en-GB ${HERE}en`, `en-gb ${HERE}uk`],
  });
  expect(nl['hreflang-valid'].says.badCode({ badCode: 1, repeated: 2 })).toBe(
    'Een taalversie heeft een code die niet bestaat. Eén taalcode wijst naar twee adressen.',
  );
  expect(en['hreflang-valid'].says.notItself({})).toBe('The page does not list itself as a language version.');
});
