import type { Page, PageSection } from '../../../facts/page.ts';
import { Faulted } from '../../../fault.ts';
import type { Fault } from '../../../model.ts';
import { type Html, NotObservable } from '../../network/reach.ts';

/** What a script of ours made in the page, or the error of ours that ended it: Chromium tells nobody that a script threw. */
export type Guarded<T> = { readonly value: T } | { readonly fault: Fault };

/** One request to the page's own origin, as it crosses to its isolated world. */
export interface OwnRequest {
  /** Which it is, for who ends it. */
  readonly id: number;
  readonly url: string;
  readonly accept: string;
  /** Bytes of the body that are read at most, and one more that tells that there were more; null leaves it unread. */
  readonly cap: number | null;
  /** Ms until it is given up. */
  readonly ms: number;
  /** Looks into the browser's cache alone: whether the page lets itself be asked shows without a request. */
  readonly dry: boolean;
}

/** What came of it. */
export interface OwnAnswer {
  /** The page does not let itself be asked: its policy forbids or reports it, or a service worker stands between. */
  readonly refused: boolean;
  /** The page listens in on promises, or a service worker came meanwhile: what came may be their doing, and is not told. */
  readonly spoiled: boolean;
  /** Null when none came; of a redirect only that it was one. */
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
 * The reader, as it waits in the page's isolated world after `entrypoints/page.ts` was injected: `executeScript({ files })`
 * can hand nothing over, so the background calls it by a second injection with `func` and `args`.
 */
interface PageReader {
  /** The live document. */
  read(): Promise<Guarded<Page> | null>;
  /** HTML that was fetched, parsed inertly by the browser's own parser. */
  parse(html: Html): Promise<Guarded<Page> | null>;
  /** One section of it. */
  parsePart<Part extends PageSection>(html: Html, part: Part): Promise<Guarded<Page[Part]> | null>;
  /** Asks the page's own origin, and ends what was asked: in Firefox alone, where nothing was granted but the click. */
  readonly ask?: (request: OwnRequest) => Promise<Guarded<OwnAnswer> | null>;
  readonly stop?: (id: number) => void;
}

/** What our scripts leave for each other in the isolated world of one document. */
export interface PageState {
  /** The reader, once `entrypoints/page.ts` was injected. */
  reader?: PageReader;
  /** Readings under way. */
  readings?: number;
  /** Until when our work here rests, ms on the page's own clock. */
  restUntil?: number;
  /** What scripts of ours asked of the page's origin, and from when to when: ms on the page's own clock. */
  requests?: readonly { readonly url: string; readonly from: number; readonly to: number }[];
  /** What is drawn in the page; `lib/platform/page/overlay` knows more of it. */
  overlay?: { end(): void };
  /** What `gather-internals.js` told in the page's own world: hostile data. */
  internals?: unknown;
  /** When the scan began, ms on the page's own clock. */
  scanBegan?: number;
  /** Rules of the engine that are done. */
  progress?: { readonly done: number; readonly of: number };
  /** Closed shadow roots by their hosts, where the browser's own API does not give them. */
  closedRoots?: WeakMap<Element, unknown>;
}

/** What was read, as JSON, absent where no reader was injected; and the address that the page had then: a web app may have gone to another route meanwhile. */
export interface Read {
  readonly json?: string | null | undefined;
  readonly url: string;
}

/*
 * These are handed to `executeScript` as `func`: they are sent as source text, so they may use nothing from outside
 * their own body: each takes our state (`state.ts`) and the page's address by itself. What is read of a page goes as
 * JSON: a browser takes four times as long over an object (measured in Chromium 156: 45 ms against 10 for 700 kB), half
 * of it in the page. The address is `location`'s, which no element can shadow; `document.URL` may be an image of that name.
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

/** A value that a script of ours made. Throws `Faulted` for the error of ours that ended it. */
export const toValue = (json: unknown): unknown => {
  // Our scripts always answer: a document that goes away under them does not.
  if (typeof json !== 'object' || json === null) throw new NotObservable('interrupted', 'the document went away');
  if ('fault' in json) throw new Faulted(json.fault as Fault);
  return 'value' in json ? json.value : undefined;
};
