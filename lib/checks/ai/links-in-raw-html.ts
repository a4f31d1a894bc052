import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isOwnAddress, type Site } from '../../parse/url/own-address.ts';
import { withoutTracking } from '../../parse/url/page-address.ts';

const SHARE = { good: 0.8, poor: 0.4 };
const FEW = 5;

const listInternalLinks = ({ links }: Facts['page'], site: Site): ReadonlySet<string> =>
  new Set(links.list.flatMap(({ href }) => (href !== null && isOwnAddress(href, site) ? [withoutTracking(href)] : [])));

export const linksInRawHtml = defineCheck({
  id: 'links-in-raw-html',
  weight: 4,
  who: 'webbouwer',
  cause: 'raw-html',
  effort: 3,
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: ['page', 'raw', 'scan'],
  verdicts: { most: 'pass', some: 'warn', few: 'fail', noLinks: 'skip' },

  judge({ page, raw, scan }) {
    const [shown, sent] = [listInternalLinks(page, scan), listInternalLinks(raw, scan)];
    if (shown.size < FEW) return { code: 'noLinks' };

    const missing = [...shown].filter((link) => !sent.has(link));
    const share = 1 - missing.length / shown.size;
    const args = { count: shown.size, missing: missing.length };
    if (share >= SHARE.good) return { code: 'most', args };
    if (raw.document.truncated || raw.links.total > raw.links.list.length) return toUnseen('tooLarge');
    return { code: share >= SHARE.poor ? 'some' : 'few', args, items: missing };
  },
});
