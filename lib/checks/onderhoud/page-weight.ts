import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';

const BYTES = { light: 2_000_000, heavy: 5_000_000 };
/** Factor by which an image is oversized: more than twice what a dense screen can show, which is twice the CSS size. */
const OVERSIZE = 4;

/** Whether an image is a vector image, which has as many pixels as its displayed size. */
const isVector = (address: string): boolean =>
  /^data:image\/svg\+xml/i.test(address) || /\.svgz?$/i.test(URL.parse(address)?.pathname ?? '');

const sumBytes = ({ performance }: Facts['page']): number =>
  [performance.navigation, ...performance.resources].reduce(
    (sum, timing) => sum + Math.max(timing?.transferred ?? 0, timing?.encoded ?? 0),
    0,
  );

export const pageWeight = defineCheck({
  id: 'page-weight',
  weight: 0,
  who: 'webbouwer',
  source: 'https://almanac.httparchive.org/en/2025/page-weight',
  needs: ['page'],
  verdicts: { light: 'info', heavy: 'info', veryHeavy: 'info', unmeasured: 'info' },

  judge({ page }) {
    if (page.performance.navigation === null) return { code: 'unmeasured' };
    const large = page.images.list.flatMap(({ src, width, naturalWidth }) =>
      src !== null && !isVector(src) && width > 1 && naturalWidth >= OVERSIZE * width
        ? [`${src} (${naturalWidth} → ${width})`]
        : [],
    );
    const bytes = sumBytes(page);
    const args = { megabytes: Math.round(bytes / 100_000) / 10, images: large.length };
    if (bytes < BYTES.light) return { code: 'light', args, items: large };
    return { code: bytes < BYTES.heavy ? 'heavy' : 'veryHeavy', args, items: large };
  },
});
