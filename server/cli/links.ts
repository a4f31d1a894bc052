import type { CheckedLink } from '../../lib/model.ts';
import { hasPublicName } from '../engine/public-name.ts';
import { openRequester } from '../engine/requester.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { type OutwardLink, openLinkChecker } from '../links/check-links.ts';

/** `pijler scan --links`: links of the scanned pages to other sites, on demand. */

/** Bytes of a page that are read, and ms for one request. */
const REQUEST = { most: 64_000, ms: 10_000 };

/** Checks links, an address once for all pages. */
export interface LinkProbe {
  check(links: readonly OutwardLink[]): Promise<readonly CheckedLink[]>;
  close(): Promise<void>;
}

/** Opens what checks links, over the way out of an engine's settings. */
export const openLinkProbe = (settings: EngineSettings): LinkProbe => {
  const requester = openRequester(settings);
  const checker = openLinkChecker({
    ask: (url, method) => requester.request(url, { method, ...REQUEST }),
    hasName: (host) => hasPublicName(host, settings),
    leavesAlone: settings.leavesAlone,
  });
  return { check: (links) => checker.check(links), close: () => requester.close() };
};
