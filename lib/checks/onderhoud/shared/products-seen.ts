import { PRODUCTS } from '../../../data/products.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import type { Blind } from '../../../model.ts';
import { type FoundProduct, findProducts } from '../../../parse/found-products.ts';
import { isVersion } from '../../../parse/version.ts';

const JUDGED = PRODUCTS.filter(({ kind }) => kind === 'cms' || kind === 'shop' || kind === 'framework');

/** Whether a product is what a system is built with, and no system of its own. */
export const isFramework = (product: string): boolean =>
  PRODUCTS.some(({ id, kind }) => id === product && kind === 'framework');

const addressesOf = ({ resources, head }: Facts['page']): readonly string[] =>
  [...resources.list.map(({ url }) => url), ...head.links.map(({ href }) => href)].filter((url) => url !== null);

/** Products that name their version in the page's own world. */
const inWorld = (libraries: Facts['libraries']): readonly FoundProduct[] =>
  JUDGED.flatMap(({ id, name, hosted }) => {
    const version = libraries.find(({ library }) => library === id)?.version;
    return version === undefined || !isVersion(version) ? [] : [{ id, name, hosted, version }];
  });

/** Why the page's headers or its own world were not seen, each of which may name a product; null when both were. */
export const productBlindness = (answer: Seen<Facts['answer']>, libraries: Seen<Facts['libraries']>): Blind | null => {
  if (answer.seen && answer.value.barrier !== null) return answer.value.barrier;
  const hidden = [answer, libraries].flatMap((fact) => (fact.seen || fact.why === 'notApplicable' ? [] : [fact.why]));
  return hidden[0] ?? null;
};

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
