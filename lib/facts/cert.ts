import * as z from 'zod/mini';

/** The connection and the certificate that the site's own host answered with, as Firefox shows them. */
export const Cert = z.object({
  /** `TLSv1.3` */
  protocol: z.string(),
  /** Distinguished names as the browser writes them: `CN=R12,O=Let's Encrypt,C=US`. */
  subject: z.string(),
  issuer: z.string(),
  /** Milliseconds since 1970. */
  from: z.number(),
  until: z.number(),
  /** The public key; null when its form is unknown. */
  key: z.nullable(z.object({ type: z.enum(['RSA', 'EC', 'EdDSA']), bits: z.number() })),
});
export type Cert = z.infer<typeof Cert>;
