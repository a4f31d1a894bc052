/** One contact made for a scan, written down before it is made. */
export interface LedgerEntry {
  /** Ms after the scan's start. */
  readonly at: number;
  readonly method: 'GET' | 'POST';
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly purpose: Purpose;
  /** Duration in ms, null while it runs or when it never ended. */
  readonly ms: number | null;
  /** Bytes of the body read. */
  readonly bytes: number | null;
  readonly status: number | null;
  /** The browser answered it itself, because it asks this host over https only (HSTS): nothing was sent. */
  readonly byBrowser?: boolean;
  /** Of a redirect: whether where it leads was asked, in a row of its own. Absent in ledgers of before it was kept. */
  readonly followed?: boolean;
  /** Asked by a script in the page itself (Firefox without access): it stands in the page's own list of requests. */
  readonly inPage?: boolean;
  /** The page kept it back, by its own policy or its service worker: nothing was sent. */
  readonly notSent?: boolean;
}

/** What a contact was for. */
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
