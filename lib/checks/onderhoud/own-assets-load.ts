import { defineCheck, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isServed } from '../../parse/local-file.ts';
import { isOwnAddress, type Site } from '../../parse/own-address.ts';

type Kind = 'vital' | 'other';
type Timing = Facts['page']['performance']['resources'][number];

const VITAL = /\.(?:m?js|css)(?:$|\?)/i;
const PICTURE_OR_FONT = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot)(?:$|\?)/i;

const kindOf = ({ url, initiator }: Timing, page: Facts['page']): Kind | null => {
  const written = page.resources.list.find((one) => one.url === url)?.kind;
  if (written === 'script' || written === 'style' || initiator === 'script') return 'vital';
  if (written === 'image' || written === 'font' || initiator === 'img') return 'other';
  if (initiator !== 'link' && initiator !== 'css') return null;
  if (VITAL.test(url)) return 'vital';
  return PICTURE_OR_FONT.test(url) ? 'other' : null;
};

const failedLoads = (page: Facts['page'], site: Site) =>
  page.performance.resources.flatMap((timing) => {
    const kind = kindOf(timing, page);
    const failed = timing.status !== null && timing.status >= 400 && isOwnAddress(timing.url, site);
    return failed && kind !== null ? [{ kind, url: timing.url, told: `${timing.status} ${timing.url}` }] : [];
  });

const brokenImages = (page: Facts['page'], site: Site) =>
  page.images.list.flatMap(({ src, complete, naturalWidth, width, loading }) => {
    const isBroken = complete && naturalWidth === 0 && width >= 2 && loading !== 'lazy';
    const counts = src !== null && !/\.svg(?:$|\?)/i.test(src) && isOwnAddress(src, site);
    return isBroken && counts ? [{ kind: 'other' as const, url: src, told: src }] : [];
  });

export const ownAssetsLoad = defineCheck({
  id: 'own-assets-load',
  weight: 6,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/resource-timing/',
  needs: ['page', 'scan'],
  verdicts: { complete: 'pass', few: 'warn', broken: 'fail' },
  arises: isServed,

  judge({ page, scan }) {
    const found = [...failedLoads(page, scan), ...brokenImages(page, scan)];
    const failed = [...new Map(found.map((one) => [one.url, one])).values()];
    const items = failed.map(({ told }) => told);
    const args = { count: failed.length };
    if (failed.length >= 3 || failed.some(({ kind }) => kind === 'vital')) return { code: 'broken', args, items };

    const { resources } = page.performance;
    if (resources.length > 0 && resources.every(({ status }) => status === null)) return unseen('otherBrowser');
    return failed.length > 0 ? { code: 'few', args, items } : { code: 'complete' };
  },
});
