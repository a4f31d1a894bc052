import * as z from 'zod/mini';

/** A registry's data about the domain, without persons. The fields are those of `lib/parse/dns/rdap.ts`. */
export const Registration = z.object({
  statuses: z.array(z.string()),
  /** ISO 8601 in UTC; null when not stated. */
  registered: z.nullable(z.string()),
  expires: z.nullable(z.string()),
  changed: z.nullable(z.string()),
  nameservers: z.array(z.string()),
  signed: z.nullable(z.boolean()),
  registrar: z.nullable(z.string()),
});

/** The registry's answer over RDAP (RFC 9083). */
export const Rdap = z.object({
  /** Host that was queried. */
  server: z.string(),
  /** `found`; `unknown` to the registry; or `noServer` when no server is known for the top-level domain. */
  state: z.enum(['found', 'unknown', 'noServer']),
  registration: z.nullable(Registration),
});
export type Rdap = z.infer<typeof Rdap>;
