import { getShadow, getTag, isHtml, isShadowRoot, keepClosedRoot } from './dom.ts';
import { getOwnValue } from './own-value.ts';
import { getPageState } from './state.ts';

/*
 * A page may close a shadow root to its own scripts (DOM, 4.8). Visitors see its content, so we read it too: an
 * extension can ask its browser for the root, and the service passes it in.
 */

const HOSTS =
  /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^-/>\s]*-[^/>\s]*)$/;

/** Elements to which a page can attach a shadow root (DOM, 4.8); all others have at most the browser's own. */
const canHost = (element: Element): boolean => isHtml(element) && HOSTS.test(getTag(element));

/** The API through which Chromium gives extensions access to shadow roots. */
interface ShadowApi {
  openOrClosedShadowRoot(element: Element): unknown;
}

/** The browser's own `chrome.dom`, read as an own property of the window, which an element named `chrome` is not. */
const getShadowApi = (): ShadowApi | undefined =>
  (getOwnValue(globalThis, 'chrome') as { readonly dom?: ShadowApi } | undefined)?.dom;

/** In Firefox, elements themselves expose their shadow root to an extension. */
type Telling = Element & { readonly openOrClosedShadowRoot?: unknown };

/**
 * Looks for an element's closed shadow root; afterwards `getShadow` returns it.
 *
 * @returns whether the element has a closed root that can be read.
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
