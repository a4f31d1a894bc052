import type { Hop, Trail } from '../facts/reply.ts';
import type { Target } from '../model.ts';
import { toReply } from './answer.ts';
import { mayAsk } from './policy.ts';
import { Blinded } from './reach.ts';
import type { Sent } from './send.ts';

/** Hops walked at most; browsers give up after 20. */
const HOPS = 8;

type Step = (address: string, redirect: 'manual') => Promise<Sent>;

/** Where a redirect leads; null when it is no address. */
const nextOf = (hop: Hop | undefined): string | null =>
  hop?.location == null ? null : (URL.parse(hop.location, hop.url)?.href ?? null);

const failed = (asked: string, hops: readonly Hop[], { told }: Sent): Trail => {
  if (told.failure === null) throw new Blinded('offline', asked);
  if (told.failure === 'timeout') throw new Blinded('timeout', asked);
  return { asked, hops: [...hops], complete: true, end: told.failure, reply: null };
};

/**
 * Walks a redirect chain hop by hop with requests that are not followed, as webRequest shows them, while it stays on
 * this site and does not come back to where it was.
 */
export const walkTrail = async (asked: string, target: Target, step: Step): Promise<Trail> => {
  const hops: Hop[] = [];
  let address = asked;
  while (hops.length < HOPS) {
    const sent = await step(address, 'manual');
    hops.push(...sent.told.hops);
    if (sent.answer === null) return failed(asked, hops, sent);
    if (sent.answer.status !== 0) {
      return { asked, hops, complete: true, end: 'answer', reply: toReply(sent.answer, 'headers') };
    }

    // A redirect that webRequest did not show.
    if (sent.told.hops.length === 0) return { asked, hops, complete: false, end: 'redirect', reply: null };
    const next = nextOf(hops.at(-1));
    const visited = [asked, ...hops.map(({ url }) => url)];
    if (next === null || visited.includes(next) || !mayAsk(new URL(next), target)) break;
    address = next;
  }
  return { asked, hops, complete: true, end: 'redirect', reply: null };
};
