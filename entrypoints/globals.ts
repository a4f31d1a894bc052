import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { takeGlobals } from '../lib/collect/page/dom/own-globals.ts';

/** Injected before every other script of ours, in the same call: no element of the page answers to what they look for. */
export default defineUnlistedScript(() => takeGlobals());
