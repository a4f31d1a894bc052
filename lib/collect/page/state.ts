import type { PageReader } from './world.ts';

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

/**
 * A symbol, for the ids and names of a page's elements and frames are properties of the window as well (HTML, “Named
 * access on the Window object”), in Chromium in an isolated world too: what lies under a name of ours, or is looked for
 * there, may be an element of the page. Such names are texts. One of the registry, since every script that is injected
 * has to find it; a page has another window object, on which nothing of ours is seen.
 */
const KEY = Symbol.for('pijler');

/** The state of this world; made at the first question, and the same object from then on. */
export const pageState = (): PageState => {
  const world = globalThis as { [KEY]?: PageState };
  world[KEY] ??= {};
  return world[KEY];
};
