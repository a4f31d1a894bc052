import * as z from 'zod/mini';
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

/** What a document says of itself: the live page, or the raw HTML of the fresh answer parsed inertly. */
export const Page = z.object({
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
export type Page = z.infer<typeof Page>;
