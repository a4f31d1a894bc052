import { takeGlobals } from '../../../lib/collect/page/dom/own-globals.ts';

/** Runs before every other script of ours in a world: no element of the page answers to what they look for. */
export const take = (): void => takeGlobals();
