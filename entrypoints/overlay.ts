import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { storeOverlay } from '../lib/platform/page/overlay/ask.ts';
import { overlayHost } from '../lib/platform/page/overlay/show.ts';

/**
 * Injected when a reader of a report asks to see something on the page, into the isolated world: the only thing of ours
 * that is ever drawn in a page. A second injection leaves the first as it is, for it knows what is drawn.
 */
export default defineUnlistedScript(() => storeOverlay(overlayHost));
