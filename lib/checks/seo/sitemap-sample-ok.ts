import { defineCheck, findBlindness, toUnseen, type Unseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { findBarrierBehind } from '../../parse/page-kind/visitor-barrier.ts';
import { isClosed } from '../../parse/site-files/robots-directives.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';

type Part = Facts['listed'][number];

const isFaulty = ({ glance }: Part, at: number): boolean => {
  if (!glance.seen || glance.value.redirected) return false;
  const { status } = glance.value;
  return status === 404 || status === 410 || status >= 500 || isClosed(glance.value, at, ['googlebot']);
};

const show = ({ url, glance }: Part): string =>
  glance.seen && glance.value.status > 0 ? `${glance.value.status} ${url}` : url;

/** The first sitemap file that could not be read: its pages were not examined. Null when all were read. */
const findUnreadFile = (sitemap: Seen<Facts['sitemap']>): Unseen | null => {
  const files = sitemap.seen ? sitemap.value.files : [];
  const hidden = files.find(({ file }) => !file.seen)?.file;
  return hidden === undefined || hidden.seen ? null : toUnseenPart(hidden);
};

export const sitemapSampleOk = defineCheck({
  id: 'sitemap-sample-ok',
  weight: 3,
  who: 'webbouwer',
  cause: 'sitemap',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: ['listed', 'scan'],
  helps: ['answer', 'sitemap'],
  verdicts: { good: 'pass', redirects: 'warn', oneFaulty: 'warn', faulty: 'fail', none: 'skip' },

  judge({ listed, scan, answer, sitemap }) {
    const hidden = listed.flatMap(({ glance }) => (glance.seen ? [] : [glance]));
    const [first] = hidden;
    if (listed.length === 0) return findUnreadFile(sitemap) ?? { code: 'none' };
    if (first !== undefined && hidden.length > listed.length / 2) return toUnseenPart(first);

    const faulty = listed.filter((part) => isFaulty(part, scan.at));
    const args = { count: faulty.length, of: listed.length - hidden.length };
    const partial = findBlindness(hidden);
    if (faulty.length > 1) return { code: 'faulty', args, items: faulty.map(show) };
    if (faulty.length > 0) return { code: 'oneFaulty', args, items: faulty.map(show), partial };

    const redirecting = listed.filter(({ glance }) => glance.seen && glance.value.redirected);
    const barrier = findBarrierBehind(
      answer,
      redirecting.map(({ glance }) => glance),
    );
    if (barrier !== null) return toUnseen(barrier);
    if (redirecting.length > 0) return { code: 'redirects', items: redirecting.map(show), partial };
    return { code: 'good', args, partial };
  },
});
