import type { Facts, Seen } from '../../../evidence.ts';
import type { Trail } from '../../../facts/reply.ts';
import { type Hsts, isRemembered, parseHstsLine, readSentHsts } from '../../../parse/http/hsts.ts';
import { parseHost } from '../../../parse/url/host-match.ts';

/** A header line, undefined when there was none, and its parsed content. */
export interface Sent {
  readonly header: string | undefined;
  readonly hsts: Hsts;
}

const parseSentLine = (line: string | null): Sent => ({ header: line ?? undefined, hsts: parseHstsLine(line ?? '') });

/**
 * The HSTS sent with the first answer of an https address; undefined when that answer was not seen. With a refused
 * certificate or without TLS it does not count (RFC 6797 §8.1).
 */
export const findFirstHsts = ({ asked: requested, hops, end, reply }: Trail): Sent | undefined => {
  const [first] = hops;
  if (first !== undefined) return first.hsts === undefined ? undefined : parseSentLine(first.hsts);
  if (end !== 'answer' && end !== 'redirect') return parseSentLine(null);
  if (reply === null || parseHost(reply.url) !== parseHost(requested)) return undefined;
  return readSentHsts(reply);
};

/** Every redirect chain of the entry hosts that was seen. */
export const listChains = ({ otherScheme, twinHttp, twinHttps, root }: Facts['twins']): readonly Trail[] =>
  [otherScheme, twinHttp, twinHttps, root].flatMap((part?: Seen<Trail>) => (part?.seen ? [part.value] : []));

/** Addresses of a host's https redirects that are sent without HSTS, each once. */
export const listBareRedirects = (host: string, twins: Facts['twins']): readonly string[] => {
  const hops = listChains(twins).flatMap((chain) => chain.hops);
  const bare = hops.filter(
    ({ url, hsts }) => url.startsWith('https:') && parseHost(url) === host && hsts !== undefined,
  );
  return [...new Set(bare.filter(({ hsts }) => !isRemembered(parseHstsLine(hsts ?? ''))).map(({ url }) => url))];
};
