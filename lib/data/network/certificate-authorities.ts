/** An authority: how its certificates name it as issuer, and the domains that identify it in CAA records. */
export interface CertificateAuthority {
  /** Part of the O of the issuer's distinguished name, lower case. */
  readonly organisation: string;
  readonly domains: readonly string[];
  readonly source: string;
}

/**
 * As of 20 November 2026. Only authorities that publish the whole list of their CAA domains: for any other, "not in the
 * records" could not be distinguished from a name we do not know.
 */
export const CERTIFICATE_AUTHORITIES: readonly CertificateAuthority[] = [
  { organisation: "let's encrypt", domains: ['letsencrypt.org'], source: 'https://letsencrypt.org/docs/caa/' },
  { organisation: 'google trust services', domains: ['pki.goog'], source: 'https://pki.goog/faq/' },
  {
    organisation: 'amazon',
    domains: ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'],
    source: 'https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html',
  },
];
