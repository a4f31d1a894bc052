import * as z from 'zod/mini';
import { Faulted } from '../fault.ts';
import { Authorship } from './page/authorship.ts';
import { Concealed } from './page/concealed.ts';
import { DocumentFacts } from './page/document.ts';
import { Forms } from './page/forms.ts';
import { Head } from './page/head.ts';
import { Headings } from './page/headings.ts';
import { Images } from './page/images.ts';
import { Languages } from './page/languages.ts';
import { Layout } from './page/layout.ts';
import { Links } from './page/links.ts';
import { Markup } from './page/markup.ts';
import { Motion } from './page/motion.ts';
import { Overlay } from './page/overlay.ts';
import { Performance } from './page/performance.ts';
import { Resources } from './page/resources.ts';
import { StructuredData } from './page/structured-data.ts';
import { Styles } from './page/styles.ts';
import { Text } from './page/text.ts';
import { FaultSchema } from './seen.ts';

/** The sections of the page facts, each read by a reader of its own. */
export const PAGE_SECTIONS = z.object({
  document: DocumentFacts,
  head: Head,
  headings: Headings,
  links: Links,
  images: Images,
  resources: Resources,
  forms: Forms,
  text: Text,
  structuredData: StructuredData,
  markup: Markup,
  authorship: Authorship,
  concealed: Concealed,
  performance: Performance,
  languages: Languages,
  styles: Styles,
  motion: Motion,
  layout: Layout,
  overlay: Overlay,
});
export type PageSection = keyof z.infer<typeof PAGE_SECTIONS>;
const NAMES = Object.keys(PAGE_SECTIONS.shape) as readonly PageSection[];

/** Our own errors that prevented sections from being read. */
const Faults = z.partialRecord(z.enum(NAMES), FaultSchema);

const PageSections = z
  .extend(z.partial(PAGE_SECTIONS), { faults: z.exactOptional(Faults) })
  .check(
    z.refine((changes) => NAMES.every((name) => changes[name] !== undefined || changes.faults?.[name] !== undefined)),
  );

type PageSections = z.infer<typeof PageSections>;

/**
 * Makes every access to an unreadable section, or a copy of the page with all its sections, throw its fault: to the
 * reader the section is then unknown, and never absent. As JSON, the page is what was recorded.
 */
const guardSections = (changes: PageSections): z.infer<typeof PAGE_SECTIONS> & Pick<PageSections, 'faults'> => {
  const page = { ...changes };
  for (const [name, fault] of Object.entries(changes.faults ?? {})) {
    const get = (): never => {
      throw new Faulted(fault);
    };
    Object.defineProperty(page, name, { get, enumerable: true });
  }
  if (changes.faults !== undefined) Object.defineProperty(page, 'toJSON', { value: () => changes });
  return page as ReturnType<typeof guardSections>;
};

/**
 * Facts about a document: the live page, or the raw HTML of the fresh answer, parsed without running scripts. A section
 * whose reader failed is in `faults`, and only affects what reads that section.
 */
export const Page = z.pipe(PageSections, z.transform(guardSections));
export type Page = z.infer<typeof Page>;

/** The page as recorded, for code that stores or parses it. */
export const toPlainPage = (page: Page): Page => (page as { toJSON?(): Page }).toJSON?.() ?? page;
