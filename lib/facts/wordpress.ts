import * as z from 'zod/mini';
import { createPartSchema } from './seen.ts';

/** What WordPress answers anybody who asks the addresses that its page advertises. No name of anybody is kept. */
export const Wordpress = z.object({
  /** How many users its API lists; null when it lists none. */
  users: createPartSchema(z.nullable(z.number())),
  /** Whether the description of its remote interface (RSD) is given, and names XML-RPC. */
  xmlrpc: createPartSchema(z.boolean()),
  /** The version in `readme.html`; null when there is no such file, or it tells none. */
  readme: createPartSchema(z.nullable(z.string())),
});
export type Wordpress = z.infer<typeof Wordpress>;
