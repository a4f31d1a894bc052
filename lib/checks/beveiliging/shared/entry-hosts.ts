import type { Facts, Seen } from '../../../evidence.ts';
import type { Trail } from '../../../facts/reply.ts';
import { type Hsts, parseHstsLine, readSentHsts } from '../../../parse/http/hsts.ts';
import { parseHost } from '../../../parse/url/host-match.ts';

/** A header line, undefined where none came, and what it says. */
export interface Sent {
  readonly header: string | undefined;
  readonly hsts: Hsts;
}

const parseSentLine = (line: string | null): Sent => ({ header: line ?? undefined, hsts: parseHstsLine(line ?? '') });

/**
 * The HSTS that comes with the first answer of an https address; undefined where that answer was not seen. Over a refused
 * certificate or without TLS none counts (RFC 6797 §8.1).
 */
export const findFirstHsts = ({ asked: requested, hops, end, reply }: Trail): Sent | undefined => {
  const [first] = hops;
  if (first !== undefined) return first.hsts === undefined ? undefined : parseSentLine(first.hsts);
  if (end !== 'answer' && end !== 'redirect') return parseSentLine(null);
  if (reply === null || parseHost(reply.url) !== parseHost(requested)) return undefined;
  return readSentHsts(reply);
};

/** Whether browsers remember the host by it. */
export const isRemembered = ({ maxAge }: Hsts): boolean => (maxAge ?? 0) > 0;

/** Every chain that was seen of the entry hosts. */
export const listChains = ({ otherScheme, twinHttp, twinHttps, root }: Facts['twins']): readonly Trail[] =>
  [otherScheme, twinHttp, twinHttps, root].flatMap((part?: Seen<Trail>) => (part?.seen ? [part.value] : []));

/** Redirects of a host over https that come without HSTS, by their address, each once. */
export const listBareRedirects = (host: string, twins: Facts['twins']): readonly string[] => {
  const hops = listChains(twins).flatMap((chain) => chain.hops);
  const bare = hops.filter(
    ({ url, hsts }) => url.startsWith('https:') && parseHost(url) === host && hsts !== undefined,
  );
  return [...new Set(bare.filter(({ hsts }) => !isRemembered(parseHstsLine(hsts ?? ''))).map(({ url }) => url))];
};
