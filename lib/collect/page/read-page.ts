import type { Page, PageSection } from '../../facts/page.ts';
import { toFault } from '../../fault.ts';
import type { Fault } from '../../model.ts';
import type { Html } from '../network/reach.ts';
import { readConcealed } from './appearance/concealed.ts';
import { readLayout } from './appearance/layout.ts';
import { readMotion } from './appearance/motion.ts';
import { readOverlay } from './appearance/overlay.ts';
import { readStyles } from './appearance/styles.ts';
import { readAuthorship } from './content/authorship.ts';
import { readHead } from './content/head.ts';
import { readHeadings } from './content/headings.ts';
import { readImages } from './content/images.ts';
import { readLanguages } from './content/languages.ts';
import { readLinks } from './content/links.ts';
import { readMarkup } from './content/markup.ts';
import { readStructuredData } from './content/structured-data.ts';
import { readText } from './content/text.ts';
import { readDocument } from './dom/document.ts';
import { isDocumentDetached } from './dom/is-document-detached.ts';
import { addressOf } from './dom/properties.ts';
import { type Reading, resolveBase, type Source } from './dom/reading.ts';
import { makeSlices } from './dom/slices.ts';
import { readForms } from './forms.ts';
import { readPerformance } from './performance.ts';
import { readResources } from './resources.ts';

type Readers = { readonly [Section in PageSection]: (reading: Reading) => Page[Section] | Promise<Page[Section]> };

/** One reader per section of the page fact, in the order in which they run. */
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

const createReading = (doc: Document, source: Source): Reading => ({
  doc,
  source,
  base: resolveBase(doc, source.url),
  slices: makeSlices(),
});

const SECTIONS = Object.keys(READERS) as readonly PageSection[];
/** This section mostly waits for the browser, so it is started first. */
const FIRST: PageSection = 'performance';

interface PageReading {
  readonly sections: Partial<Record<PageSection, unknown>>;
  readonly faults: Partial<Record<PageSection, Fault>>;
}

/** Reads one section. If its reader throws, that is recorded as a fault and affects no other section. */
const readInto = async ({ sections, faults }: PageReading, section: PageSection, reading: Reading): Promise<void> => {
  try {
    sections[section] = await READERS[section](reading);
  } catch (error) {
    faults[section] = toFault(error, `the reader of ${section}`);
  }
};

/**
 * Reads all sections of a document, live or parsed inertly. Reads only, never writes, and yields to the page between
 * and within sections. Throws when the live document was left meanwhile.
 */
export const readPage = async (doc: Document, source: Source): Promise<Page> => {
  const reading = createReading(doc, source);
  const result: PageReading = { sections: {}, faults: {} };
  const measured = readInto(result, FIRST, reading);
  for (const section of SECTIONS.filter((name) => name !== FIRST)) {
    await readInto(result, section, reading);
    await reading.slices.rest();
  }
  await measured;
  const { sections, faults } = result;
  if (Object.keys(faults).length === 0) return sections as Page;
  // These readers may have failed because the document was left, and the others may have read only what remained of it.
  if (isDocumentDetached()) throw new Error('the document was left');
  return { ...sections, faults } as Page;
};

/** Reads the page that is displayed. */
export const readLive = (doc: Document): Promise<Page> =>
  readPage(doc, { url: addressOf(doc), live: true, html: '', truncated: false });

const parseHtml = ({ html }: Html): Document => new DOMParser().parseFromString(html, 'text/html');

/** Reads HTML as it was sent, parsed by the browser's own parser: no script runs and nothing is fetched. */
export const readRaw = (html: string, url: string, truncated = false): Promise<Page> =>
  readPage(parseHtml({ html, url, truncated }), { html, url, truncated, live: false });

/** Reads one section of such HTML. */
export const readPart = async <Part extends PageSection>(html: Html, part: Part): Promise<Page[Part]> =>
  READERS[part](createReading(parseHtml(html), { ...html, live: false })) as Promise<Page[Part]>;
