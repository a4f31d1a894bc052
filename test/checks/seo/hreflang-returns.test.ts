import { expect, test } from 'vitest';
import { hreflangReturns } from '../../../lib/checks/seo/hreflang-returns.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, page, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';

const HERE = 'https://voorbeeld.nl/';
const OPEN = seen<Facts['answer']>({ ...http(), barrier: null });
const BACK = { alternates: [{ hreflang: 'nl', href: HERE }] };
type Part = Parameters<typeof glance>[0] | 'timeout';
const alternates = (hrefs: readonly string[]) =>
  page({ head: { links: hrefs.map((href) => linkElement('alternate', href, { hreflang: 'en' })) } });
const situation = (parts: readonly Part[], hrefs: readonly string[] = [HERE, `${HERE}en`]) => ({
  page: alternates(hrefs),
  raw: seen(alternates(hrefs)),
  answer: OPEN,
  hreflangTargets: parts.map((part, index) => ({
    url: `${HERE}${index}`,
    glance: part === 'timeout' ? blind('timeout') : seen(glance(part)),
  })),
});

const LEADS_ON = seen(glance({ status: 302, redirected: true }));
/** The page, its language selector, which redirects, and the other versions that it names. */
const withSelector = (...hrefs: readonly string[]) => {
  const links = [
    linkElement('alternate', HERE, { hreflang: 'nl' }),
    linkElement('alternate', `${HERE}kies`, { hreflang: 'x-default' }),
    ...hrefs.map((href) => linkElement('alternate', href, { hreflang: 'en' })),
  ];
  const both = page({ head: { links } });
  return { page: both, raw: seen(both), answer: OPEN, hreflangTargets: [{ url: `${HERE}kies`, glance: LEADS_ON }] };
};

cases(hreflangReturns, {
  returned: [situation([BACK, BACK]), situation([BACK])],
  oneFaulty: [situation([BACK, {}]), situation([{ ...BACK, status: 404 }])],
  faulty: [situation([{}, { ...BACK, status: 0, redirected: true }])],
  absent: [situation([], []), situation([], [HERE]), withSelector()],
});

blindCases(hreflangReturns, [
  // Scripts write the alternates on both pages.
  { ...situation([{}, {}]), raw: seen(page()) },
  situation([], [HERE, 'https://elders.nl/']),
  withSelector('https://elders.nl/en'),
  situation(['timeout', BACK]),
  situation(['timeout', {}]),
  // A new visitor is redirected from every address, including that of the page.
  { ...situation([{ status: 0, redirected: true }, BACK]), answer: blind('denied') },
  { ...situation([{ status: 0, redirected: true }, BACK]), answer: blind('elsewhere') },
]);

test('a language version that redirects is faulty, also when it is the default', () =>
  expect(hreflangReturns.judge(withSelector(`${HERE}kies`))).toMatchObject({ code: 'oneFaulty' }));
