import { expect, test } from 'vitest';
import { signsOfLife } from '../../../lib/checks/onderhoud/signs-of-life.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, NOW, page, scan, seen } from '../../kit/facts.ts';

const DAY = 86_400_000;
type Lastmods = Facts['sitemap']['files'][number]['file'] extends infer Part
  ? Extract<Part, { seen: true }> extends { value: { lastmods: infer L } }
    ? L
    : never
  : never;

const sitemap = (lastmods: Partial<Lastmods> = {}) =>
  seen<Facts['sitemap']>({
    named: [],
    complete: true,
    wanted: '',
    listed: true,
    sample: [],
    accessibility: [],
    files: [
      {
        url: 'https://voorbeeld.nl/sitemap.xml',
        via: 'usual',
        file: seen({
          status: 200,
          contentType: 'application/xml',
          truncated: false,
          kind: 'urlset',
          fault: null,
          entries: 20,
          relative: [],
          elsewhere: [],
          http: [],
          news: false,
          lastmods: { total: 0, malformed: [], future: [], today: 0, newest: null, oldest: null, ...lastmods },
        }),
      },
    ],
  });
const dated = (body: string, changes: Parameters<typeof page>[0] = {}) => ({
  page: page({ text: { body }, ...changes }),
  scan: scan(),
  sitemap: sitemap(),
});
const mapped = (lastmods: Partial<Lastmods>, body = '') => ({ ...dated(body), sitemap: sitemap(lastmods) });

cases(signsOfLife, {
  recent: [
    dated('Nieuws van 3 maart 2026'),
    { ...dated('Nieuws van 3 maart 2026'), sitemap: blind('denied') },
    dated('', { authorship: { times: [{ datetime: '2026-10-01', text: '' }] } }),
    dated('', {
      structuredData: { jsonLd: ['{"@context":"https://schema.org","@type":"WebPage","dateModified":"2026-08-01"}'] },
    }),
    mapped({ total: 20, newest: NOW - 30 * DAY, oldest: NOW - 900 * DAY }, 'Nieuws van 3 maart 2021'),
  ],
  old: [
    dated('Nieuws van 3 maart 2021'),
    dated('Sinds 1 mei 1998. Nieuws van 3 maart 2021'),
    dated('Wij bakken sinds 1998. Op 3 maart 2021 opende de winkel'),
    // The same date for all pages, or today's date for all, shows when the sitemap was generated.
    mapped({ total: 20, newest: NOW - DAY, oldest: NOW - DAY }, 'Nieuws van 3 maart 2021'),
    mapped({ total: 20, today: 20, newest: NOW, oldest: NOW - 100 }, 'Nieuws van 3 maart 2021'),
    // A future date is not evidence of past work.
    dated('Geldig tot 31-12-2029, vastgesteld op 1-2-2020'),
  ],
  undated: [
    dated('Wij repareren fietsen.'),
    dated('Verwacht: 1 januari 2031'),
    // Dates of what a page is about.
    dated('Anne Frank werd geboren op 12 juni 1929.'),
    dated('Op 10 mei 1940 viel Duitsland Nederland binnen.'),
    dated('Familiebedrijf sinds 1 mei 1998.'),
    dated('', { authorship: { times: [{ datetime: '1889-03-31', text: '' }] } }),
  ],
});

const whole = sitemap({ total: 20, newest: NOW - 900 * DAY, oldest: NOW - 1_900 * DAY });
const part = whole.seen ? seen({ ...whole.value, complete: false }) : whole;
blindCases(signsOfLife, [
  // A shop with four of its forty files read.
  { ...dated('Nieuws van 3 maart 2021'), sitemap: part },

  { ...dated(''), sitemap: blind('denied') },
  { ...dated('Nieuws van 3 maart 2021'), sitemap: blind('timeout') },
]);

test('an unseen file of the sitemap is reported with its reason, and a partly read one as too large', () => {
  const files = [{ url: 'https://voorbeeld.nl/s.xml', via: 'robots' as const, file: blind('denied') }];
  const hidden = part.seen ? seen({ ...part.value, files }) : part;
  const old = dated('Nieuws van 3 maart 2021');
  expect(signsOfLife.judge({ ...old, sitemap: hidden })).toEqual({ unseen: 'denied' });
  expect(signsOfLife.judge({ ...old, sitemap: part })).toEqual({ unseen: 'tooLarge' });
});
