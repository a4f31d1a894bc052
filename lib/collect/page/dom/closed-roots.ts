import { isHtml, isShadowRoot, keepClosedRoot, shadowOf, tagOf } from './dom.ts';
import { ownValue } from './own-value.ts';
import { pageState } from './state.ts';

/*
 * A page may close a shadow root to its own scripts (DOM, 4.8). Its visitors see what stands in it, so we look there too: an
 * extension may ask its browser for it, and the service hands it over.
 */

const HOSTS =
  /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^-/>\s]*-[^/>\s]*)$/;

/** Elements that a page may give a shadow root (DOM, 4.8); the others have at most the browser's own. */
const canHost = (element: Element): boolean => isHtml(element) && HOSTS.test(tagOf(element));

/** What Chromium tells extensions about shadow roots. */
interface ShadowApi {
  openOrClosedShadowRoot(element: Element): unknown;
}

/** The browser's own `chrome.dom`: an own property of the window, which an element named `chrome` is not. */
const shadowApi = (): ShadowApi | undefined =>
  (ownValue(globalThis, 'chrome') as { readonly dom?: ShadowApi } | undefined)?.dom;

/** What Firefox's elements tell an extension themselves. */
type Telling = Element & { readonly openOrClosedShadowRoot?: unknown };

/**
 * Looks for the closed shadow root of an element; from then on `shadowOf` gives it.
 *
 * @returns whether the element has one that can be looked into.
 */
export const findClosedRoot = (element: Element): boolean => {
  if (!canHost(element) || shadowOf(element) !== null) return false;
  const root =
    pageState().closedRoots?.get(element) ??
    shadowApi()?.openOrClosedShadowRoot(element) ??
    (element as Telling).openOrClosedShadowRoot;
  if (typeof root !== 'object' || root === null || !isShadowRoot(root as Node)) return false;
  keepClosedRoot(element, root as ShadowRoot);
  return true;
};
