import type { Finding } from '../model.ts';
import { makeVisible } from '../view/visible.ts';

/** How much of a report a saved file contains: items of a check, characters of a text, steps. */
export const MAX = { items: 20, length: 2_000, steps: 10 };

/** Makes foreign text safe for a file. */
export const toShownText = (text: string): string => makeVisible(text.slice(0, MAX.length));

/** Selectors of a finding's offenders that are in the page, each once. */
export const listSelectors = ({ places = [] }: Finding): readonly string[] => {
  const selectors = places
    .slice(0, MAX.items)
    .flatMap((location) => (location === null ? [] : [toShownText(location.at)]));
  return [...new Set(selectors)].filter((selector) => selector !== '');
};
