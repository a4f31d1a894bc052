import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isServed } from '../../parse/url/local-file.ts';
import { isOwnAddress, type Site } from '../../parse/url/own-address.ts';

/** Bytes: size too small to matter, limits of tolerable and of serious waste, and HTML that exceeds the first packets. */
const BYTES = { small: 2_000, little: 10_000, much: 100_000, html: 14_000 };
/** Share of a text's size that compression saves. */
const SAVED = 0.7;
const TEXT = /\.(?:m?js|css|svg|json)(?:$|\?)/i;

interface Plain {
  readonly url: string;
  readonly bytes: number;
}

const findPlainHtml = (fresh: Facts['fresh']): readonly Plain[] => {
  const encoding = fresh.headers['content-encoding'] ?? '';
  const isPacked = /\b(?:br|zstd|gzip|deflate|dcb|dcz)\b/i.test(encoding);
  return isPacked || fresh.bytes <= BYTES.small ? [] : [{ url: fresh.url, bytes: fresh.bytes }];
};

const findPlainAssets = ({ performance }: Facts['page'], site: Site): readonly Plain[] => {
  const plain = performance.resources.filter(
    ({ url, initiator, encoded, decoded, worker }) =>
      (TEXT.test(url) || initiator === 'script') &&
      isOwnAddress(url, site) &&
      !worker &&
      decoded > BYTES.small &&
      encoded >= decoded,
  );
  return [...new Map(plain.map(({ url, decoded }) => [url, { url, bytes: decoded }])).values()];
};

export const textCompressed = defineCheck({
  id: 'text-compressed',
  weight: 2,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Compression',
  needs: ['page', 'scan'],
  helps: ['fresh'],
  verdicts: { compressed: 'pass', partly: 'warn', plain: 'fail', plainHtml: 'fail' },
  appliesTo: isServed,

  judge({ page, scan, fresh }) {
    const html = fresh.seen ? findPlainHtml(fresh.value) : [];
    const all = [...html, ...findPlainAssets(page, scan)];
    const wasted = SAVED * all.reduce((sum, { bytes }) => sum + bytes, 0);
    const args = { count: all.length, kilobytes: Math.round(wasted / 1_000) };
    const items = all.map(({ url, bytes }) => `${url} (${Math.round(bytes / 1_000)} kB)`);
    if (html.some(({ bytes }) => bytes > BYTES.html)) return { code: 'plainHtml', args, items };
    if (wasted > BYTES.much) return { code: 'plain', args, items };
    if (!fresh.seen && fresh.why !== 'notApplicable') return toUnseen(fresh.why);
    return wasted < BYTES.little ? { code: 'compressed', args, items } : { code: 'partly', args, items };
  },
});
