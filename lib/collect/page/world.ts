import type { Page } from '../../facts/page.ts';
import type { Html } from '../reach.ts';

/**
 * The reader, as it waits in the page's isolated world after `entrypoints/page.ts` was injected: `executeScript({ files })`
 * can hand nothing over, so the background calls it by a second injection with `func` and `args`.
 */
export interface PageReader {
  /** The live document. */
  read(): Promise<Page>;
  /** HTML that was fetched, parsed inertly by the browser's own parser. */
  parse(html: Html): Promise<Page>;
  /** One section of it. */
  parsePart<Part extends keyof Page>(html: Html, part: Part): Promise<Page[Part]>;
}

/** The live page as JSON, and the address it had when it was read: a web app may have gone to another route meanwhile. */
export interface Read {
  readonly page: string | undefined;
  readonly url: string;
}

declare global {
  // Only `var` declares a property of globalThis.
  var pijler: PageReader | undefined;
  /** Readings under way. */
  var pijlerReading: number | undefined;
}

/*
 * These are handed to `executeScript` as `func`: they are sent as source text, so they may use nothing from outside
 * their own body. They give undefined where the reader was not injected. What is read of a page goes as JSON: a browser
 * takes four times as long over an object (measured in Chromium 156: 45 ms against 10 for 700 kB), half of it in the page.
 */
export const readInPage = async (): Promise<Read> => {
  const page = JSON.stringify(await globalThis.pijler?.read());
  return { page, url: document.URL };
};
export const parseInPage = async (html: Html): Promise<string | undefined> =>
  JSON.stringify(await globalThis.pijler?.parse(html));
export const parsePartInPage = async (html: Html, part: keyof Page): Promise<string | undefined> =>
  JSON.stringify(await globalThis.pijler?.parsePart(html, part));
