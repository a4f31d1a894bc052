import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { storeOverlay } from '../lib/platform/page/overlay/ask.ts';
import { overlayHost } from '../lib/platform/page/overlay/show.ts';

/**
 * Injected into the isolated world when a reader of a report wants to see something on the page: the only thing of ours
 * that is ever drawn in a page. A second injection leaves the first one in place, because it knows what is drawn.
 */
export default defineUnlistedScript(() => storeOverlay(overlayHost));
