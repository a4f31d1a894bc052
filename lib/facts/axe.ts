import * as z from 'zod/mini';
import { FaultSchema } from './seen.ts';

/** Why a person has to look: what lies behind, over or around an element, or how it is made. */
export const OPEN_REASONS = [
  'gradient',
  'picture',
  'overlap',
  'outside',
  'sameColour',
  'short',
  'drawn',
  'filter',
  'reference',
  'name',
  'size',
  'keys',
  'table',
] as const;

/** One element that a rule speaks of. */
const Node = z.object({
  /** CSS selector; through frames and shadow roots joined with ` >>> `. */
  target: z.string(),
  /** Start tag and short text, cut at 200 characters. */
  html: z.string(),
  /** Only of the two rules that measure colours, and where it was measured: ratio and norm of WCAG, colours as `#rrggbb`. */
  contrast: z.exactOptional(
    z.object({ ratio: z.number(), needed: z.number(), text: z.string(), background: z.string() }),
  ),
  /** Only of a node that a person has to look at, and where it can be said. */
  why: z.exactOptional(z.enum(OPEN_REASONS)),
});

export const AxeRule = z.object({
  id: z.string(),
  /** axe's impact of the violation; null when nothing is violated. */
  impact: z.nullable(z.enum(['minor', 'moderate', 'serious', 'critical'])),
  /** Numbers of nodes, those in inert trees left out. */
  violating: z.number(),
  undecided: z.number(),
  passing: z.number(),
  /** Violating and undecided nodes left out because they lie in inert trees. */
  inert: z.number(),
  /** The first 25 violating nodes. */
  nodes: z.array(Node),
  /** The first 25 nodes that only a person can judge. */
  toCheck: z.array(Node),
  /** How much of the page the rule saw, and if not all, why; the nodes are those of what it saw. */
  ran: z.enum(['whole', 'part', 'tooLarge', 'time', 'interrupted', 'fault']),
  /**
   * Only of `color-contrast`: passing nodes below WCAG's enhanced contrast (7:1, of large text 4.5:1), and the first 25 of
   * them; absent where nothing was measured.
   */
  enhanced: z.exactOptional(z.object({ below: z.number(), nodes: z.array(Node) })),
  /** The error that ended it; only with `fault`. */
  fault: z.exactOptional(FaultSchema),
});
export type AxeRule = z.infer<typeof AxeRule>;

/** Results of axe-core's rules on the live page, lean. */
export const Axe = z.object({
  version: z.string(),
  /** Elements in light DOM and shadow roots. */
  elements: z.number(),
  rules: z.array(AxeRule),
  /** Closed shadow roots, which earlier versions did not look into; absent since. */
  closedShadowRoots: z.exactOptional(z.number()),
  /** Frames in the page and its frames that were not looked into: of other origins, hidden, empty, or too many. */
  frames: z.number(),
  /** Frames that were; what was found there begins with the frame's selector, joined with ` >>> `. */
  entered: z._default(z.number(), 0),
  /** Whether names and roles that custom elements set from within could be read in the page's own world. */
  internals: z.boolean(),
  /** Ms: the whole run and its longest uninterrupted block. Shown in no report. */
  took: z.object({ total: z.number(), longest: z.number() }),
});
export type Axe = z.infer<typeof Axe>;
