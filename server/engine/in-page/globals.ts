import { reserveGlobals } from '../../../lib/collect/page/dom/own-globals.ts';

/**
 * Runs before every other script of ours in a world, so that no element of the page can stand in for the globals that they use.
 */
export const take = (): void => reserveGlobals();
