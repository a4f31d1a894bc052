import { addListener } from './properties.ts';
import { getPageState } from './state.ts';
import type { OwnAnswer, OwnRequest } from './world.ts';

/** Maximum number of characters of a header value that is reported, and of headers. */
const LIMIT = { value: 16_000, headers: 500 };
/** Milliseconds to wait for the policy's refusal after a request: it is only reported by an event, which arrives later. */
const MOMENT = 30;

const waitMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MOMENT));

/**
 * Whether the document has another origin than its address (sandboxed), or a service worker that would answer in the
 * site's place.
 */
const isClosed = (url: string): boolean =>
  globalThis.origin !== new URL(url).origin || Boolean(navigator.serviceWorker?.controller);

/**
 * Promises of the page's own world look up `then` on its prototypes: a page that defines one there can observe, and
 * alter, their values.
 */
const isSpoiled = (created: object): boolean => {
  const { wrappedJSObject: unwrapped = created } = created as { readonly wrappedJSObject?: object };
  return 'then' in unwrapped;
};

const REFUSED: OwnAnswer = { refused: true, spoiled: false, answer: null };
const SPOILED: OwnAnswer = { refused: false, spoiled: true, answer: null };

/**
 * Reads the body up to `cap` plus one byte, which shows that there was more; returns an empty array when `cap` is null
 * and the body is left unread.
 */
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

/** Firefox has `toBase64` since 133; TypeScript does not know it yet. */
type Encodable = Uint8Array & { toBase64(): string };

const listHeaders = ({ headers }: Response): [string, string][] => {
  const readable: [string, string][] = [];
  // Iterators of the page's world do not work in ours.
  headers.forEach((value, name) => void readable.push([name, value.slice(0, LIMIT.value)]));
  return readable.slice(0, LIMIT.headers);
};

const fetchOwn = async ({ url, accept, cap, dry }: OwnRequest, signal: AbortSignal): Promise<OwnAnswer> => {
  // This call and those in lib/platform/scan/browser-host.ts are the only ones; the fetch policy is checked before.
  const response = await fetch(url, {
    // The site chooses where a redirect leads, and a cross-origin request would be sent even though its answer cannot
    // be read.
    redirect: 'manual',
    mode: 'same-origin',
    credentials: 'omit',
    cache: dry ? 'only-if-cached' : 'no-store',
    referrerPolicy: 'no-referrer',
    headers: { accept },
    signal,
  });
  // A service worker that took control meanwhile may have answered.
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

/** Aborts a request whose answer is no longer needed. */
export const stopOwn = (id: number): void => stops.get(id)?.abort();

/**
 * Sends a request to the page's own origin from its isolated world, where the page's overridden `fetch` has no effect;
 * the request is subject to the page's policy (CSP) and appears in its list of requests. Never rejects because of the
 * network or the page.
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
