import { sitemapSampleOk } from '../../../lib/checks/seo/sitemap-sample-ok.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';

type Part = Parameters<typeof glance>[0] | 'timeout';
const sampled = (...parts: Part[]) => ({
  scan: scan(),
  answer: seen<Facts['answer']>({ ...http(), barrier: null }),
  listed: parts.map((part, index) => ({
    url: `https://voorbeeld.nl/${index}`,
    glance: part === 'timeout' ? blind('timeout') : seen(glance(part)),
  })),
});

cases(sitemapSampleOk, {
  good: [sampled({}, {}), sampled({}, { status: 418 }), sampled({}, 'timeout')],
  redirects: [sampled({}, { status: 0, redirected: true }, { status: 0, redirected: true })],
  oneFaulty: [
    sampled({}, { status: 404 }),
    sampled({ robotsHeader: 'noindex' }),
    sampled({ status: 500 }, { status: 0, redirected: true }),
  ],
  faulty: [sampled({ status: 410 }, { robotsMetas: [{ name: 'robots', content: 'noindex' }] }, 'timeout', 'timeout')],
  none: [sampled()],
});

blindCases(sitemapSampleOk, [
  sampled('timeout'),
  sampled({}, 'timeout', 'timeout'),
  sampled({ status: 404 }, 'timeout', 'timeout'),
  // A new visitor is led from every address, the page's own too.
  { ...sampled({}, { status: 0, redirected: true }), answer: blind('denied') },
  { ...sampled({}, { status: 0, redirected: true }), answer: seen<Facts['answer']>({ ...http(), barrier: 'login' }) },
]);
