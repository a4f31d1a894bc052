/** One contact made for a scan, logged before it is made. */
export interface LedgerEntry {
  /** Milliseconds after the scan's start. */
  readonly at: number;
  readonly method: 'GET' | 'POST';
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly purpose: Purpose;
  /** Duration in ms; null while it runs, or when it never ended. */
  readonly ms: number | null;
  /** Bytes of the body read. */
  readonly bytes: number | null;
  readonly status: number | null;
  /** The browser answered it itself, because it uses only https for this host (HSTS): nothing was sent. */
  readonly byBrowser?: boolean;
  /** For a redirect: whether its target was requested, in a row of its own. Absent in older ledgers that did not store it. */
  readonly followed?: boolean;
  /** Sent by a script in the page itself (Firefox without access): it is in the page's own list of requests. */
  readonly inPage?: boolean;
  /** The page blocked it, by its own policy or its service worker: nothing was sent. */
  readonly notSent?: boolean;
}

/** The purpose of a contact. */
export const PURPOSES = [
  'page',
  'twin',
  'robots',
  'sitemap',
  'security',
  'llms',
  'missing',
  'wellKnown',
  'system',
  'icon',
  'image',
  'canonical',
  'variant',
  'hreflang',
  'mail',
  'script',
  'link',
  'dns',
  'registry',
  'service',
] as const;
export type Purpose = (typeof PURPOSES)[number];
