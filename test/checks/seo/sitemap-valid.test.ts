import { expect, test } from 'vitest';
import { sitemapValid } from '../../../lib/checks/seo/sitemap-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, scan, seen } from '../../kit/facts.ts';
import { sitemap, sitemapFile } from '../../kit/sitemap.ts';

type Changes = Parameters<typeof sitemapFile>[0];
const files = (...list: Changes[]) => ({
  scan: scan(),
  sitemap: sitemap({
    files: list.map((changes) => ({
      url: 'https://voorbeeld.nl/s.xml',
      via: 'robots' as const,
      file: seen(sitemapFile(changes)),
    })),
  }),
});
const index = (...children: (Changes | null)[]) => ({
  scan: scan(),
  sitemap: sitemap({
    files: [
      { url: 'https://voorbeeld.nl/s.xml', via: 'robots', file: seen(sitemapFile({ kind: 'index' })) },
      ...children.map((changes) => ({
        url: 'https://voorbeeld.nl/a.xml',
        via: 'index' as const,
        file: changes === null ? blind('timeout') : seen(sitemapFile(changes)),
      })),
    ],
  }),
});
const incomplete = (facts: ReturnType<typeof index>) => ({
  ...facts,
  sitemap: { ...facts.sitemap, complete: false },
});
const old = { ...files({ http: ['http://voorbeeld.nl/'] }), scan: scan({ url: 'http://voorbeeld.nl/' }) };

cases(sitemapValid, {
  valid: [
    files({}),
    files({ lastmods: { total: 19, today: 19 } }),
    files({ news: true, lastmods: { total: 40, today: 40 } }),
    files({}, { status: 404, fault: 'empty' }),
    old,
    index({}, {}),
    files({ entries: 0 }, {}),
    files({ kind: 'feed', entries: 0 }),
  ],
  empty: [files({ entries: 0 }), files({ kind: 'index', entries: 0 }), files({ entries: 0 }, { status: 404 })],
  someMissing: [
    ...[index({}, { status: 404 }), index({}, { kind: 'html' }), index({ status: 500 }, null)],
    // Of a long index only some files are read.
    incomplete(index({ status: 404 })),
  ],
  allMissing: [index({ status: 404 }), index({ status: 500 }, { kind: 'html' })],
  nested: [index({ kind: 'index' }), index({}, { kind: 'index' }, { status: 404 })],
  insecure: [files({ http: ['http://voorbeeld.nl/'] })],
  badDates: [files({ lastmods: { malformed: ['gisteren'] } })],
  futureDates: [files({ lastmods: { future: ['2027-01-01'] } })],
  allToday: [files({ lastmods: { total: 20, today: 19 } })],
  damaged: [files({ damaged: true, truncated: true }), files({}, { damaged: true, fault: 'wrongEnd' })],
  malformed: [
    index({ fault: 'wrongEnd' }, { status: 404 }),
    files({ fault: 'wrongEnd' }),
    files({}, { kind: 'other' }),
    files({ fault: 'badEntity', truncated: true }),
  ],
  namespace: [
    files({ namespace: 'https://www.sitemaps.org/schemas/sitemap/0.9' }),
    files({ namespace: '', relative: ['/a'] }),
    files({ extension: 'xmlns:xhtml="https://www.w3.org/1999/xhtml"' }),
  ],
  relative: [files({ relative: ['/a'] })],
  elsewhere: [files({ elsewhere: ['https://elders.nl/'], http: ['http://voorbeeld.nl/'] })],
  none: [files({ status: 404 }), files({ kind: 'html' }), files()],
});

blindCases(sitemapValid, [
  files({ truncated: true }),
  {
    scan: scan(),
    sitemap: sitemap({ files: [{ url: 'https://cdn.nl/s.xml', via: 'robots', file: blind('otherHost') }] }),
  },
]);

test('reports why the only file was not seen', () => {
  const timedOut = { url: 'https://voorbeeld.nl/s.xml', via: 'robots' as const, file: blind('timeout') };
  expect(sitemapValid.judge({ scan: scan(), sitemap: sitemap({ files: [timedOut] }) })).toEqual({ unseen: 'timeout' });
});
