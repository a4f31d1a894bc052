import type { Hop, Trail } from '../../facts/reply.ts';
import type { Target } from '../../model.ts';
import { toReply } from './answer.ts';
import { resolveNext } from './follow.ts';
import { mayAsk } from './policy.ts';
import { NotObservable } from './reach.ts';
import type { Sent } from './send.ts';

/** Hops walked at most; browsers give up after 20. */
const HOPS = 8;

type Step = (address: string) => Promise<Sent>;

const toFailedTrail = (start: string, hops: readonly Hop[], { outcome }: Sent): Trail => {
  if (outcome.failure === null) throw new NotObservable('offline', start);
  if (outcome.failure === 'timeout') throw new NotObservable('timeout', start);
  return { asked: start, hops: [...hops], complete: true, end: outcome.failure, reply: null };
};

/**
 * Walks a redirect chain hop by hop with requests that are not followed, as webRequest shows them, while it stays on
 * this site and does not come back to where it was. Where nothing is shown it ends with the first redirect.
 */
export const walkTrail = async (start: string, target: Target, step: Step): Promise<Trail> => {
  const hops: Hop[] = [];
  let address = start;
  while (hops.length < HOPS) {
    const sent = await step(address);
    const { answer, outcome } = sent;
    hops.push(...outcome.hops);
    if (answer === null) return toFailedTrail(start, hops, sent);
    if (answer.status !== 0) {
      // The browser's own way to https is no redirect that anybody answered, and shows in the address alone.
      const complete = outcome.hops.length > 0 || answer.url === address;
      return { asked: start, hops, complete, end: 'answer', reply: toReply(answer, 'headers') };
    }

    // A redirect that webRequest did not show.
    if (outcome.hops.length === 0) return { asked: start, hops, complete: false, end: 'redirect', reply: null };
    const next = resolveNext(hops.at(-1));
    const visited = [start, ...hops.map(({ url }) => url)];
    if (next === null || visited.includes(next.href) || !mayAsk(next, target)) break;
    sent.followed?.();
    address = next.href;
  }
  return { asked: start, hops, complete: true, end: 'redirect', reply: null };
};
