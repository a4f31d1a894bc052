import { sitemapSampleOk } from '../../../lib/checks/seo/sitemap-sample-ok.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';
import { sitemap } from '../../kit/sitemap.ts';

type Part = Parameters<typeof glance>[0] | 'timeout';
const sampled = (...parts: Part[]) => ({
  scan: scan(),
  answer: seen<Facts['answer']>({ ...http(), barrier: null }),
  sitemap: seen(sitemap()),
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
  none: [sampled(), { ...sampled(), sitemap: seen(sitemap({ files: [] })) }],
});

const UNREAD = { url: 'https://voorbeeld.nl/sitemap.xml', via: 'usual', file: blind('denied') } as const;

blindCases(sitemapSampleOk, [
  // A sitemap that was not read may list pages.
  { ...sampled(), sitemap: seen(sitemap({ files: [UNREAD] })) },
  sampled('timeout'),
  sampled({}, 'timeout', 'timeout'),
  sampled({ status: 404 }, 'timeout', 'timeout'),
  // A new visitor is redirected from every address, including that of the page.
  { ...sampled({}, { status: 0, redirected: true }), answer: blind('denied') },
  { ...sampled({}, { status: 0, redirected: true }), answer: seen<Facts['answer']>({ ...http(), barrier: 'login' }) },
]);

partialCases(sitemapSampleOk, {
  good: [[sampled({}, {}, 'timeout'), 'timeout']],
  redirects: [[sampled({}, { status: 0, redirected: true }, 'timeout'), 'timeout']],
  oneFaulty: [[sampled({}, { status: 404 }, 'timeout'), 'timeout']],
});
