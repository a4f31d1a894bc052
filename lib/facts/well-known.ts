import * as z from 'zod/mini';
import { Reply } from './reply.ts';
import { createPartSchema } from './seen.ts';

/** The resource for agents that the page advertises on this site: the first of a fixed order of kinds. */
export const Advertised = z.object({
  kind: z.enum(['licence', 'mcpCard', 'agentCard', 'markdown', 'plugin']),
  url: z.string(),
  reply: createPartSchema(Reply),
});

/** Small well-known files of the site that are meant for machines. */
export const WellKnown = z.object({
  /** `/.well-known/tdmrep.json`. */
  tdmrep: createPartSchema(Reply),
  /** `/.well-known/ai-catalog.json`. */
  aiCatalog: createPartSchema(Reply),
  /** Null when nothing on this site is advertised. */
  advertised: z.nullable(Advertised),
});
export type WellKnown = z.infer<typeof WellKnown>;
