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

/** The patterns' first matches in the texts. */
export const findMatches = (texts: readonly string[], patterns: readonly RegExp[]): readonly string[] =>
  texts.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));

/** Number of characters within which a PHP message names its position. */
const MESSAGE = 550;

/** The first PHP error in the output, from its kind to its line; empty when there is none. */
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

/** Resources that the page loads from a developer's own machine or network. */
export const listLocalAssets = ({ resources }: Page): readonly string[] =>
  resources.list.flatMap(({ url }) => (url !== null && isLocalHost(parseHost(url)) ? [url] : []));

const isStagedHost = (host: string): boolean => STAGING_HOST.test(host) || STAGING_NAME.test(host);

/** Whether another host is a staging host of this site: another site's `dev` or `test` host is its own affair. */
const isStaging = (url: string, own: string): boolean => {
  const host = parseHost(url);
  if (host === own || isStagedHost(own)) return false;
  return STAGING_HOST.test(host) || (STAGING_NAME.test(host) && isSameSite(host, own));
};

/** In Dutch and French a “stage” is an internship, so a link to a host of that name may lead to a public site. */
const isInternship = (url: string): boolean => /^stage\d?\./i.test(parseHost(url));

/** Filler, unfilled tokens, sample pages, and example or staging addresses. */
export const findForgotten = (page: Page, host: string, text: string): readonly string[] => {
  const labels = [
    ...page.headings.filter(({ visible }) => visible),
    ...page.links.list.filter(({ hidden }) => !hidden),
  ].map((one) => one.text.trim());
  const loaded = page.resources.list.flatMap(({ url }) => url ?? []);
  const linked = page.links.list.flatMap(({ href }) => href ?? []);
  const staged = [...loaded, ...linked.filter((url) => !isInternship(url))].filter((url) => isStaging(url, host));
  return [
    ...findMatches(
      [text],
      SAMPLE_TEXTS.map(({ pattern }) => pattern),
    ),
    ...findMatches([text], TOKENS),
    ...labels.filter((label) => SAMPLE_TITLES.test(label) || VOID_TEXT.test(label)),
    ...[...loaded, ...linked].filter((url) => EXAMPLE_DOMAIN.test(url)),
    ...staged,
  ];
};
