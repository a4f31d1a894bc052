import type { Facts } from '../../lib/evidence.ts';
import type { SitemapFile } from '../../lib/facts/sitemap.ts';
import { type Deep, seen, spoil } from './facts.ts';

/** A healthy sitemap file; pass the changes that a test is about. */
export const sitemapFile = (changes: Deep<SitemapFile> = {}): SitemapFile =>
  spoil<SitemapFile>(
    {
      status: 200,
      contentType: 'application/xml',
      truncated: false,
      kind: 'urlset',
      fault: null,
      entries: 30,
      relative: [],
      elsewhere: [],
      http: [],
      lastmods: { total: 30, malformed: [], future: [], today: 1, newest: null, oldest: null },
      news: false,
    },
    changes,
  );

/** A healthy sitemap, named in robots.txt, that lists the page. */
export const sitemap = (changes: Partial<Facts['sitemap']> = {}): Facts['sitemap'] => ({
  named: ['https://voorbeeld.nl/sitemap.xml'],
  files: [{ url: 'https://voorbeeld.nl/sitemap.xml', via: 'robots', file: seen(sitemapFile()) }],
  complete: true,
  wanted: 'https://voorbeeld.nl/',
  listed: true,
  sample: [],
  accessibility: [],
  ...changes,
});
