import type { Page } from '../../facts/page.ts';
import { findInsecureInStyle } from '../../parse/css/style-addresses.ts';
import { getOwn } from '../../parse/text/own.ts';
import { isInsecure } from '../../parse/url/trustworthy.ts';
import { findAll, findClosest, getAttribute, getTag, readTokens, resolve, textOf } from './dom/dom.ts';
import type { Reading } from './dom/reading.ts';

type Insecure = Page['resources']['insecure'][number];

const LIMIT = { found: 100, address: 2_000, css: 200_000 };

/** Attributes that load something, by element; `srcset` and styles are read separately. */
const LOADING: Readonly<Record<string, readonly (readonly [attribute: string, kind: Insecure['kind']])[]>> = {
  script: [['src', 'active']],
  iframe: [['src', 'active']],
  frame: [['src', 'active']],
  embed: [['src', 'active']],
  object: [['data', 'active']],
  img: [['src', 'passive']],
  input: [['src', 'passive']],
  image: [
    ['href', 'passive'],
    ['xlink:href', 'passive'],
  ],
  source: [['src', 'passive']],
  track: [['src', 'passive']],
  audio: [['src', 'passive']],
  video: [
    ['src', 'passive'],
    ['poster', 'passive'],
  ],
  body: [['background', 'passive']],
  table: [['background', 'passive']],
  td: [['background', 'passive']],
};
// With attribute names, so as not to match every `td` of a large table; a selector cannot name a namespaced attribute
// by its prefix.
const SELECTOR = [
  ...Object.entries(LOADING).flatMap(([tag, loads]) =>
    loads.map(([name]) => (name.includes(':') ? tag : `${tag}[${name}]`)),
  ),
  'link[href]',
  '[srcset]',
  '[imagesrcset]',
  '[style*="http:" i]',
  'style',
].join(', ');

/** The `as` values of preloads that are only displayed. */
const SHOWN = ['image', 'font', 'audio', 'video', 'track'];
const ACTIVE_LINKS = ['stylesheet', 'modulepreload', 'prefetch', 'manifest'];
const PASSIVE_LINKS = ['icon', 'apple-touch-icon', 'mask-icon'];

/** Kind of a `link`'s resource; null when the link loads nothing. */
const findLinkKind = (link: Element): Insecure['kind'] | null => {
  const rel = readTokens(link, 'rel').split(' ');
  if (rel.includes('preload')) return SHOWN.includes(readTokens(link, 'as')) ? 'passive' : 'active';
  if (rel.some((word) => ACTIVE_LINKS.includes(word))) return 'active';
  return rel.some((word) => PASSIVE_LINKS.includes(word)) ? 'passive' : null;
};

const findMatches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replace(/,$/, ''));

/**
 * A quick pre-check, as resolving is expensive: under an https base only an address that itself begins with http: can
 * be insecure.
 */
const mayBeInsecure = (written: string, base: string): boolean =>
  written !== '' &&
  (!base.startsWith('https:') || /^[\t\n\r]*h[\t\n\r]*t[\t\n\r]*t[\t\n\r]*p[\t\n\r]*:/i.test(written));

const findInAttributes = (element: Element, base: string): readonly Insecure[] => {
  const loading =
    getTag(element) === 'link' ? [['href', findLinkKind(element)] as const] : (getOwn(LOADING, getTag(element)) ?? []);
  return loading.flatMap(([name, kind]) => {
    const written = getAttribute(element, name)?.trim() ?? '';
    const url = mayBeInsecure(written, base) ? resolve(written, base) : null;
    return url === null || kind === null ? [] : [{ kind, url }];
  });
};

const findInElement = (element: Element, base: string): readonly Insecure[] => {
  if (findClosest(element, 'noscript') !== null) return [];
  const srcsets = ['srcset', 'imagesrcset'].map((name) => getAttribute(element, name) ?? '').join(' ');
  const style = getTag(element) === 'style' ? textOf(element) : (getAttribute(element, 'style') ?? '');
  const found = [
    ...findInAttributes(element, base),
    ...findMatches(srcsets, /(?:^|[\s,])(http:\/\/\S+)/gi).map((url) => ({ kind: 'passive' as const, url })),
    ...findInsecureInStyle(style.slice(0, LIMIT.css)),
  ];
  return found.filter(({ url }) => isInsecure(url));
};

/**
 * Addresses that attributes and styles load over http, each once. The browser upgrades or blocks such requests, so only
 * the markup shows them. The content of `noscript` is left out: visitors with scripts enabled do not load it.
 */
export const readInsecure = async ({ doc, base, slices }: Reading): Promise<Page['resources']['insecure']> => {
  const found = (await slices.map(findAll(doc, SELECTOR), (element) => findInElement(element, base))).flat();
  const byKey = new Map(
    found.map(({ kind, url }) => [`${kind} ${url}`, { kind, url: url.slice(0, LIMIT.address).toWellFormed() }]),
  );
  return [...byKey.values()].slice(0, LIMIT.found);
};
