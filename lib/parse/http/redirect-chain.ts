import { parseHost } from '../url/host-match.ts';

/** One step of a chain, as far as it is looked at here. */
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

/** Where a step leads; null when it names no address. */
const resolveTarget = ({ location, url }: ChainStep): string | null =>
  location === null ? null : (URL.parse(location, url)?.href ?? null);

/** Every address a visitor comes by, in order, the asked one first; an answer's own address last. */
export const listChainAddresses = ({ asked: requested, hops, reply }: Chain): readonly string[] => {
  const visited = [requested, ...hops.flatMap((hop) => resolveTarget(hop) ?? [])];
  return reply === null || visited.at(-1) === reply.url ? visited : [...visited, reply.url];
};

/** Where a visitor ends, as far as it was seen. */
export const getLastAddress = (chain: Chain): string => listChainAddresses(chain).at(-1) ?? chain.asked;

/** The first address that is another host or over https; null when the chain never gets there. */
export const findFirstTurn = (chain: Chain): URL | null => {
  const requested = parseHost(chain.asked);
  const turns = listChainAddresses(chain)
    .slice(1)
    .flatMap((address) => URL.parse(address) ?? []);
  return turns.find(({ protocol, href }) => protocol === 'https:' || parseHost(href) !== requested) ?? null;
};

/** Whether a chain stays on http for more than its first step, with a redirect that holds only for now. */
export const isLingeringOnHttp = (chain: Chain): boolean => {
  const addresses = listChainAddresses(chain);
  const secure = addresses.findIndex((address) => address.startsWith('https:'));
  return secure > 1 && chain.hops.slice(0, secure).some(({ status }) => [302, 303, 307].includes(status));
};
