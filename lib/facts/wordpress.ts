import * as z from 'zod/mini';
import { createPartSchema } from './seen.ts';

/** WordPress's responses at the addresses that its page advertises. No person's name is stored. */
export const Wordpress = z.object({
  /** Number of users that its API lists; null when it lists none. */
  users: createPartSchema(z.nullable(z.number())),
  /** Whether the description of its remote interface (RSD) is available and names XML-RPC. */
  xmlrpc: createPartSchema(z.boolean()),
  /** The version in `readme.html`; null when there is no such file or it states none. */
  readme: createPartSchema(z.nullable(z.string())),
});
export type Wordpress = z.infer<typeof Wordpress>;
