import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVICE_FAULTS, type ServicePart } from '../../../lib/api/service.ts';
import { PILLARS } from '../../../lib/model.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { changeSettings } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from '../views/axe.ts';
import { showPopup, showReport, textOf } from '../views/stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const part = (changes: Partial<ServicePart> = {}): ServicePart => ({
  phase: 'done',
  base: 'https://een-heel-lange-scandienst.voorbeeld.nl',
  url: 'https://voorbeeld.nl/diensten?pagina=2',
  withKey: true,
  keyRefused: false,
  askedAt: Date.UTC(2026, 10, 20, 13, 5),
  ms: 1_240,
  result: {
    domain: 'voorbeeld.nl',
    overall: 64,
    label: 'Voldoende',
    pillars: PILLARS.map((id, index) => ({ id, name: id, score: index === 4 ? null : 40 + index * 9, checks: 12 })),
    scanUrl: 'https://scandienst.nl/scan/voorbeeld.nl',
    tier: 'partner',
    rateLimit: '120/hour',
    notes: [{ code: 'pillarUnknown', detail: 'snelheid' }],
    aside: { pillars: { seo: { checks: [{ id: 'titel', outcome: 'pass' }] } }, version: 3 },
  },
  error: null,
  ...changes,
});
const failed = (code: (typeof SERVICE_FAULTS)[number]): ServicePart =>
  part({ phase: 'failed', result: null, error: { code, status: 502, message: 'Kapot\u202e.', retryAfter: 600 } });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(['light', 'dark'] as const)('with a service, %s', (theme) => {
  test.each([
    ['done', part()],
    ['busy', part({ phase: 'busy', ms: null, result: null })],
    ['failed', failed('serverFault')],
    ['refused', part({ keyRefused: true, withKey: true })],
  ])('the popup passes axe: %s', async (_, service) => {
    const page = await showPopup(session, sampleState('public', 'nl', { service, level: 'C' }), { theme });
    await page.waitForSelector('.service');
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test('the report passes axe, and links to the service', async () => {
    const page = await showReport(session, { ...sampleStored('partner', 'nl'), service: part() }, { theme });
    await page.waitForSelector('.service');
    await page.$$eval('.service details', (all) => {
      for (const one of all) one.open = true;
    });
    await expect
      .poll(() => page.$$eval('.contents a', (all) => all.map((one) => one.textContent)))
      .toContain('Scandienst');
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

test('popup and report fit 320 px', async () => {
  const narrow = { width: 320, height: 640 };
  const popup = await showPopup(session, sampleState('public', 'nl', { service: part() }), narrow);
  await popup.waitForSelector('.service');
  const report = await showReport(session, { ...sampleStored('partner', 'nl'), service: part() }, narrow);
  await report.waitForSelector('.service');
  expect([await overflow(popup), await overflow(report)]).toEqual([0, 0]);
  await Promise.all([popup.close(), report.close()]);
});

test.each(['nl', 'en'] as const)('every error has a message of its own, %s', async (locale) => {
  const page = await showPopup(session, sampleState('public', locale, { service: failed('timeout') }), { locale });
  const sentences: string[] = [];
  for (const code of SERVICE_FAULTS) {
    const state = sampleState('public', locale, { service: failed(code) });
    const backstage = await session.backstage();
    await backstage.evaluate((items) => (globalThis as unknown as Api).chrome.storage.session.set(items), {
      [`scan:${state.tabId}`]: { ...state, startedAt: state.startedAt + sentences.length },
    });
    await page.waitForFunction(
      (known) => {
        const sentence = document.querySelector('.service p')?.textContent;
        return typeof sentence === 'string' && !known.includes(sentence);
      },
      {},
      sentences,
    );
    sentences.push(await page.$eval('.service p', (one) => one.textContent ?? ''));
  }
  expect(new Set(sentences).size).toBe(SERVICE_FAULTS.length);
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  await page.close();
});

interface Api {
  readonly chrome: { readonly storage: { readonly session: { set(items: object): Promise<void> } } };
}

test('a page that extensions may not access can be scanned by the service, and the popup says what that sends', async () => {
  const url = 'https://chromewebstore.google.com/detail/abc';
  const state = sampleState('public', 'nl', {
    phase: 'failed',
    situation: 'storePage',
    result: null,
    pillars: [],
    url,
  });
  const page = await showPopup(session, state);
  await expect.poll(() => page.$('.service')).toBeNull();
  await changeSettings(session, { level: 'C', serviceBase: 'https://scandienst.nl' });
  await page.reload();
  await page.waitForSelector('.service');
  await expect
    .poll(() => textOf(page, '.service'))
    .toBe(`Laat scandienst.nl deze pagina scannenDit stuurt ${url}, en uw sleutel als die bij dit adres hoort.`);
  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});
