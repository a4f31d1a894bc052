import type { Hop, Trail } from '../../facts/reply.ts';
import type { Purpose, Target } from '../../model.ts';
import { type Answer, toReply } from './answer.ts';
import { explainOutOfReach, follow, resolveNext } from './follow.ts';
import { limit } from './limit.ts';
import { createOnce } from './once.ts';
import { explainRefusal, mayAsk } from './policy.ts';
import { NotObservable, type Reach, type SiteRequest } from './reach.ts';
import { createCachedSend, type ResponseCache } from './response-cache.ts';
import type { ScanHost } from './scan-host.ts';
import type { RequestOptions, Send, Sent } from './send.ts';

/** Maximum number of hops followed; browsers give up after 20. */
const HOPS = 8;

type Step = (address: string) => Promise<Sent>;

const toFailedTrail = (start: string, hops: readonly Hop[], { outcome }: Sent): Trail => {
  if (outcome.failure === null) throw new NotObservable('offline', start);
  if (outcome.failure === 'timeout') throw new NotObservable('timeout', start);
  return { asked: start, hops: [...hops], complete: true, end: outcome.failure, reply: null };
};

/**
 * Follows a redirect chain hop by hop with separate requests, as webRequest shows them, while it stays on this site and
 * does not loop. Without visible hops it ends with the first redirect.
 */
export const traceRedirects = async (start: string, target: Target, step: Step): Promise<Trail> => {
  const hops: Hop[] = [];
  let address = start;
  while (hops.length < HOPS) {
    const sent = await step(address);
    const { answer, outcome } = sent;
    hops.push(...outcome.hops);
    if (answer === null) return toFailedTrail(start, hops, sent);
    if (answer.status !== 0) {
      // The browser's own upgrade to https is not a redirect from a server; it shows only in the address.
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

/** The plan: maximum number of requests to the site in one scan, and of concurrent ones. */
const PLAN = { requests: 48, inFlight: 6 };

interface SiteReachDeps {
  readonly target: Target;
  readonly scanHost: ScanHost;
  readonly send: Send;
  readonly memory: ResponseCache;
  /** Number of requests of the plan that were already made. */
  readonly spent: number;
}

/** Samples of other pages: requested when nothing else waits, so that a lack of time affects them first. */
const SAMPLES: readonly Purpose[] = ['link', 'hreflang', 'variant'];

/**
 * Passes on requests that the fetch policy, the access and the request plan allow; throws `NotObservable` for all
 * others. For a page that is not public, only its own origin is contacted, whatever hosts its other addresses name.
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

/** Whether a request without an answer ended with a redirect that the browser refuses: to a file, or to an invalid address. */
const isRefusedRedirect = ({ hops }: Sent['outcome']): boolean => hops.at(-1)?.byBrowser === false;

const toAnswer = ({ answer, outcome }: Sent, target: Target): Answer => {
  if (answer === null && isRefusedRedirect(outcome)) throw explainOutOfReach(outcome.hops.at(-1), target);
  if (answer === null) throw new NotObservable(outcome.failure === 'timeout' ? 'timeout' : 'offline');
  return answer;
};

/** One request that does not follow redirects; retried once when it fails without a reason. */
const requestTwice = async (
  { send, target }: { readonly send: Send; readonly target: Target },
  address: URL,
  options: RequestOptions,
): Promise<Sent & { readonly answer: Answer }> => {
  const first = await send(address, options);
  const isFinal = first.answer !== null || isRefusedRedirect(first.outcome);
  const last = isFinal ? first : await send(address, options);
  return { ...last, answer: toAnswer(last, target) };
};

/** One answer of this site; follows redirects as long as they are visible and stay on it. */
const getAnswer = async (
  { target }: SiteReachDeps,
  send: Send,
  { url, purpose, cap, redirect }: SiteRequest & { readonly url: string },
): Promise<Answer> => {
  const options: RequestOptions = { purpose, accept: '*/*', cap };
  const requestStep = (address: string) => requestTwice({ send, target }, new URL(address), options);
  return redirect === 'follow' ? follow(url, target, requestStep) : (await requestStep(url)).answer;
};

/** The part of the reach that contacts this site; repeating a call costs no second request. */
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
      // The first caller may have wanted less of the body: only the page's status, where another reads its head.
      return first.truncated && first.body.byteLength < ask.cap ? answers(`${key} ${ask.cap}`, get) : first;
    },
    trail: (url, purpose) =>
      trails(url, async () => {
        if (!deps.scanHost.access) throw new NotObservable('denied', url);
        // Redirect chains of one site overlap: an address requested for one of them is not requested again.
        const requestStep = (address: string) =>
          steps(address, () => send(new URL(address), { purpose, accept: '*/*', cap: null }));
        return traceRedirects(url, deps.target, requestStep);
      }),
  };
};
