import { findBlindness } from '../../../check.ts';
import { PRODUCTS } from '../../../data/software/products.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import type { Blind } from '../../../model.ts';
import { type FoundProduct, findProducts } from '../../../parse/software/found-products.ts';
import { isVersion } from '../../../parse/software/version.ts';
import { parseHost, stripWww } from '../../../parse/url/host-match.ts';
import { isSameSite } from '../../../parse/url/same-site.ts';

const JUDGED = PRODUCTS.filter(({ kind }) => kind === 'cms' || kind === 'shop' || kind === 'framework');

/** Whether a product is a framework, with which a system is built, rather than a system itself. */
export const isFramework = (product: string): boolean =>
  PRODUCTS.some(({ id, kind }) => id === product && kind === 'framework');

/** Hosts on which a site stores its own files. */
const FILES = /^(?:cdn|static|assets?|media|files?|img|images?|css|js)\d{0,2}[.-]/;

/** Whether a file belongs to this site: on its host, its www twin, or a file host of the same site. */
export const isOwnFile = (url: string, { document }: Facts['page']): boolean => {
  const [host, own] = [parseHost(url), parseHost(document.url)];
  return host !== '' && (stripWww(host) === stripWww(own) || (FILES.test(host) && isSameSite(host, own)));
};

const listAddresses = (page: Facts['page']) =>
  [...page.resources.list.map(({ url }) => url), ...page.head.links.map(({ href }) => href)].flatMap((url) =>
    url === null ? [] : [{ url, own: isOwnFile(url, page) }],
  );

/** Products that expose their version in the page's own world. */
const findInWorld = (libraries: Facts['libraries']): readonly FoundProduct[] =>
  JUDGED.flatMap(({ id, name, hosted }) => {
    const version = libraries.find(({ library }) => library === id)?.version;
    return version === undefined || !isVersion(version) ? [] : [{ id, name, hosted, version }];
  });

/** Why the page's headers or its own world, each of which may identify a product, were not seen; null when both were. */
export const findProductBlindness = (
  answer: Seen<Facts['answer']>,
  libraries: Seen<Facts['libraries']>,
): Blind | null => {
  if (answer.seen && answer.value.barrier !== null) return answer.value.barrier;
  return findBlindness([answer, libraries]);
};

/** Content systems, shops and frameworks identified by the page, the headers of a fresh answer and the page's own world. */
export const findProductsSeen = (
  page: Facts['page'],
  headers: Readonly<Record<string, string>>,
  libraries: Facts['libraries'] = [],
): readonly FoundProduct[] => {
  const generators = page.head.metas
    .filter(({ name, inHead }) => name === 'generator' && inHead)
    .map(({ content }) => content);
  const inline = page.resources.inline.map(({ start }) => start);
  const named = findProducts({ generators, headers, addresses: listAddresses(page), inline }, JUDGED);
  const listed = findInWorld(libraries);
  return [...named.filter(({ id }) => !listed.some((one) => one.id === id)), ...listed];
};
