import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { reserveGlobals } from '../lib/collect/page/dom/own-globals.ts';

/**
 * Injected before every other script of ours, in the same call, so that no element of the page can shadow the globals
 * they use.
 */
export default defineUnlistedScript(() => reserveGlobals());
