import { getShadow, getTag, isHtml, isShadowRoot, keepClosedRoot } from './dom.ts';
import { getOwnValue } from './own-value.ts';
import { getPageState } from './state.ts';

/*
 * A page may close a shadow root to its own scripts (DOM, 4.8). Its visitors see what stands in it, so we look there too: an
 * extension may ask its browser for it, and the service hands it over.
 */

const HOSTS =
  /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^-/>\s]*-[^/>\s]*)$/;

/** Elements that a page may give a shadow root (DOM, 4.8); the others have at most the browser's own. */
const canHost = (element: Element): boolean => isHtml(element) && HOSTS.test(getTag(element));

/** What Chromium tells extensions about shadow roots. */
interface ShadowApi {
  openOrClosedShadowRoot(element: Element): unknown;
}

/** The browser's own `chrome.dom`: an own property of the window, which an element named `chrome` is not. */
const getShadowApi = (): ShadowApi | undefined =>
  (getOwnValue(globalThis, 'chrome') as { readonly dom?: ShadowApi } | undefined)?.dom;

/** What Firefox's elements tell an extension themselves. */
type Telling = Element & { readonly openOrClosedShadowRoot?: unknown };

/**
 * Looks for the closed shadow root of an element; from then on `getShadow` gives it.
 *
 * @returns whether the element has one that can be looked into.
 */
export const findClosedRoot = (element: Element): boolean => {
  if (!canHost(element) || getShadow(element) !== null) return false;
  const root =
    getPageState().closedRoots?.get(element) ??
    getShadowApi()?.openOrClosedShadowRoot(element) ??
    (element as Telling).openOrClosedShadowRoot;
  if (typeof root !== 'object' || root === null || !isShadowRoot(root as Node)) return false;
  keepClosedRoot(element, root as ShadowRoot);
  return true;
};
