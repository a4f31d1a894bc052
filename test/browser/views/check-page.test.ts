import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { sampleReport, sampleStored } from '../../components/sample.ts';
import { openSession, type Session } from '../kit/session.ts';
import { useTheme } from '../kit/views.ts';
import { violationsOf } from './axe.ts';
import { showReport } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

test('every check of the report links to its own page, which opens offline', async () => {
  const page = await showReport(session, sampleStored('partner', 'nl'));
  const links = await page.$$eval('.sources a[href^="/checks.html"]', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links.toSorted()).toEqual(
    sampleReport()
      .findings.map(({ id }) => `/checks.html?lang=nl#${id}`)
      .toSorted(),
  );

  const sheet = await session.openOwn('checks.html?lang=nl#hsts');
  await sheet.setOfflineMode(true);
  await sheet.reload();
  await sheet.waitForSelector(':target');
  await expect.poll(() => sheet.$eval(':target', (section) => section.id)).toBe('hsts');
  await expect
    .poll(() => sheet.$eval(':target', (section) => section.textContent))
    .toContain('De server meldt niet dat browsers alleen https moeten gebruiken (HSTS).');
  const missing = await sheet.evaluate(
    (addresses) => addresses.filter((address) => document.getElementById(address?.split('#')[1] ?? '') === null),
    links,
  );
  expect(missing).toEqual([]);
  await Promise.all([page.close(), sheet.close()]);
});

test.each([
  ['nl', 'light'],
  ['en', 'dark'],
] as const)('axe finds no violations on the pages of the checks: %s, %s', async (locale, theme) => {
  const sheet = await session.openOwn(`checks.html?lang=${locale}`);
  await useTheme(sheet, theme);
  await sheet.waitForSelector('section');
  // Two hundred sections are made alike; eight stand for all.
  await sheet.$$eval('section', (sections) => {
    for (const section of sections.slice(8)) section.remove();
  });
  expect(await violationsOf(sheet)).toEqual([]);
  await sheet.close();
});
