import { PRODUCTS } from '../../data/products.ts';
import type { Facts } from '../../evidence.ts';
import { type FoundProduct, findProducts } from '../../parse/found-products.ts';
import { isVersion } from '../../parse/version.ts';

const JUDGED = PRODUCTS.filter(({ kind }) => kind === 'cms' || kind === 'shop' || kind === 'framework');

const addressesOf = ({ resources, head }: Facts['page']): readonly string[] =>
  [...resources.list.map(({ url }) => url), ...head.links.map(({ href }) => href)].filter((url) => url !== null);

/** Products that name their version in the page's own world. */
const inWorld = (libraries: Facts['libraries']): readonly FoundProduct[] =>
  JUDGED.flatMap(({ id, name, hosted }) => {
    const version = libraries.find(({ library }) => library === id)?.version;
    return version === undefined || !isVersion(version) ? [] : [{ id, name, hosted, version }];
  });

/** Content systems, shops and frameworks that the page, the headers of a fresh answer and the page's world name. */
export const productsSeen = (
  page: Facts['page'],
  headers: Readonly<Record<string, string>>,
  libraries: Facts['libraries'] = [],
): readonly FoundProduct[] => {
  const generators = page.head.metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  const named = findProducts({ generators, headers, addresses: addressesOf(page) }, JUDGED);
  const told = inWorld(libraries);
  return [...named.filter(({ id }) => !told.some((one) => one.id === id)), ...told];
};
