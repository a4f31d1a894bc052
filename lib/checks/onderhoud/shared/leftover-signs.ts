import {
  EXAMPLE_DOMAIN,
  PHP_ERROR,
  PHP_ERROR_POSITION,
  SAMPLE_TEXTS,
  SAMPLE_TITLES,
  STAGING_HOST,
  STAGING_NAME,
  TOKENS,
  VOID_TEXT,
} from '../../../data/page-kinds/leftovers.ts';
import type { Facts } from '../../../evidence.ts';
import { isLocalHost, parseHost } from '../../../parse/url/host-match.ts';
import { isSameSite } from '../../../parse/url/same-site.ts';

type Page = Facts['page'];

/** What the patterns find in the texts. */
export const findMatches = (texts: readonly string[], patterns: readonly RegExp[]): readonly string[] =>
  texts.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));

/** Characters in which a message of PHP names its place. */
const MESSAGE = 550;

/** The first error that PHP put out, from its kind to its line; none when there is none. */
export const findPhpError = (text: string): readonly string[] => {
  for (const { index, 0: kind } of text.matchAll(PHP_ERROR)) {
    const line = /.*/.exec(text.slice(index, index + MESSAGE))?.[0] ?? '';
    const position = PHP_ERROR_POSITION.exec(line.slice(kind.length));
    if (position !== null) return [line.slice(0, kind.length + position.index + position[0].length)];
  }
  return [];
};

/** The texts that name the page. */
export const listTitles = ({ head, headings }: Page): readonly string[] => [
  ...head.titles,
  ...headings.filter(({ level, visible }) => level === 1 && visible).map(({ text }) => text),
];

const listAddresses = ({ resources, links }: Page): readonly string[] => [
  ...resources.list.flatMap(({ url }) => url ?? []),
  ...links.list.flatMap(({ href }) => href ?? []),
];

/** What the page loads from a maker's own machine or network. */
export const listLocalAssets = ({ resources }: Page): readonly string[] =>
  resources.list.flatMap(({ url }) => (url !== null && isLocalHost(parseHost(url)) ? [url] : []));

const isStagedHost = (host: string): boolean => STAGING_HOST.test(host) || STAGING_NAME.test(host);

/** Another host than the page's own, on which this site is built: what others call `dev` or `test` is theirs. */
const isStaging = (url: string, own: string): boolean => {
  const host = parseHost(url);
  if (host === own || isStagedHost(own)) return false;
  return STAGING_HOST.test(host) || (STAGING_NAME.test(host) && isSameSite(host, own));
};

/** Filler, unfilled tokens, sample pages, addresses for examples and for building. */
export const findForgotten = (page: Page, host: string, text: string): readonly string[] => {
  const labels = [
    ...page.headings.filter(({ visible }) => visible),
    ...page.links.list.filter(({ hidden }) => !hidden),
  ].map((one) => one.text.trim());
  return [
    ...findMatches(
      [text],
      SAMPLE_TEXTS.map(({ pattern }) => pattern),
    ),
    ...findMatches([text], TOKENS),
    ...labels.filter((label) => SAMPLE_TITLES.test(label) || VOID_TEXT.test(label)),
    ...listAddresses(page).filter((url) => EXAMPLE_DOMAIN.test(url) || isStaging(url, host)),
  ];
};
