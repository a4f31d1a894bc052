import { parseRobotsMetas, showDirective } from '../site-files/robots-directives.ts';
import { parseCanonicalElements } from '../url/canonical.ts';

/** The part of the page facts that is compared. */
export interface HeadFacts {
  readonly document: { readonly lang: string | null };
  readonly head: {
    readonly titles: readonly string[];
    readonly metas: readonly { readonly name: string; readonly content: string }[];
    readonly links: readonly {
      readonly rel: string;
      readonly raw: string | null;
      readonly href: string | null;
      readonly hreflang: string;
      readonly inHead: boolean;
    }[];
  };
}

const HEAD_PARTS = ['title', 'description', 'canonical', 'robots', 'lang', 'hreflang'] as const;
export type HeadPart = (typeof HEAD_PARTS)[number];

/** A part of the head that scripts changed. */
export interface Difference {
  readonly part: HeadPart;
  readonly before: string;
  readonly after: string;
}

/** Removes counters, as in "(3) Berichten", and extra white space: neither says anything about the page. */
const stripCounters = (text: string): string =>
  text
    .replace(/\(\d+\+?\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Directives that only state the default. */
const DEFAULTS = new Set(['index', 'follow', 'all']);

const listRobots = ({ head }: HeadFacts): readonly string[] =>
  parseRobotsMetas(head.metas)
    .filter(({ name }) => !DEFAULTS.has(name))
    .map(showDirective);

const joinUnique = (values: readonly string[]): string => [...new Set(values)].sort().join(', ');

const READ: Readonly<Record<HeadPart, (page: HeadFacts) => string>> = {
  title: ({ head }) => stripCounters(head.titles[0] ?? ''),
  description: ({ head }) => stripCounters(head.metas.find(({ name }) => name === 'description')?.content ?? ''),
  canonical: ({ head }) => joinUnique(parseCanonicalElements(head.links).map(({ href, raw }) => href ?? raw)),
  robots: (page) => joinUnique(listRobots(page)),
  lang: ({ document }) => (document.lang ?? '').trim().toLowerCase(),
  hreflang: ({ head }) =>
    joinUnique(
      head.links
        .filter(({ rel, hreflang }) => rel.split(' ').includes('alternate') && hreflang !== '')
        .map(({ hreflang, href, raw }) => `${hreflang.toLowerCase()} ${href ?? raw}`),
    ),
};

/** The rendered page's robots directives, without a `noindex` or `none` that the raw HTML lacks: those are judged elsewhere. */
const withoutClosing = (page: HeadFacts, raw: HeadFacts): string => {
  const before = new Set(listRobots(raw));
  return joinUnique(listRobots(page).filter((shown) => before.has(shown) || !/(^|: )(noindex|none)$/.test(shown)));
};

/** The parts of the head that differ between the raw HTML and the rendered page, in the order of `HEAD_PARTS`. */
export const compareHeads = (raw: HeadFacts, page: HeadFacts): readonly Difference[] =>
  HEAD_PARTS.map((part) => {
    const after = part === 'robots' ? withoutClosing(page, raw) : READ[part](page);
    return { part, before: READ[part](raw), after };
  }).filter(({ before, after }) => before !== after);
