import { getTables } from '../../../data/tables.ts';
import type { Args } from '../../../model.ts';
import { assessVersion, type Standing } from '../../../parse/software/branch.ts';
import type { FoundProduct } from '../../../parse/software/found-products.ts';

const WORST: readonly Standing['kind'][] = ['ended', 'neglected', 'ending', 'behind', 'maintained', 'current'];

interface Placed extends FoundProduct {
  readonly standing: Standing;
}

const listBranches = (product: FoundProduct) => getTables().endOfLife.filter((row) => row.product === product.id);

const findFiles = (product: FoundProduct, at: number): readonly Placed[] =>
  product.version === null || product.hosted || listBranches(product).length === 0
    ? []
    : [{ ...product, standing: assessVersion(product.version, listBranches(product), at) }];

/** The product with the worst standing among those with a visible version, at a moment in ms; undefined when there is none. */
export const findWorstStanding = (found: readonly FoundProduct[], at: number): Placed | undefined => {
  const placed = found.flatMap((product) => findFiles(product, at));
  return WORST.flatMap((kind) => placed.filter(({ standing }) => standing.kind === kind))[0];
};

/** The dates and versions named in the finding's sentence; `last` when the makers announced no end. */
export const toDateArgs = (standing: Standing): Args => {
  if ('newest' in standing) return { newest: standing.newest };
  if (!('ends' in standing)) return {};
  const { ends, lastRelease: last } = standing;
  return last === undefined ? { ends } : { ends, last };
};
