import { expect, test } from 'vitest';
import { describeAnswer, describePurpose, groupByHost } from '../../lib/view/ledger.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sampleLedger } from '../components/sample.ts';

test('contacts are grouped by host, in the order of first contact, without loss', () => {
  const hosts = groupByHost(sampleLedger);
  expect(hosts.map(({ host, contacts }) => [host, contacts.length])).toEqual([
    ['voorbeeld.nl', 4],
    ['cloudflare-dns.com', 2],
    ['rdap.sidn.nl', 1],
  ]);
  expect(hosts[0]).toMatchObject({ bytes: 49_628, purposes: ['page', 'robots', 'llms', 'sitemap'] });
  expect(hosts[1]?.purposes).toEqual(['dns']);
});

test('each host has the number of its redirects that were not followed', () => {
  const [row] = sampleLedger;
  if (row === undefined) throw new Error('no contact');
  const came = [{ status: 0, followed: false }, { status: 0, followed: true }, { status: 0 }, { status: 200 }];
  expect(groupByHost(came.map((change) => ({ ...row, ...change })))).toMatchObject([{ notFollowed: 1 }]);
});

test('no contacts give no hosts', () => expect(groupByHost([])).toEqual([]));

test('the outcome of a contact is a status, a redirect that was followed or not, no answer, or not sent', () => {
  const [row] = sampleLedger;
  if (row === undefined) throw new Error('no contact');
  const { ledger } = commonWords.nl;
  const came = [
    { status: 404 },
    { status: 0 },
    { status: 0, followed: true },
    { status: 0, followed: false },
    { status: null },
    { status: 0, byBrowser: true },
    { status: null, notSent: true },
  ];
  expect(came.map((change) => describeAnswer({ ...row, ...change }, ledger))).toEqual([
    '404',
    ledger.redirected,
    ledger.redirected,
    ledger.notFollowed,
    ledger.silent,
    ledger.byBrowser,
    ledger.notSent,
  ]);
});

test('a redirect is described as followed or not, in common words', () => {
  const [row] = sampleLedger;
  if (row === undefined) throw new Error('no contact');
  const said = (followed: boolean) =>
    (['nl', 'en'] as const).map((locale) =>
      describeAnswer({ ...row, status: 0, followed }, commonWords[locale].ledger),
    );
  expect(said(false)).toEqual(['stuurt door, niet gevolgd', 'redirects, not followed']);
  expect(said(true)).toEqual(['stuurt door', 'redirects']);
});

test('a contact from within the page is marked as such, itself and at its host', () => {
  const [row] = sampleLedger;
  if (row === undefined) throw new Error('no contact');
  const inPage = { ...row, inPage: true };
  expect(describePurpose(inPage, commonWords.nl)).toBe(
    `${describePurpose(row, commonWords.nl)}, vanuit de pagina zelf`,
  );
  expect(groupByHost([row, inPage, inPage])).toMatchObject([{ inPage: 2 }]);
});
