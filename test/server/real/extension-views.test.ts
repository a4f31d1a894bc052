import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { KeyStatus } from '../../../lib/platform/messages.ts';
import { changeSettings, command } from '../../browser/kit/scan.ts';
import { openSession, type Session } from '../../browser/kit/session.ts';
import { readReport } from '../../browser/kit/stored-report.ts';
import { allowedHere, look, setKey, textOf } from '../../browser/service/stage.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { allowsSandbox, test } from '../kit/machine.ts';
import { type Serving, serveIn } from '../kit/serving.ts';
import { VIEW_SITES } from '../kit/view-sites.ts';

/** The extension at contact level C lets our service view a page as a phone and in dark mode: requested and shown in the report. */

let world: World;
let service: Serving;
let session: Session;
let folder: string;
let extension: string;
beforeAll(async () => {
  if (!allowsSandbox) return;
  folder = mkdtempSync(join(tmpdir(), 'pijler-views-'));
  [world, extension] = await Promise.all([startWorld({ sites: [...SITES, ...VIEW_SITES] }), allowedHere()]);
  [service, session] = await Promise.all([serveIn(world, join(folder, 'data')), openSession({ extension, world })]);
  await command<KeyStatus>(session, 'setService', { base: service.base, key: 'leave' });
  await setKey(session, service.key);
  await changeSettings(session, { level: 'C' });
}, 120_000);
afterAll(async () => {
  await session?.close();
  await service?.close();
  await world?.stop();
  for (const path of [folder, extension]) if (path !== undefined) rmSync(path, { recursive: true, force: true });
});

const SAID = {
  nl: {
    button: 'Laat',
    dark: /In donkere weergave, gezien door 127\.0\.0\.1.*contrast.*\(alleen hier\)/i,
    phone: /Op de telefoon, gezien door/,
  },
  en: {
    button: 'Have',
    dark: /In the dark colour scheme, as 127\.0\.0\.1.* saw it.*contrast.*\(only here\)/i,
    phone: /On a phone, as/,
  },
} as const;

test.each(['nl', 'en'] as const)(
  'the report in %s can request and show the differences, without changing the grade',
  async (language) => {
    await changeSettings(session, { language });
    const { page, state } = await look(session, 'https://donker.nl/');
    const before = await readReport(session, state.id);
    expect([before === null, before?.extras]).toEqual([false, undefined]);
    const report = await session.openOwn(`report.html?domain=donker.nl#${state.id}`);
    const button = await report.waitForSelector(`::-p-xpath(//button[starts-with(., '${SAID[language].button}')])`);
    await button?.click();
    await report.waitForSelector('#extras', { timeout: 100_000 });
    const shown = await textOf(report, '#extras');
    expect(shown).toMatch(SAID[language].dark);
    expect(shown).toMatch(SAID[language].phone);
    await expect
      .poll(() =>
        report.$$eval(
          'button',
          (all) => all.filter(({ textContent }) => /telefoon|phone/.test(textContent ?? '')).length,
        ),
      )
      .toBe(0);
    const after = await readReport(session, state.id);
    expect(after?.extras).toMatchObject({
      views: [
        { view: 'phone', seen: true },
        { view: 'dark', seen: true },
      ],
    });
    expect([after?.overall, after?.scores, after?.findings]).toEqual([
      before?.overall,
      before?.scores,
      before?.findings,
    ]);
    // Every contact with the service is in the ledger.
    const requests = after?.ledger.filter(({ path }) => path.startsWith('/api/v1/scans')) ?? [];
    expect(requests.map(({ method, status }) => [method, status])[0]).toEqual(['POST', 202]);
    await report.close();
    await page.close();
  },
  180_000,
);
