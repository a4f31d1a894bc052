import type { Hop, Trail } from '../../facts/reply.ts';
import type { Purpose, Target } from '../../model.ts';
import { type Answer, toReply } from './answer.ts';
import { explainOutOfReach, follow, resolveNext } from './follow.ts';
import { limit } from './limit.ts';
import { createCachedSend, type Memory } from './memory.ts';
import { createOnce } from './once.ts';
import { explainRefusal, mayAsk } from './policy.ts';
import { NotObservable, type Reach, type SiteRequest } from './reach.ts';
import type { ScanHost } from './scan-host.ts';
import type { RequestOptions, Send, Sent } from './send.ts';

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

/** The plan: requests to the site in one scan, and how many are under way at once. */
const PLAN = { requests: 48, inFlight: 6 };

interface SiteReachDeps {
  readonly target: Target;
  readonly scanHost: ScanHost;
  readonly send: Send;
  readonly memory: Memory;
  /** Requests that were already made of the plan. */
  readonly spent: number;
}

/** Samples of other pages: asked when nothing else waits, so that they are what a lack of time cuts off. */
const SAMPLES: readonly Purpose[] = ['link', 'hreflang', 'variant'];

/**
 * Lets through what the fetch policy, the access and the plan of requests allow; throws `NotObservable` for the rest. Around a
 * page that is not public nothing but its own origin is asked, whatever its other addresses are called.
 */
const guardSend = ({ target, scanHost, send, spent }: SiteReachDeps): Send => {
  const through = limit(PLAN.inFlight);
  let left = Math.max(0, PLAN.requests - spent);
  return (url, options) =>
    through(
      async () => {
        if (!mayAsk(url, target)) throw new NotObservable(explainRefusal(url, target), url.host);
        if (!scanHost.access && url.origin !== (await scanHost.readableOrigin()))
          throw new NotObservable('denied', url.origin);
        if (left === 0) throw new NotObservable('time', 'the plan of requests is used up');
        left -= 1;
        return send(url, options);
      },
      SAMPLES.includes(options.purpose) ? 'later' : 'now',
    );
};

const toAnswer = ({ answer, outcome }: Sent, target: Target): Answer => {
  // A redirect that the browser itself refuses: to a file, to an address that is none.
  if (answer === null && outcome.hops.length > 0) throw explainOutOfReach(outcome.hops.at(-1), target);
  if (answer === null) throw new NotObservable(outcome.failure === 'timeout' ? 'timeout' : 'offline');
  return answer;
};

/** One request that follows nothing; one that fails without reason is tried once more. */
const requestTwice = async (
  { send, target }: { readonly send: Send; readonly target: Target },
  address: URL,
  options: RequestOptions,
): Promise<Sent & { readonly answer: Answer }> => {
  const first = await send(address, options);
  const isFinal = first.answer !== null || first.outcome.hops.length > 0;
  const last = isFinal ? first : await send(address, options);
  return { ...last, answer: toAnswer(last, target) };
};

/** One answer of this site, redirects followed as far as they are seen and stay on it. */
const getAnswer = async (
  { target }: SiteReachDeps,
  send: Send,
  { url, purpose, cap, redirect }: SiteRequest & { readonly url: string },
): Promise<Answer> => {
  const options: RequestOptions = { purpose, accept: '*/*', cap };
  const requestStep = (address: string) => requestTwice({ send, target }, new URL(address), options);
  return redirect === 'follow' ? follow(url, target, requestStep) : (await requestStep(url)).answer;
};

/** The part of reach that asks this site; asking the same twice costs one request. */
export const createSiteReach = (deps: SiteReachDeps): Pick<Reach, 'site' | 'trail'> => {
  const send = createCachedSend(guardSend(deps), deps.memory);
  const answers = createOnce<Answer>();
  const steps = createOnce<Sent>();
  const trails = createOnce<Trail>();
  return {
    site: async (url, ask) => {
      const key = `${ask.redirect ?? 'manual'} ${url}`;
      const get = () => getAnswer(deps, send, { url, ...ask });
      const first = await answers(key, get);
      // Whoever asked first may have wanted less of it: a page's status, where another reads its head.
      return first.truncated && first.body.byteLength < ask.cap ? answers(`${key} ${ask.cap}`, get) : first;
    },
    trail: (url, purpose) =>
      trails(url, async () => {
        if (!deps.scanHost.access) throw new NotObservable('denied', url);
        // Chains of one site meet: an address that one of them passed is not asked again.
        const requestStep = (address: string) =>
          steps(address, () => send(new URL(address), { purpose, accept: '*/*', cap: null }));
        return walkTrail(url, deps.target, requestStep);
      }),
  };
};
