import type { PageState } from './world.ts';

/**
 * A symbol, for the ids and names of a page's elements and frames are properties of the window as well (HTML, “Named
 * access on the Window object”), in Chromium in an isolated world too: what lies under a name of ours, or is looked for
 * there, may be an element of the page. Such names are texts. One of the registry, since every script that is injected
 * has to find it; a page has another window object, on which nothing of ours is seen.
 */
const KEY = Symbol.for('pijler');

/** The state of this world; made at the first question, and the same object from then on. */
export const getPageState = (): PageState => {
  const world = globalThis as { [KEY]?: PageState };
  world[KEY] ??= {};
  return world[KEY];
};
