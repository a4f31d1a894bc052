import * as z from 'zod/mini';
import { createPartSchema } from './seen.ts';

/** Record data by type, in plain values; the fields are those of `lib/parse/dns/dns-records.ts`. */
export const DnsRecord = z.object({
  name: z.string(),
  type: z.string(),
  ttl: z.number(),
  data: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]),
  ),
});

/** One answer of the resolver. A SERVFAIL that persists with CD is stored as received; only CAA counts it as an answer. */
export const DnsAnswer = z.object({
  /** IANA name of the response code, e.g. `NOERROR`, `NXDOMAIN`, `SERVFAIL`. */
  rcode: z.string(),
  /** The resolver says it validated the answer; false whenever the question carried CD. */
  authenticated: z.boolean(),
  /** SERVFAIL without CD and NOERROR with it: the signatures are invalid. The records are those of the CD answer. */
  bogus: z.boolean(),
  records: z.array(DnsRecord),
  /** Extended DNS errors (RFC 8914). */
  errors: z.array(z.object({ code: z.number(), text: z.string() })),
});
export type DnsAnswer = z.infer<typeof DnsAnswer>;

export const Dns = z.object({
  /** Whether this resolver's DNSSEC validation can be trusted: false makes DNSSEC checks unknown (`unfitResolver`). */
  validates: z.boolean(),
  /** Keyed `TYPE name`, e.g. `MX voorbeeld.nl`; names in lower case, without trailing dot. */
  answers: z.record(z.string(), createPartSchema(DnsAnswer)),
  /** The random label that is queried to detect wildcards; its answer is under `A <label>.<domain>`. */
  madeUpName: z.string(),
});
export type Dns = z.infer<typeof Dns>;
