import { type Reading, resolveBase } from '../../lib/collect/page/dom/reading.ts';
import { makeSlices } from '../../lib/collect/page/dom/slices.ts';

export const HOME = 'https://voorbeeld.nl/';

const readingOf = (
  doc: Document,
  html: string,
  { live, url }: { readonly live: boolean; readonly url: string },
): Reading => ({
  doc,
  source: { url, live, html: live ? '' : html, truncated: false },
  base: resolveBase(doc, url),
  slices: makeSlices(),
});

/** HTML as it was sent, parsed inertly. */
export const sent = (html: string, url = HOME): Reading =>
  readingOf(new DOMParser().parseFromString(html, 'text/html'), html, { live: false, url });

/** HTML as the document of a window: with computed styles, without a layout. Each call replaces the document before. */
export const shown = (html: string, url = HOME): Reading => {
  // jsdom keeps their rules when another document is opened.
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  document.open();
  document.write(html);
  document.close();
  return readingOf(document, html, { live: true, url });
};

/** Repeats an element `count` times, each made from its number. */
export const times = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');
