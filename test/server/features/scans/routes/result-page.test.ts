import { expect, test } from 'vitest';
import { reportWords } from '../../../../../lib/words/report/report.ts';
import { servedWords } from '../../../../../lib/words/service/served.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

test('the result page shows the scan in both languages, without checks', async () => {
  const { base, get } = await listen();
  await service().work();
  await get(`${SCAN_PATH}?url=pagina.nl`);
  for (const locale of ['nl', 'en'] as const) {
    const answer = await fetch(`${base}/rapport/pagina.nl`, { headers: { 'Accept-Language': locale } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(
      reportWords[locale].inShort({ word: locale === 'nl' ? 'Uitstekend' : 'Excellent', score: 100 }),
    );
    expect(page.match(/id="pillar-[a-z]+"/g)).toHaveLength(6);
    expect(page).not.toMatch(/<script|onload|check-/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('results of a domain that wants no scans are hidden', async () => {
  const { get } = await listen();
  await service().work();
  await get(`${SCAN_PATH}?url=alleen.nl`);
  const { base } = await listen({ isNeverScanned: (host) => host === 'alleen.nl' });
  expect((await fetch(`${base}/rapport/alleen.nl`)).status).toBe(404);
});

test.each(['niets.nl', '<script>', '..%2f..%2fetc', '%00', 'a'.repeat(90)])(
  '%s, which has no result, gets a 404 page',
  async (domain) => {
    const { base } = await listen();
    const answer = await fetch(`${base}/rapport/${encodeURIComponent(domain)}`);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).not.toContain('<script');
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      expect([servedWords.nl.noResult, webWords.nl.result.homeNotScanned].some((said) => text.includes(said))).toBe(
        true,
      );
  },
);

test('results require signing in when every scan requires a key', async () => {
  const { base, get } = await listen();
  await service().work();
  await get(`${SCAN_PATH}?url=binnen.nl`);
  const { base: closed } = await listen({ needsKey: true });
  const request = await fetch(`${closed}/rapport/binnen.nl`, { headers: { Accept: 'text/html' } });
  const page = await request.text();
  expect([request.status, request.headers.get('x-robots-tag')]).toEqual([401, 'noindex']);
  expect(page).toContain(servedWords.nl.needsKey);
  expect(page).toContain('href="/aanmelden?na=%2Frapport%2Fbinnen.nl"');
  expect(page).not.toContain('binnen.nl<');
  // The response is the same when there is no result.
  expect((await fetch(`${closed}/rapport/niets.nl`)).status).toBe(401);
  const { key } = await createKey(store(), { name: 'binnen' }, NOW);
  const body = new URLSearchParams({ key });
  const signedIn = await fetch(`${closed}/aanmelden`, { method: 'POST', body, redirect: 'manual' });
  const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await fetch(`${closed}/rapport/binnen.nl`, { headers: { Cookie } })).status).toBe(200);
  expect((await fetch(`${base}/rapport/binnen.nl`)).status).toBe(200);
});
