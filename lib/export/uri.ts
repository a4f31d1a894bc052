import { toWebAddress } from '../view/visible.ts';

const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])$/i;

/** A part behind the host with only what stands in one (RFC 3986 §3.3-3.5); the rest becomes its escape. */
const escapeUriPart = (part: string): string =>
  part
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?@!$&'()*+,;=%]/gu, (letter) => encodeURIComponent(letter));

/** An address of the web as RFC 3986 writes it, which is stricter than what browsers open; null where it cannot be. */
export const toUri = (address: string): string | null => {
  const known = toWebAddress(address);
  const url = known === null ? null : URL.parse(known);
  if (url === null || !HOST.test(url.hostname)) return null;
  const { protocol, host, pathname, search, hash } = url;
  return `${protocol}//${host}${escapeUriPart(pathname)}${escapeUriPart(search)}${hash === '' ? '' : `#${escapeUriPart(hash.slice(1))}`}`;
};
