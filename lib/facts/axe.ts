import * as z from 'zod/mini';

const Node = z.object({
  /** CSS selector; through shadow roots joined with ` >>> `. */
  target: z.string(),
  /** Outer HTML, cut at 200 characters. */
  html: z.string(),
});

export const AxeRule = z.object({
  id: z.string(),
  /** axe's impact of the violation; null when nothing is violated. */
  impact: z.nullable(z.enum(['minor', 'moderate', 'serious', 'critical'])),
  /** Numbers of nodes. */
  violating: z.number(),
  undecided: z.number(),
  passing: z.number(),
  /** The first 25 violating nodes. */
  nodes: z.array(Node),
  /** The first 25 nodes that only a person can judge. */
  toCheck: z.array(Node),
  /** How much of the page the rule saw, and if not all, why. */
  ran: z.enum(['whole', 'part', 'tooLarge', 'time', 'interrupted']),
});

/** Results of axe-core's rules on the live page, lean. */
export const Axe = z.object({
  version: z.string(),
  /** Elements in light DOM and open shadow roots. */
  elements: z.number(),
  rules: z.array(AxeRule),
  /** Left out because they lie in inert trees. */
  inert: z.number(),
  closedShadowRoots: z.number(),
  frames: z.number(),
  /** Whether element internals could be read in the page's own world. */
  internals: z.boolean(),
  /** Ms: the whole run and its longest uninterrupted block. */
  took: z.object({ total: z.number(), longest: z.number() }),
});
export type Axe = z.infer<typeof Axe>;
