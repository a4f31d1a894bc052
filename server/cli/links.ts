import type { Locale } from '../../lib/model.ts';
import { visible } from '../../lib/view/visible.ts';
import { linksWords } from '../../lib/words/links.ts';
import { openRequester } from '../engine/requester.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { type CheckedLink, type OutwardLink, openLinkChecker } from '../links/check-links.ts';

/** `pijler scan --links`: links of the scanned pages to other sites, on demand. */

/** Bytes of a page that are read, and ms for one request. */
const REQUEST = { most: 64_000, ms: 10_000 };

/** A page and its links to other sites. */
export interface PageLinks {
  readonly page: string;
  readonly links: readonly OutwardLink[];
}

const cut = (text: string): string => visible(text.slice(0, 500)).replace(/\s+/g, ' ');

const lineOf = ({ url, text, why, to }: CheckedLink): string => {
  const parts = [cut(url), ...(to === null ? [] : [`→ ${cut(to)}`]), ...(why === '' ? [] : [`(${why})`])];
  return `- ${parts.join(' ')}${text === '' ? '' : `, “${cut(text)}”`}`;
};

/** States that are listed one by one; of the others only how many there are is said. */
const LISTED = ['dead', 'softDead', 'unclear', 'acts'] as const;

/** What became of a page's links, as lines of plain text. */
export const linkLines = (page: string, checked: readonly CheckedLink[], locale: Locale): readonly string[] => {
  const { heading, none, states } = linksWords[locale];
  if (checked.length === 0) return [none({ page: cut(page) })];
  const of = (state: CheckedLink['state']) => checked.filter((link) => link.state === state);
  return [
    heading({ page: cut(page), count: checked.length }),
    ...LISTED.flatMap((state) => {
      const all = of(state);
      return all.length === 0 ? [] : [`${states[state]} (${all.length})`, ...all.map(lineOf)];
    }),
    ...(['robots', 'alive'] as const).flatMap((state) => {
      const { length } = of(state);
      return length === 0 ? [] : [`${states[state]} (${length})`];
    }),
  ];
};

/** Checks the links of pages, an address once for all of them; a line each. */
export const checkPages = async (
  pages: readonly PageLinks[],
  settings: EngineSettings,
  locale: Locale,
): Promise<readonly string[]> => {
  const requester = openRequester(settings);
  const { leavesAlone } = settings;
  try {
    const checker = openLinkChecker({
      ask: (url, method) => requester.request(url, { method, ...REQUEST }),
      leavesAlone,
    });
    const lines: string[] = [];
    for (const { page, links } of pages) lines.push(...linkLines(page, await checker.check(links), locale));
    return lines;
  } finally {
    await requester.close();
  }
};
