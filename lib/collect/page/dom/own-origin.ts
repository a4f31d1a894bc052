import { addListener } from './properties.ts';
import { getPageState } from './state.ts';
import type { OwnAnswer, OwnRequest } from './world.ts';

/** Characters of one header value that are told, and headers. */
const LIMIT = { value: 16_000, headers: 500 };
/** Ms after a request within which its policy's refusal is heard: an event alone tells, and comes later. */
const MOMENT = 30;

const waitMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MOMENT));

/** A document of another origin than its address (sandboxed), or one with a service worker, which would answer in the site's place. */
const isClosed = (url: string): boolean =>
  globalThis.origin !== new URL(url).origin || Boolean(navigator.serviceWorker?.controller);

/** Promises of the page's own world ask its prototypes for `then`: who defines one there hears, and may alter, what they bring. */
const isSpoiled = (created: object): boolean => {
  const { wrappedJSObject: unwrapped = created } = created as { readonly wrappedJSObject?: object };
  return 'then' in unwrapped;
};

const REFUSED: OwnAnswer = { refused: true, spoiled: false, answer: null };
const SPOILED: OwnAnswer = { refused: false, spoiled: true, answer: null };

/** At most one byte more than the cap: it tells that there were more. Nothing where the body is left unread. */
const readBytes = async ({ body }: Response, cap: number | null): Promise<Uint8Array> => {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (cap !== null && reader !== undefined && length <= cap) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.byteLength;
  }
  await reader?.cancel();
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.byteLength;
  }, 0);
  return whole.subarray(0, (cap ?? 0) + 1);
};

/** Firefox has it since 133; TypeScript does not know it yet. */
type Encodable = Uint8Array & { toBase64(): string };

const listHeaders = ({ headers }: Response): [string, string][] => {
  const readable: [string, string][] = [];
  // An iterator of the page's world fails in ours.
  headers.forEach((value, name) => void readable.push([name, value.slice(0, LIMIT.value)]));
  return readable.slice(0, LIMIT.headers);
};

const fetchOwn = async ({ url, accept, cap, dry }: OwnRequest, signal: AbortSignal): Promise<OwnAnswer> => {
  // This call and those of lib/platform/scan/browser-host.ts are the only ones; the fetch policy is asked before.
  const response = await fetch(url, {
    // Where a redirect leads is the site's choice, and what is of another origin would be sent though nobody may read it.
    redirect: 'manual',
    mode: 'same-origin',
    credentials: 'omit',
    cache: dry ? 'only-if-cached' : 'no-store',
    referrerPolicy: 'no-referrer',
    headers: { accept },
    signal,
  });
  // A worker that came meanwhile may have answered.
  if (isClosed(url) || isSpoiled(response)) return SPOILED;
  const body = ((await readBytes(response, cap)) as Encodable).toBase64();
  const { type, url: from, status } = response;
  return {
    refused: false,
    spoiled: false,
    answer: { type, url: from, status, headers: listHeaders(response), body },
  };
};

const stops = new Map<number, AbortController>();

/** Ends a request that nobody waits for any more. */
export const stopOwn = (id: number): void => stops.get(id)?.abort();

/**
 * Asks the page's own origin from its isolated world, in which the page's own `fetch` is not seen, under its policy (CSP)
 * and in its list of requests. Never rejects for what the network or the page does.
 */
export const requestOwn = async (request: OwnRequest): Promise<OwnAnswer> => {
  const { id, url, ms, dry } = request;
  if (isClosed(url)) return REFUSED;
  if (isSpoiled(new Response())) return SPOILED;

  const refused = new Set<string>();
  const addRefused = ({ blockedURI }: SecurityPolicyViolationEvent): unknown => refused.add(blockedURI);
  const stopHearing = addListener(document, 'securitypolicyviolation', addRefused as (event: Event) => unknown);
  const stop = new AbortController();
  stops.set(id, stop);
  const timer = setTimeout(() => stop.abort(), ms);
  const entry = { url, from: performance.now(), to: Number.POSITIVE_INFINITY };
  const state = getPageState();
  state.requests = [...(state.requests ?? []), entry];
  try {
    const answer = await fetchOwn(request, stop.signal).catch(() => null);
    if (answer === null || dry) await waitMoment();
    return { ...(answer ?? { spoiled: false, answer: null }), refused: answer?.refused || refused.has(url) };
  } finally {
    clearTimeout(timer);
    stops.delete(id);
    entry.to = performance.now();
    stopHearing();
  }
};
