import type { Facts } from '../../../evidence.ts';
import { isOwnAddress, type Site } from '../../../parse/url/own-address.ts';

type Kind = 'vital' | 'other';
type Timing = Facts['page']['performance']['resources'][number];

const VITAL = /\.(?:m?js|css)(?:$|\?)/i;
const PICTURE_OR_FONT = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot)(?:$|\?)/i;

/** The kind of each file by its first mention in the page. */
type Written = ReadonlyMap<string | null, Facts['page']['resources']['list'][number]['kind']>;
const indexWritten = ({ resources }: Facts['page']): Written =>
  new Map(resources.list.toReversed().map(({ url, kind }) => [url, kind]));

const findKind = ({ url, initiator }: Timing, kinds: Written): Kind | null => {
  const written = kinds.get(url);
  if (written === 'script' || written === 'style' || initiator === 'script') return 'vital';
  if (written === 'image' || written === 'font' || initiator === 'img') return 'other';
  if (initiator !== 'link' && initiator !== 'css') return null;
  if (VITAL.test(url)) return 'vital';
  return PICTURE_OR_FONT.test(url) ? 'other' : null;
};

const findFailedLoads = (page: Facts['page'], site: Site) => {
  const kinds = indexWritten(page);
  return page.performance.resources.flatMap((timing) => {
    const kind = findKind(timing, kinds);
    const failed = timing.status !== null && timing.status >= 400 && isOwnAddress(timing.url, site);
    const { url, initiator } = timing;
    return failed && kind !== null ? [{ kind, url, described: `${timing.status} ${url}`, initiator }] : [];
  });
};

const findBrokenImages = (page: Facts['page'], site: Site) =>
  page.images.list.flatMap(({ src, complete, naturalWidth, width, loading }) => {
    const isBroken = complete && naturalWidth === 0 && width >= 2 && loading !== 'lazy';
    // A vector image may have no intrinsic size.
    const counts = src !== null && !/\.svgz?(?:$|[?#])/i.test(src) && isOwnAddress(src, site);
    return isBroken && counts ? [{ kind: 'other' as const, url: src, described: src }] : [];
  });

/**
 * The page's own files that failed to load, each once; a picture with several sources only by the file that was
 * requested, not by its `src` too.
 */
export const findFailedFiles = (page: Facts['page'], site: Site) => {
  const loads = findFailedLoads(page, site);
  const broken = new Map(findBrokenImages(page, site).map((one) => [one.url, one]));
  const addresses = new Set(
    loads.filter(({ initiator, url }) => initiator === 'img' && !broken.has(url)).map(({ url }) => url),
  );
  const loaded = new Set(loads.map(({ url }) => url));
  const silent = [...broken.values()].filter(({ url }) => !loaded.has(url)).slice(addresses.size);
  return [...new Map([...loads, ...silent].map((one) => [one.url, one])).values()];
};
