import type { Page, PageSection } from '../../../facts/page.ts';
import { Faulted } from '../../../fault.ts';
import type { Fault } from '../../../model.ts';
import { type Html, NotObservable } from '../../network/reach.ts';

/**
 * The result of a script of ours in the page, or our own error that ended it: Chromium does not report that an injected
 * script threw.
 */
export type Guarded<T> = { readonly value: T } | { readonly fault: Fault };

/** One request to the page's own origin, as sent to its isolated world. */
export interface OwnRequest {
  /** Identifies the request, so that it can be aborted. */
  readonly id: number;
  readonly url: string;
  readonly accept: string;
  /** Maximum number of body bytes to read, plus one that shows that there were more; null leaves the body unread. */
  readonly cap: number | null;
  /** Timeout in milliseconds. */
  readonly ms: number;
  /** Uses the browser's cache only: shows, without a request, whether the page allows requests at all. */
  readonly dry: boolean;
}

/** The outcome of such a request. */
export interface OwnAnswer {
  /** The page does not allow the request: its policy forbids or reports it, or a service worker intercepts it. */
  readonly refused: boolean;
  /**
   * The page intercepts promises, or a service worker took control meanwhile: the answer may be altered, so it is not
   * reported.
   */
  readonly spoiled: boolean;
  /** Null when there was no answer; of a redirect only that it was one. */
  readonly answer: {
    readonly type: string;
    readonly url: string;
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** In base64. */
    readonly body: string;
  } | null;
}

/**
 * The reader as it waits in the page's isolated world after `entrypoints/page.ts` was injected: `executeScript({ files
 * })` cannot return anything, so the background calls it by a second injection with `func` and `args`.
 */
interface PageReader {
  /** Reads the live document. */
  read(): Promise<Guarded<Page> | null>;
  /** Reads fetched HTML, parsed inertly by the browser's own parser. */
  parse(html: Html): Promise<Guarded<Page> | null>;
  /** Reads one section of such HTML. */
  parsePart<Part extends PageSection>(html: Html, part: Part): Promise<Guarded<Page[Part]> | null>;
  /** Sends a request to the page's own origin; `stop` aborts it. Only in Firefox, when nothing was granted but the click. */
  readonly ask?: (request: OwnRequest) => Promise<Guarded<OwnAnswer> | null>;
  readonly stop?: (id: number) => void;
}

/** State that our scripts share in the isolated world of one document. */
export interface PageState {
  /** The reader, once `entrypoints/page.ts` was injected. */
  reader?: PageReader;
  /** Number of readings under way. */
  readings?: number;
  /** Time until which our work in this page rests, in ms on the page's own clock. */
  restUntil?: number;
  /** Requests that our scripts sent to the page's origin, and their start and end: ms on the page's own clock. */
  requests?: readonly { readonly url: string; readonly from: number; readonly to: number }[];
  /** The overlay drawn in the page; `lib/platform/page/overlay` knows its full type. */
  overlay?: { end(): void };
  /** Result of `gather-internals.js` from the page's own world: hostile data. */
  internals?: unknown;
  /** Start of the scan, in ms on the page's own clock. */
  scanBegan?: number;
  /** Number of engine rules that are done. */
  progress?: { readonly done: number; readonly of: number };
  /** Closed shadow roots by host, for browsers whose own API does not give them. */
  closedRoots?: WeakMap<Element, unknown>;
}

/**
 * The result of a reading as JSON, absent when no reader was injected; and the page's address at that time: a web app
 * may have navigated to another route meanwhile.
 */
export interface Read {
  readonly json?: string | null | undefined;
  readonly url: string;
}

/*
 * These functions are passed to `executeScript` as `func`: they are sent as source text, so they may use nothing from
 * outside their own body; each reads our state (`state.ts`) and the page's address itself. Readings are returned as
 * JSON: a browser takes four times as long to transfer an object (measured in Chromium 156: 45 ms against 10 for 700
 * kB), half of it in the page. The address is `location`'s, which no element can shadow; `document.URL` may be an image
 * of that name.
 */
type World = { readonly [key: symbol]: PageState | undefined };

export const readInPage = async (): Promise<Read> => {
  const state = (globalThis as World)[Symbol.for('pijler')];
  const json = JSON.stringify(await state?.reader?.read());
  return { json, url: location.href };
};
export const parseInPage = async (html: Html): Promise<Read> => {
  const state = (globalThis as World)[Symbol.for('pijler')];
  const json = JSON.stringify(await state?.reader?.parse(html));
  return { json, url: location.href };
};
export const parsePartInPage = async (html: Html, part: PageSection): Promise<Read> => {
  const state = (globalThis as World)[Symbol.for('pijler')];
  const json = JSON.stringify(await state?.reader?.parsePart(html, part));
  return { json, url: location.href };
};
export const requestInPage = async (request: OwnRequest): Promise<Read> => {
  const state = (globalThis as World)[Symbol.for('pijler')];
  const json = JSON.stringify(await state?.reader?.ask?.(request));
  return { json, url: location.href };
};
export const stopInPage = (id: number): void => (globalThis as World)[Symbol.for('pijler')]?.reader?.stop?.(id);

/**
 * The value that a script of ours returned. Throws `Faulted` when the script failed with an error of ours, and
 * `NotObservable` when it returned nothing.
 */
export const toValue = (json: unknown): unknown => {
  // Our scripts always return an object, unless the document is left while they run.
  if (typeof json !== 'object' || json === null) throw new NotObservable('interrupted', 'the document went away');
  if ('fault' in json) throw new Faulted(json.fault as Fault);
  return 'value' in json ? json.value : undefined;
};
