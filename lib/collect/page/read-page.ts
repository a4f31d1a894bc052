import type { Page } from '../../facts/page.ts';
import type { Html } from '../reach.ts';
import { readAuthorship } from './authorship.ts';
import { readConcealed } from './concealed.ts';
import { readDocument } from './document.ts';
import { readForms } from './forms.ts';
import { readHead } from './head.ts';
import { readHeadings } from './headings.ts';
import { readImages } from './images.ts';
import { readLanguages } from './languages.ts';
import { readLayout } from './layout.ts';
import { readLinks } from './links.ts';
import { readMarkup } from './markup.ts';
import { readMotion } from './motion.ts';
import { readOverlay } from './overlay.ts';
import { readPerformance } from './performance.ts';
import { baseOf, type Reading, type Source } from './reading.ts';
import { readResources } from './resources.ts';
import { makeSlices } from './slices.ts';
import { readStructuredData } from './structured-data.ts';
import { readStyles } from './styles.ts';
import { readText } from './text.ts';

type Readers = { readonly [Section in keyof Page]: (reading: Reading) => Page[Section] | Promise<Page[Section]> };

/** One reader per section of the page facts, in the order they run. */
const READERS: Readers = {
  document: readDocument,
  head: readHead,
  headings: readHeadings,
  links: readLinks,
  images: readImages,
  resources: readResources,
  forms: readForms,
  text: readText,
  structuredData: readStructuredData,
  markup: readMarkup,
  authorship: readAuthorship,
  concealed: readConcealed,
  performance: readPerformance,
  languages: readLanguages,
  styles: readStyles,
  motion: readMotion,
  layout: readLayout,
  overlay: readOverlay,
};

const readingOf = (doc: Document, source: Source): Reading => ({
  doc,
  source,
  base: baseOf(doc, source.url),
  slices: makeSlices(),
});

const { performance: measure, ...WORK } = READERS;

/**
 * What a document says of itself. Works on the live document and on HTML that was parsed inertly; reads and never
 * writes, and gives the page its turn between and within sections.
 */
export const readPage = async (doc: Document, source: Source): Promise<Page> => {
  const reading = readingOf(doc, source);
  // It waits for the browser rather than works, so it is begun first.
  const measured = measure(reading);
  const page: Partial<Record<keyof Page, unknown>> = {};
  for (const [section, read] of Object.entries(WORK)) {
    page[section as keyof Page] = await read(reading);
    await reading.slices.rest();
  }
  return { ...(page as Page), performance: await measured };
};

/** The page that is shown. */
export const readLive = (doc: Document): Promise<Page> =>
  readPage(doc, { url: doc.URL, live: true, html: '', truncated: false });

const parsed = ({ html }: Html): Document => new DOMParser().parseFromString(html, 'text/html');

/** HTML as it was sent, parsed by the browser's own parser: no script runs and nothing is fetched. */
export const readRaw = (html: string, url: string, truncated = false): Promise<Page> =>
  readPage(parsed({ html, url, truncated }), { html, url, truncated, live: false });

/** One section of the same. */
export const readPart = async <Part extends keyof Page>(html: Html, part: Part): Promise<Page[Part]> =>
  READERS[part](readingOf(parsed(html), { ...html, live: false })) as Promise<Page[Part]>;
