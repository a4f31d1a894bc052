import { splitHeader } from './header-list.ts';

/** Directives of a Cache-Control value (RFC 9111 §5.2): names in lower case; of repeated ones the first counts. */
export const parseCacheControl = (header: string): ReadonlyMap<string, string> => {
  const directives = splitHeader(header)
    .map((piece) => /^([^=\s;]+)\s*(?:=\s*(?:"([^"]*)"?|([^"\s][^"]*)"?)?)?$/.exec(piece))
    .flatMap((match) =>
      match === null ? [] : [[(match[1] ?? '').toLowerCase(), match[2] ?? match[3] ?? ''] as const],
    );
  return new Map(directives.toReversed());
};

/** Extensions that let a cache reuse what is no longer fresh (RFC 5861). */
const STALE = ['stale-while-revalidate', 'stale-if-error'];

/**
 * Whether a shared cache may reuse the response for another client without revalidating it (RFC 9111 §3, §4). Takes the
 * directives; a lifetime of zero requires revalidation, as `no-cache` does (§4.2.4), unless an extension allows stale
 * responses.
 */
export const isShared = (directives: ReadonlyMap<string, string>): boolean => {
  if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name))) return false;
  const lifetime = directives.get('s-maxage') ?? directives.get('max-age') ?? '';
  if (/^0+$/.test(lifetime) && !STALE.some((name) => directives.has(name))) return false;
  return directives.has('public') || directives.has('s-maxage') || Number(lifetime) > 0;
};
