import { parseHost } from '../url/host-match.ts';

/** The part of a step of a chain that is used here. */
interface ChainStep {
  readonly url: string;
  readonly status: number;
  readonly location: string | null;
  readonly byBrowser: boolean;
}

/** A chain of redirects and where it ended. */
export interface Chain {
  readonly asked: string;
  readonly hops: readonly ChainStep[];
  readonly reply: { readonly url: string } | null;
}

/** Target of a step; null when it has no valid address. */
const resolveTarget = ({ location, url }: ChainStep): string | null =>
  location === null ? null : (URL.parse(location, url)?.href ?? null);

/** Every address on a visitor's way, in order: the requested one first, the final response's own last. */
export const listChainAddresses = ({ asked: requested, hops, reply }: Chain): readonly string[] => {
  const visited = [requested, ...hops.flatMap((hop) => resolveTarget(hop) ?? [])];
  return reply === null || visited.at(-1) === reply.url ? visited : [...visited, reply.url];
};

/** The address at which a visitor ends, as far as it was seen. */
export const getLastAddress = (chain: Chain): string => listChainAddresses(chain).at(-1) ?? chain.asked;

/** The first address after the requested one that has another host or https; null when there is none. */
export const findFirstTurn = (chain: Chain): URL | null => {
  const requested = parseHost(chain.asked);
  const turns = listChainAddresses(chain)
    .slice(1)
    .flatMap((address) => URL.parse(address) ?? []);
  return turns.find(({ protocol, href }) => protocol === 'https:' || parseHost(href) !== requested) ?? null;
};

/** Whether a chain stays on http for more than its first step, with a temporary redirect. */
export const isLingeringOnHttp = (chain: Chain): boolean => {
  const addresses = listChainAddresses(chain);
  const secure = addresses.findIndex((address) => address.startsWith('https:'));
  return secure > 1 && chain.hops.slice(0, secure).some(({ status }) => [302, 303, 307].includes(status));
};
