/**
 * Holes of web servers that a release has as it was published, and that give a stranger files or commands without signing in.
 * No distribution that repairs old numbers shipped these releases, so the number tells enough.
 */
export interface ServerHole {
  /** Id of `products.ts`. */
  readonly product: string;
  readonly id: string;
  /** The range: from ≤ v < below. */
  readonly from: string;
  readonly below: string;
  readonly source: string;
}

/** The day the table was last held against its sources. */
export const SERVER_HOLES_CHECKED = '2026-11-20';

const APACHE = 'https://httpd.apache.org/security/vulnerabilities_24.html';

export const SERVER_HOLES: readonly ServerHole[] = [
  { product: 'apache', id: 'CVE-2021-41773', from: '2.4.49', below: '2.4.50', source: APACHE },
  { product: 'apache', id: 'CVE-2021-42013', from: '2.4.49', below: '2.4.51', source: APACHE },
  {
    product: 'nginx',
    id: 'CVE-2013-2028',
    from: '1.3.9',
    below: '1.4.1',
    source: 'https://nginx.org/en/security_advisories.html',
  },
];
