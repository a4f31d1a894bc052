/** A public DNS-over-HTTPS resolver (RFC 8484) that filters nothing and validates DNSSEC. */
export interface Resolver {
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2 code of the country whose jurisdiction the operator is under. */
  readonly country: string;
  /** Whether that country is in the European Union. */
  readonly inEu: boolean;
  /** The operator's statement on what it does with queries. */
  readonly policy: string;
  readonly address: string;
  /** Known to answer browsers with `access-control-allow-origin: *`; otherwise access to its origin may be needed. */
  readonly sendsCors: boolean;
  /** Where the operator publishes the address. */
  readonly source: string;
  /** Day on which the row was compared with its source, YYYY-MM-DD. */
  readonly checked: string;
}

/** Those in the European Union first. The default is `cloudflare` (`lib/settings.ts`). */
export const RESOLVERS: readonly Resolver[] = [
  {
    id: 'dns4eu',
    name: 'DNS4EU (unfiltered)',
    country: 'CZ',
    inEu: true,
    policy: 'https://www.joindns4.eu/for-public',
    address: 'https://unfiltered.joindns4.eu/dns-query',
    sendsCors: false,
    source: 'https://www.joindns4.eu/for-public',
    checked: '2026-11-20',
  },
  {
    id: 'cloudflare',
    name: 'Cloudflare 1.1.1.1',
    country: 'US',
    inEu: false,
    policy: 'https://developers.cloudflare.com/1.1.1.1/privacy/public-dns-resolver/',
    address: 'https://cloudflare-dns.com/dns-query',
    sendsCors: true,
    source: 'https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/',
    checked: '2026-11-20',
  },
  {
    id: 'google',
    name: 'Google Public DNS',
    country: 'US',
    inEu: false,
    policy: 'https://developers.google.com/speed/public-dns/privacy',
    address: 'https://dns.google/dns-query',
    sendsCors: true,
    source: 'https://developers.google.com/speed/public-dns/docs/doh',
    checked: '2026-11-20',
  },
];
