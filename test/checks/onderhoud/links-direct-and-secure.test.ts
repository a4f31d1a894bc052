import { linksDirectAndSecure } from '../../../lib/checks/onderhoud/links-direct-and-secure.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, link, page, scan, seen } from '../../kit/facts.ts';

const visiting = (...redirected: readonly (boolean | 'timeout')[]) => ({
  page: page(),
  answer: seen<Facts['answer']>({ ...http(), barrier: null }),
  scan: scan(),
  visited: seen<Facts['visited']>({
    candidates: redirected.length,
    home: blind('notApplicable'),
    sample: redirected.map((one, index) => ({
      url: `https://voorbeeld.nl/${index}`,
      visit: one === 'timeout' ? blind('timeout') : seen({ status: one ? 0 : 200, redirected: one, challenged: false }),
    })),
  }),
});
const linking = (href: string, url = 'https://voorbeeld.nl/') => ({
  ...visiting(false, false),
  page: page({ links: { list: [link({ href })] } }),
  scan: scan({ url }),
});

cases(linksDirectAndSecure, {
  direct: [
    visiting(false, false),
    visiting(true, false, false),
    visiting(true, 'timeout'),
    linking('http://elders.nl/'),
    linking('http://voorbeeld.nl/contact', 'http://voorbeeld.nl/'),
  ],
  redirecting: [visiting(true, true), visiting(true, false, true, false)],
  insecure: [
    linking('http://voorbeeld.nl/contact'),
    linking('http://www.voorbeeld.nl/'),
    { ...linking('http://voorbeeld.nl/contact'), visited: blind('denied') },
  ],
  noLinks: [visiting()],
});

blindCases(linksDirectAndSecure, [
  { ...visiting(), visited: blind('denied') },
  visiting('timeout', 'timeout', true),
  // A new visitor is redirected to a consent or sign-in page from every address.
  { ...visiting(true, true, true), answer: blind('elsewhere') },
  { ...visiting(true, true, true), answer: blind('otherHost') },
  // Also from the page's own address, with an unseen target.
  { ...visiting(true, true, true), answer: blind('denied') },
  { ...visiting(true, true, true), answer: seen<Facts['answer']>({ ...http(), barrier: 'login' }) },
]);

partialCases(linksDirectAndSecure, { direct: [[visiting(true, false, 'timeout'), 'timeout']] });
