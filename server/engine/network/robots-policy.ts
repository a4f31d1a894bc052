import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { createRulings, parseRobots } from '../../../lib/parse/site-files/robots.ts';
import { decodeRobots, ROBOTS_BYTES } from '../../../lib/parse/site-files/robots-bytes.ts';
import { parseHost } from '../../../lib/parse/url/host-match.ts';
import { openLane } from '../../egress/lane.ts';
import type { BrowserLease } from '../browser/pool.ts';
import { ScanFailure } from '../scan-failure.ts';
import type { EngineSettings } from '../settings.ts';
import { type Asking, ask } from './ask.ts';
import { openDispatcher } from './dispatcher.ts';
import { createHstsMemory } from './hsts.ts';

/** The product token with which a site can exclude us (RFC 9309 §2.2.1). */
export const ROBOT = 'Pijler';

/** Maximum redirects of a robots.txt to follow, at least five (RFC 9309 §2.3.1.2), and milliseconds for all of it. */
const MAX = { hops: 5, ms: 4_000 };

/**
 * Returns the text of the robots.txt that applies to an address; null if there is none. An error of the server is not a rule: it
 * would exclude crawlers from a whole site, which is not meant for one visit that somebody requested.
 */
const requestRobots = async (url: string, asking: Asking): Promise<string | null> => {
  const signal = AbortSignal.timeout(MAX.ms);
  const options = { accept: 'text/plain', signal, cap: ROBOTS_BYTES, ms: MAX.ms };
  let at = new URL('/robots.txt', url).href;
  for (let hops = 0; hops <= MAX.hops; hops += 1) {
    const outcome = await ask(at, options, asking);
    const hop = outcome.hops[0];
    if (outcome.response?.type === 'opaqueredirect' && hop?.location) {
      at = new URL(hop.location, at).href;
      continue;
    }
    if (outcome.response?.status !== 200) return null;
    return decodeRobots((await readBody(outcome.response, ROBOTS_BYTES)).body);
  }
  return null;
};

const assertWilling = (url: string, { isNeverScanned }: EngineSettings): void => {
  const host = parseHost(url);
  if (isNeverScanned(host))
    throw new ScanFailure('unsupported_page', `${host} asked not to be scanned`, { reason: 'leftAlone' });
};

const assertAllowed = (url: string, robots: string | null): void => {
  if (robots === null) return;
  const { allowed, rule, line } = createRulings(url)(parseRobots(robots), ROBOT);
  if (allowed) return;
  const why = { reason: 'robots', detail: rule ?? '' } as const;
  throw new ScanFailure('unsupported_page', `robots.txt forbids it to ${ROBOT}: line ${line}, “${rule}”`, why);
};

/** The browser that visits, and the headers that it sends to the site in addition to its own. */
interface Visitor extends Pick<Asking, 'extraHeadersFor'> {
  readonly lease: BrowserLease;
  readonly settings: EngineSettings;
}

/**
 * Throws a `ScanFailure` (`unsupported_page`, with the reason) if a page does not want to be visited by us. It requests only
 * robots.txt, over an egress of its own; nothing if that is known.
 */
export const assertRobotsAllow = async (
  url: string,
  { lease, settings, extraHeadersFor }: Visitor,
  known?: Facts['robots'],
): Promise<void> => {
  assertWilling(url, settings);
  if (!settings.heedsRobots) return;
  if (known !== undefined) return assertAllowed(url, known.status === 200 ? known.body : null);
  const lane = openLane(settings.egress);
  const dispatcher = openDispatcher({ dial: lane.dial, authorities: settings.authorities, seen: () => {} });
  try {
    const asking = {
      dispatcher,
      userAgent: lease.userAgent,
      hsts: createHstsMemory(lease.preloads),
      ...(extraHeadersFor && { extraHeadersFor }),
    };
    // Whatever prevents reading it also prevents reading the page, which then gives a better error.
    assertAllowed(url, await requestRobots(url, asking).catch(() => null));
  } finally {
    void dispatcher.destroy().catch(() => {});
    lane.close();
  }
};
