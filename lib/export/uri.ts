import { toWebAddress } from '../view/visible.ts';

const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])$/i;

/** Escapes what may not occur in a part after the host (RFC 3986 §3.3-3.5). */
const escapeUriPart = (part: string): string =>
  part
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?@!$&'()*+,;=%]/gu, (letter) => encodeURIComponent(letter));

/** Writes a web address by RFC 3986, which is stricter than what browsers open; null when that is impossible. */
export const toUri = (address: string): string | null => {
  const known = toWebAddress(address);
  const url = known === null ? null : URL.parse(known);
  if (url === null || !HOST.test(url.hostname)) return null;
  const { protocol, host, pathname, search, hash } = url;
  return `${protocol}//${host}${escapeUriPart(pathname)}${escapeUriPart(search)}${hash === '' ? '' : `#${escapeUriPart(hash.slice(1))}`}`;
};
