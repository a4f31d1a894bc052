import { hreflangReturns } from '../../../lib/checks/seo/hreflang-returns.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, linkElement, page, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';

const HERE = 'https://voorbeeld.nl/';
const BACK = { alternates: [{ hreflang: 'nl', href: HERE }] };
type Part = Parameters<typeof glance>[0] | 'timeout';
const alternates = (hrefs: readonly string[]) =>
  page({ head: { links: hrefs.map((href) => linkElement('alternate', href, { hreflang: 'en' })) } });
const situation = (parts: readonly Part[], hrefs: readonly string[] = [HERE, `${HERE}en`]) => ({
  page: alternates(hrefs),
  raw: seen(alternates(hrefs)),
  hreflangTargets: parts.map((part, index) => ({
    url: `${HERE}${index}`,
    glance: part === 'timeout' ? blind('timeout') : seen(glance(part)),
  })),
});

cases(hreflangReturns, {
  returned: [situation([BACK, BACK]), situation([BACK])],
  oneFaulty: [situation([BACK, {}]), situation([{ ...BACK, status: 404 }])],
  faulty: [situation([{}, { ...BACK, status: 0, redirected: true }])],
  absent: [situation([], []), situation([], [HERE])],
});

blindCases(hreflangReturns, [
  // Scripts write the alternates, here and there.
  { ...situation([{}, {}]), raw: seen(page()) },
  situation([], [HERE, 'https://elders.nl/']),
  situation(['timeout', BACK]),
  situation(['timeout', {}]),
]);
