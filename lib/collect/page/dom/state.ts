import type { PageState } from './world.ts';

/**
 * A symbol, because ids and names of a page's elements and frames are properties of the window too (HTML, “Named access
 * on the Window object”), in Chromium even in an isolated world: a string property of ours could collide with an
 * element of the page. Such names are always strings. From the global registry, since every injected script has to find
 * it; the page has another window object, where nothing of ours is visible.
 */
const KEY = Symbol.for('pijler');

/** The state of this world; created on first use, and the same object from then on. */
export const getPageState = (): PageState => {
  const world = globalThis as { [KEY]?: PageState };
  world[KEY] ??= {};
  return world[KEY];
};
