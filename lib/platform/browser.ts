import type { Browser } from 'webextension-polyfill';
import { browser as polyfilled } from 'wxt/browser';

/** The extension API of both browsers, promise-based in each; all other modules import it from here. */
export const browser = polyfilled as unknown as Browser;
