import { PRODUCTS } from '../../data/products.ts';
import type { Facts } from '../../evidence.ts';
import { type FoundProduct, findProducts } from '../../parse/found-products.ts';

const addressesOf = ({ resources, head }: Facts['page']): readonly string[] =>
  [...resources.list.map(({ url }) => url), ...head.links.map(({ href }) => href)].filter((url) => url !== null);

/** Content systems, shops and frameworks that the page and the headers of a fresh answer name. */
export const productsSeen = (page: Facts['page'], headers: Readonly<Record<string, string>>): readonly FoundProduct[] =>
  findProducts(
    {
      generators: page.head.metas.filter(({ name }) => name === 'generator').map(({ content }) => content),
      headers,
      addresses: addressesOf(page),
    },
    PRODUCTS.filter(({ kind }) => kind === 'cms' || kind === 'shop' || kind === 'framework'),
  );
