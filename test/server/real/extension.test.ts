import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { KeyStatus, ServiceTest } from '../../../lib/platform/messages.ts';
import { changeSettings, command } from '../../browser/kit/scan.ts';
import { openSession, type Session } from '../../browser/kit/session.ts';
import { readReport } from '../../browser/kit/stored-report.ts';
import { allowedHere, forgetLimits, look, partOf, setKey, textOf } from '../../browser/service/stage.ts';
import { startWorld, type World } from '../../world/world.ts';
import { allowsSandbox, test } from '../kit/machine.ts';
import { type Serving, serveIn } from '../kit/serving.ts';

/** The extension at contact level C with our own service: both sides of the scan API together. */

const PAGE = 'https://goed.nl/';

let world: World;
let service: Serving;
let session: Session;
let folder: string;
let extension: string;
beforeAll(async () => {
  if (!allowsSandbox) return;
  folder = mkdtempSync(join(tmpdir(), 'pijler-serve-'));
  [world, extension] = await Promise.all([startWorld(), allowedHere()]);
  [service, session] = await Promise.all([serveIn(world, join(folder, 'data')), openSession({ extension, world })]);
  await changeSettings(session, { language: 'nl' });
});
afterAll(async () => {
  await session?.close();
  await service?.close();
  await world?.stop();
  for (const created of [folder, extension])
    if (created !== undefined) rmSync(created, { recursive: true, force: true });
});
beforeEach(async () => {
  if (!allowsSandbox) return;
  await forgetLimits(session);
  await setKey(session, null);
  await command<KeyStatus>(session, 'setService', { base: service.base, key: 'leave' });
  await changeSettings(session, { level: 'C' });
});

/** What the popup shows of both sources, and the service's result. */
const both = async () => {
  const { page, popup, state } = await look(session, PAGE);
  const shown = await textOf(popup, '.service');
  await page.close();
  return { state, part: partOf(state), shown };
};

describe('the extension with our own service', () => {
  test('shows the service’s public result beside its own, with the same scores', async () => {
    const { state, part, shown } = await both();
    expect(part).toMatchObject({ phase: 'done', error: null, keyRefused: false });
    expect(part.result).toMatchObject({ domain: 'goed.nl', tier: 'public', rateLimit: '20/hour', notes: [] });
    expect(part.result?.scanUrl).toBe(`${service.base}/rapport/goed.nl`);
    expect(part.result?.overall).toBe(100);
    // Without access to the site the extension sees less than the service does.
    expect(state.overall).not.toBeNull();
    expect(shown).toContain('100');
  });

  test('shows both results side by side in its report, with a link to the service’s page', async () => {
    const { state } = await both();
    const report = await session.openOwn(`report.html?domain=goed.nl#${state.id}`);
    await report.waitForSelector('.service');
    const rows = await report.$$eval('.service tbody tr', (all) =>
      all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim())),
    );
    const links = await report.$$eval('.service a', (all) => all.map((one) => one.getAttribute('href')));
    await report.close();
    expect(links).toContain(`${service.base}/rapport/goed.nl`);
    // The total and six pillars: the own score, the service's, and the difference.
    expect(rows).toEqual(Array(7).fill(['100', '100', '0']));
  });

  test('gets every check with a key of the service', async () => {
    await setKey(session, service.key);
    const { part } = await both();
    expect(part.result).toMatchObject({ tier: 'partner', rateLimit: '120/hour', notes: [] });
    expect(part.result?.pillars.every(({ checks }) => (checks ?? 0) > 5)).toBe(true);
  });

  test('reports that a key is rejected, and continues without it', async () => {
    await setKey(session, 'pij_onbekend_1234');
    const { part } = await both();
    expect(part.keyRefused).toBe(true);
    expect(part.result?.tier).toBe('public');
  });

  describe('the “Testen” button, for an address that does not exist in this world', () => {
    const tested = async (): Promise<string> => {
      const page = await session.openOwn('options.html#service');
      await page.waitForSelector('#service .service .button');
      await page.click('#service .service .button');
      const notice = await page.waitForSelector('#service .service .notice');
      const text = await notice?.evaluate((one) => one.textContent);
      await page.close();
      return text ?? '';
    };

    test('reports that the service works, and that no key was sent', async () => {
      await setKey(session, null);
      const heard = await command<ServiceTest>(session, 'testService', {});
      expect(heard).toMatchObject({ withKey: false, refusal: null, error: { code: 'siteUnreachable', status: 200 } });
      expect(await tested()).toMatch(/^De dienst antwoordt in .* Dit uur nog \d+ over\.Er ging geen sleutel mee\.$/);
    });

    test('reports that the key was accepted', async () => {
      await setKey(session, service.key);
      expect(await tested()).toMatch(/^De dienst antwoordt in .*De sleutel ging mee\.$/);
    });

    test('reports that the key was rejected, and that the service works', async () => {
      await setKey(session, 'pij_onbekend_1234');
      expect(await tested()).toMatch(
        /^De dienst antwoordt in .*De sleutel is geweigerd \(401\), maar niet verwijderd\./,
      );
    });
  });

  test('adds the page’s site to the team’s sites, and submits the stored reports for it, once', async () => {
    await setKey(session, service.key);
    const headers = { 'X-GDA-Key': service.key };
    const toText = async (path: string) => (await fetch(`${service.base}/api/v1/sites${path}`, { headers })).json();
    const { page, popup, state } = await look(session, `${PAGE}?naam=geheim`);
    await popup.waitForSelector('.my-site .button');
    expect(await toText('')).toEqual({ sites: [], next: null });
    await popup.click('.my-site .button');
    const link = await popup.waitForSelector('.my-site a');
    const { sites } = await toText('');
    expect(sites).toMatchObject([{ url: PAGE, domain: 'goed.nl' }]);
    const [{ id }] = sites;
    expect(await link?.evaluate(({ href }) => href)).toBe(`${service.base}/sites/${id}`);
    expect(await readReport(session, state.id)).not.toBeNull();
    await page.close();

    const options = await session.openOwn('options.html#service');
    const button = await options.waitForSelector('.hand-in .button');
    // By the element: what loads above it may move it between the aim and the click.
    await button?.evaluate((one) => (one as HTMLElement).click());
    await options.waitForSelector('.hand-in .notice[data-tone="info"]');
    const { scans } = await toText(`/${id}/scans`);
    const own = scans.filter(({ source }: { source: string }) => source === 'extension');
    expect(own.map(({ scan }: { scan: string }) => scan)).toContain(state.id);
    expect(JSON.stringify(await toText(`/${id}/scans/${state.id}`))).not.toContain('geheim');
    expect(await options.$('.hand-in .button')).toBeNull();
    await options.close();

    const again = await look(session, PAGE);
    await again.popup.waitForSelector('.my-site a');
    expect(await textOf(again.popup, '.my-site')).toContain(`Laatste scan daar: `);
    await again.page.close();
  });
});
