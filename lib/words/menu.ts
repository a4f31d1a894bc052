import type { Locale } from '../model.ts';

/**
 * The item of the page's and the button's context menu, and the button's title; in a file of its own, because only the
 * background shows them.
 */
export const menuWords: Readonly<Record<Locale, string>> = { nl: 'Scan deze website', en: 'Scan this website' };
