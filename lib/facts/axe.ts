import * as z from 'zod/mini';
import { FaultSchema } from './seen.ts';

/** Why a person has to judge: what is behind, over or around an element, or how it is made. */
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

/** One element that a rule reports. */
const Node = z.object({
  /** CSS selector; through frames and shadow roots joined with ` >>> `. */
  target: z.string(),
  /** Start tag and short text, cut at 200 characters. */
  html: z.string(),
  /** Only for the two rules that measure colours, and when measured: ratio and norm of WCAG, colours as `#rrggbb`. */
  contrast: z.exactOptional(
    z.object({ ratio: z.number(), needed: z.number(), text: z.string(), background: z.string() }),
  ),
  /** Only for a node that a person has to judge, when the reason is known. */
  why: z.exactOptional(z.enum(OPEN_REASONS)),
});

export const AxeRule = z.object({
  id: z.string(),
  /** axe's impact of the violation; null when nothing is violated. */
  impact: z.nullable(z.enum(['minor', 'moderate', 'serious', 'critical'])),
  /** Numbers of nodes, excluding those in inert trees. */
  violating: z.number(),
  undecided: z.number(),
  passing: z.number(),
  /** Number of violating and undecided nodes that are left out because they are in inert trees. */
  inert: z.number(),
  /** The first 25 violating nodes. */
  nodes: z.array(Node),
  /** The first 25 nodes that only a person can judge. */
  toCheck: z.array(Node),
  /**
   * How much of the page the rule examined, and if not all, why; the nodes are those of the examined part. `changed`: the page
   * replaced elements again and again before they could be examined.
   */
  ran: z.enum(['whole', 'part', 'tooLarge', 'time', 'changed', 'interrupted', 'fault']),
  /**
   * Only for `color-contrast`: passing nodes below WCAG's enhanced contrast (7:1, for large text 4.5:1), and the first
   * 25 of them; absent when nothing was measured.
   */
  enhanced: z.exactOptional(z.object({ below: z.number(), nodes: z.array(Node) })),
  /** The error that ended it; only with `fault`. */
  fault: z.exactOptional(FaultSchema),
});
export type AxeRule = z.infer<typeof AxeRule>;

/** Results of axe-core's rules on the live page, reduced to what is needed. */
export const Axe = z.object({
  version: z.string(),
  /** Elements in light DOM and shadow roots. */
  elements: z.number(),
  rules: z.array(AxeRule),
  /** Closed shadow roots, which earlier versions did not examine; absent in later ones. */
  closedShadowRoots: z.exactOptional(z.number()),
  /** Frames in the page and its frames that were not examined: of other origins, hidden, empty, or too many. */
  frames: z.number(),
  /** Frames that were examined; selectors of what was found there begin with the frame's selector, joined with ` >>> `. */
  entered: z._default(z.number(), 0),
  /** Whether names and roles that custom elements set internally could be read in the page's own JavaScript world. */
  internals: z.boolean(),
  /** Milliseconds: the whole run and its longest uninterrupted block. Not shown in any report. */
  took: z.object({ total: z.number(), longest: z.number() }),
});
export type Axe = z.infer<typeof Axe>;
