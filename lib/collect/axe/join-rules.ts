import type { AxeRule } from '../../facts/axe.ts';
import { pickWorse } from './impact.ts';

/** Maximum number of nodes reported of each kind. */
export const MAX_NODES = 25;

type Enhanced = NonNullable<AxeRule['enhanced']>;
/** When only one of them was measured, its measurements remain. */
const joinEnhanced = (one: Enhanced | undefined, other: Enhanced | undefined): Pick<AxeRule, 'enhanced'> => {
  const both = [one, other].filter((each) => each !== undefined);
  if (both.length === 0) return {};
  const below = both.reduce((sum, each) => sum + each.below, 0);
  return { enhanced: { below, nodes: both.flatMap(({ nodes }) => nodes).slice(0, MAX_NODES) } };
};

/** Merges the results of one rule on two parts of a page; how much of the page the rule saw (`ran`) is that of `one`. */
export const joinRules = (one: AxeRule, other: AxeRule): AxeRule => ({
  ...one,
  impact: pickWorse(one.impact, other.impact),
  violating: one.violating + other.violating,
  undecided: one.undecided + other.undecided,
  passing: one.passing + other.passing,
  inert: one.inert + other.inert,
  nodes: [...one.nodes, ...other.nodes].slice(0, MAX_NODES),
  toCheck: [...one.toCheck, ...other.toCheck].slice(0, MAX_NODES),
  ...joinEnhanced(one.enhanced, other.enhanced),
});
