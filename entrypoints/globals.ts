import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { takeGlobals } from '../lib/collect/page/dom/own-globals.ts';

/**
 * Injected before every other script of ours, in the same call, so that no element of the page can shadow the globals
 * they use.
 */
export default defineUnlistedScript(() => takeGlobals());
