import { defineCheck, unseen } from '../../check.ts';
import { END_OF_LIFE, END_OF_LIFE_CHECKED } from '../../data/end-of-life.ts';
import { type Standing, standingOf } from '../../parse/branch.ts';
import type { FoundProduct } from '../../parse/found-products.ts';
import { isStale } from '../../parse/table-age.ts';
import { productBlindness, productsSeen } from './shared/products-seen.ts';

const WORST: readonly Standing['kind'][] = ['ended', 'neglected', 'ending', 'behind', 'maintained', 'current'];

const branchesOf = (product: FoundProduct) => END_OF_LIFE.filter((row) => row.product === product.id);

interface Placed extends FoundProduct {
  readonly standing: Standing;
}
const place = (product: FoundProduct, at: number): readonly Placed[] =>
  product.version === null || product.hosted || branchesOf(product).length === 0
    ? []
    : [{ ...product, standing: standingOf(product.version, branchesOf(product), at) }];

export const cmsVersionSupported = defineCheck({
  id: 'cms-version-supported',
  weight: 9,
  who: 'webbouwer',
  source: 'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
  needs: ['page', 'scan'],
  helps: ['answer', 'libraries'],
  verdicts: {
    current: 'pass',
    behind: 'warn',
    ending: 'warn',
    ended: { verdict: 'fail', cap: 50 },
    neglected: { verdict: 'fail', cap: 50 },
    byOldTable: 'warn',
    notShown: 'skip',
  },

  judge({ page, scan, answer, libraries }) {
    const headers = answer.seen ? answer.value.headers : {};
    const found = productsSeen(page, headers, libraries.seen ? libraries.value : []);
    const items = found.map(({ name, version }) => (version === null ? name : `${name} ${version}`));
    const placed = found.flatMap((product) => place(product, scan.at));
    const worst = WORST.flatMap((kind) => placed.filter(({ standing }) => standing.kind === kind))[0];
    if (worst === undefined) {
      const blind = found.some(({ hosted }) => hosted) ? null : productBlindness(answer, libraries);
      return blind === null ? { code: 'notShown', items } : unseen(blind);
    }

    const { name, version, standing } = worst;
    const args = { name, version: version ?? '' };
    if (standing.kind === 'uncharted') return { code: 'notShown', items };
    if (standing.kind === 'maintained')
      return args.version.includes('.') ? unseen('hidden') : { code: 'notShown', items };
    if (standing.kind === 'current') return { code: 'current', args, items };
    const told = 'ends' in standing ? { ...args, ends: standing.ends } : { ...args, newest: standing.newest };
    const fails = standing.kind === 'ended' || standing.kind === 'neglected';
    return { code: fails && isStale(END_OF_LIFE_CHECKED, scan.at) ? 'byOldTable' : standing.kind, args: told, items };
  },
});
