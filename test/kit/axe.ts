import { AXE_RULE_IDS, type AxeRuleId } from '../../lib/data/accessibility/axe-rules.ts';
import type { Facts } from '../../lib/evidence.ts';

type Axe = Facts['axe'];
type AxeRule = Axe['rules'][number];

const rule = (id: string, changes: Partial<AxeRule> = {}): AxeRule => ({
  id,
  impact: null,
  violating: 0,
  undecided: 0,
  passing: 0,
  inert: 0,
  nodes: [],
  toCheck: [],
  ran: 'whole',
  ...(id === 'color-contrast' && { enhanced: { below: 0, nodes: [] } }),
  ...changes,
});

/** The engine's results: every rule ran on the whole page and found nothing, except the given ones. */
export const axe = (
  changes: Readonly<Partial<Record<AxeRuleId, Partial<AxeRule>>>> = {},
  rest: Partial<Omit<Axe, 'rules'>> = {},
): Axe => ({
  version: '4.14.1',
  elements: 120,
  rules: AXE_RULE_IDS.map((id) => rule(id, changes[id as AxeRuleId])),
  frames: 0,
  entered: 0,
  internals: true,
  took: { total: 100, longest: 20 },
  ...rest,
});

/** A rule with this many faulty nodes. */
export const faulty = (
  violating: number,
  changes: Partial<AxeRule> = {},
  impact: AxeRule['impact'] = 'serious',
): Partial<AxeRule> => ({
  impact,
  violating,
  nodes: Array.from({ length: Math.min(25, violating) }, (_, i) => ({ target: `#n${i}`, html: '<i></i>' })),
  ...changes,
});

/** A rule that leaves nodes to a person. */
export const undecided = (count: number, changes: Partial<AxeRule> = {}): Partial<AxeRule> => ({
  undecided: count,
  toCheck: Array.from({ length: Math.min(25, count) }, (_, i) => ({ target: `#n${i}`, html: '<i></i>' })),
  ...changes,
});
