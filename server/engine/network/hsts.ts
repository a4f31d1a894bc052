import { parseHstsLine } from '../../../lib/parse/http/hsts.ts';
import { isUnder, withoutDot } from '../../../lib/parse/url/host-match.ts';

/** Hosts that are requested over https only, as browsers remember them (RFC 6797). */
export interface HstsMemory {
  /** Learns from a response over https, by the first Strict-Transport-Security header in it. */
  learn(url: string, line: string | null | undefined): void;
  /** Whether a request to this host over http becomes one over https. */
  upgrades(host: string): Promise<boolean>;
}

/** The memory of one scan, in addition to the browser's preload list, which `preloaded` checks. */
export const createHstsMemory = (preloaded: (host: string) => Promise<boolean>): HstsMemory => {
  /** Host, and whether its subdomains are included. */
  const known = new Map<string, boolean>();
  const isKnown = (host: string): boolean =>
    [...known].some(([of, below]) => of === host || (below && isUnder(host, of)));
  return {
    learn(url, line) {
      const { protocol, hostname } = new URL(url);
      if (protocol !== 'https:' || line === null || line === undefined) return;
      const { maxAge, includeSubDomains } = parseHstsLine(line);
      if (maxAge === null) return;
      if (maxAge === 0) known.delete(withoutDot(hostname));
      else known.set(withoutDot(hostname), includeSubDomains);
    },
    upgrades: async (host) => isKnown(withoutDot(host)) || preloaded(withoutDot(host)),
  };
};
