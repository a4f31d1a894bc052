import { describe, expect, test } from 'vitest';
import { PartnerAnswer, PublicAnswer, ScanAnswer } from '../../../../../lib/api/outgoing.ts';
import { PILLARS } from '../../../../../lib/model.ts';
import { commonWords } from '../../../../../lib/words/common.ts';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

/** A scan is of a page: pillar, language, tier and scheme are views of it, and use no more quota. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const query = (fields: Record<string, string>): string => `${SCAN_PATH}?${new URLSearchParams(fields)}`;
const ENGLISH = { headers: { 'Accept-Language': 'en' } };
const keyFor = async (name: string): Promise<string> => (await createKey(store(), { name, perHour: 50 }, NOW)).key;

describe('one full scan', () => {
  test('serves every pillar, in both languages and on both tiers, with its age', async () => {
    const { get } = await listen();
    await service().work();
    const key = await keyFor('een scan');
    const full = PublicAnswer.parse((await get(query({ url: 'goed.nl' }))).body);
    service().now = NOW + 2 * MINUTE;
    for (const pillar of PILLARS) {
      for (const [locale, init] of [['nl', {}] as const, ['en', ENGLISH] as const]) {
        const { headers, body } = await get(query({ url: 'goed.nl', pillar }), init);
        const score = full.pillars.find(({ id }) => id === pillar)?.score;
        expect(PublicAnswer.parse(body)).toMatchObject({
          overall_score: score,
          pillars: [{ id: pillar, name: commonWords[locale].pillars[pillar], score }],
        });
        expect(body).toEqual(PublicAnswer.parse(body));
        expect([headers.get('age'), headers.get('x-ratelimit-remaining')]).toEqual(['120', '19']);
        const partner = PartnerAnswer.parse((await get(query({ url: 'goed.nl', pillar, key }), init)).body);
        expect(partner.pillars.map(({ id, score: same }) => [id, same])).toEqual([[pillar, score]]);
      }
    }
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('serves its checks in the requested language', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    const key = await keyFor('talen');
    const nl = PartnerAnswer.parse((await get(query({ url: 'talen.nl', key }))).body);
    const en = PartnerAnswer.parse((await get(query({ url: 'talen.nl', key }), ENGLISH)).body);
    const titles = (answer: PartnerAnswer) => answer.pillars.flatMap(({ checks }) => checks.map(({ title }) => title));
    expect(titles(en)).not.toEqual(titles(nl));
    expect(en.pillars.map(({ score, checks }) => [score, checks.length])).toEqual(
      nl.pillars.map(({ score, checks }) => [score, checks.length]),
    );
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('gives the same result for a pillar as a scan of that pillar alone', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    const key = await keyFor('gelijk');
    for (const facts of (['goed', 'muur', 'inlog', 'slecht'] as const).map((name) => recorded(name, 'granted'))) {
      service().scanner.next = { facts };
      const n = service().scanner.asked.length;
      await get(query({ url: `heel-${n}.nl`, key }));
      for (const pillar of PILLARS) {
        const [read, alone] = [
          (await get(query({ url: `heel-${n}.nl`, pillar, key }))).body,
          (await get(query({ url: `alleen-${n}.nl`, pillar, key }))).body,
        ].map((body) => ScanAnswer.parse(body));
        const plain = (value: unknown) => JSON.stringify(value).replaceAll(/(?:heel|alleen)-\d+/g, 'x');
        expect(plain(read)).toBe(plain(alone));
      }
    }
  });

  test('is joined by a request for one pillar while it runs', { tags: ['full'] }, async () => {
    const { get } = await listen();
    const { promise, resolve } = Promise.withResolvers<void>();
    service().scanner.next = { until: promise };
    await service().work();
    const full = get(query({ url: 'bezig.nl' }));
    await expect.poll(() => service().scanner.asked.length, { timeout: 10_000 }).toBe(1);
    const one = get(query({ url: 'bezig.nl', pillar: 'ai' }), ENGLISH);
    await new Promise((done) => setTimeout(done, 200));
    resolve();
    expect((await full).status).toBe(200);
    expect(PublicAnswer.parse((await one).body).pillars.map(({ id }) => id)).toEqual(['ai']);
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('serves its failure for every pillar', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    service().scanner.next = { fails: new ScanFailure('unreachable', 'as a test has it') };
    await get(query({ url: 'weg.nl' }));
    expect((await get(query({ url: 'weg.nl', pillar: 'seo' }))).body).toMatchObject({ error: { code: 'unreachable' } });
    expect(service().scanner.asked).toHaveLength(1);
  });
});

describe('a scan of one pillar', () => {
  test('serves only that pillar', async () => {
    const { get } = await listen();
    await service().work();
    await get(query({ url: 'eerst.nl', pillar: 'seo' }));
    await get(query({ url: 'eerst.nl', pillar: 'seo' }), ENGLISH);
    expect(service().scanner.asked).toHaveLength(1);
    await get(query({ url: 'eerst.nl', pillar: 'ai' }));
    await get(query({ url: 'eerst.nl' }));
    expect(service().scanner.asked.map(({ pillar }) => pillar)).toEqual(['seo', 'ai', null]);
  });
});

describe('a request over http', () => {
  test('is served by an https scan that saw the redirect from http, and by no other', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    const left = async (url: string) => (await get(query({ url }))).headers.get('x-ratelimit-remaining');
    service().scanner.next = { facts: recorded('sjabloon', 'granted') };
    expect(await left('https://sjabloon.nl/')).toBe(await left('http://sjabloon.nl/'));
    await get(query({ url: 'http://sjabloon.nl/', pillar: 'seo' }), ENGLISH);
    expect(service().scanner.asked).toHaveLength(1);
    // Redirects were only seen to the home page of sjabloon.nl.
    for (const url of ['https://ander.nl/', 'http://ander.nl/', 'http://sjabloon.nl/ergens']) await get(query({ url }));
    expect(service().scanner.asked).toHaveLength(4);
    // Where browsers upgrade to https by themselves (HSTS), the scan did not see where http leads.
    service().scanner.next = {};
    for (const url of ['https://goed.nl/strikt', 'http://goed.nl/strikt']) await get(query({ url }));
    expect(service().scanner.asked).toHaveLength(6);
  });

  test('does not serve a request over https', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    await get(query({ url: 'http://heen.nl/' }));
    await get(query({ url: 'https://heen.nl/' }));
    expect(service().scanner.asked).toHaveLength(2);
  });

  test('is scanned when the https scan failed', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    service().scanner.next = { fails: new ScanFailure('unreachable', 'as a test has it') };
    await get(query({ url: 'https://alleenhttp.nl/' }));
    service().scanner.next = {};
    expect((await get(query({ url: 'http://alleenhttp.nl/' }))).body).toMatchObject({ ok: true });
  });
});

test('a partner can use the findings of a public scan for ten minutes only', { tags: ['full'] }, async () => {
  const { get } = await listen();
  await service().work();
  const key = await keyFor('tien minuten');
  await get(query({ url: 'later.nl' }));
  service().now = NOW + 9 * MINUTE;
  expect((await get(query({ url: 'later.nl', key }))).headers.get('age')).toBe('540');
  await get(query({ url: 'nog-later.nl' }));
  service().now = NOW + 20 * MINUTE;
  await get(query({ url: 'nog-later.nl', key }));
  expect(service().scanner.asked).toHaveLength(3);
});
