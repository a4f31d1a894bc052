import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { startWorld, type World } from '../world/world.ts';
import { type Driven, until } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { enterKey } from './kit/options-page.ts';
import { changeSettings, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession } from './kit/session.ts';

/**
 * From an empty profile: how many presses and seconds to the first grade, the first copied repair, the client's pages and the mail to the
 * web builder. Presses are of the mouse, each on what a reader sees; seconds are told, and depend on the machine.
 */

const HOST = 'lampenhal.nl';
const PAGE = `https://${HOST}/`;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    const extension = kind === 'chromium' ? await withSiteAccess(await build(kind), HOST) : await build(kind);
    session = kind === 'chromium' ? await openSession({ extension, world }) : await openFirefox({ extension, world });
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(() => session?.close());

  const told = (what: string, presses: number, began: number): void => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stdout.write(`${kind}: ${what}: ${presses} presses, ${seconds} s\n`);
  };

  test('one press gives the first grade, without a key', async () => {
    const { page } = await session.visit(PAGE);
    const tabId = await tabIdOf(session, page);
    const began = performance.now();
    const popup = await session.press(page);
    await until(popup, () => document.querySelector('.grade'));
    told('a first number', 1, began);
    await waitForScan(session, tabId);
    told('the grade', 1, began);
    await page.close();
  });

  test('with a key: a repair copied in three presses, the client’s pages in two, the mail in two', async () => {
    await enterKey(session, 'sleutel-voor-de-test-1234');
    const { page } = await session.visit(PAGE);
    const tabId = await tabIdOf(session, page);
    const began = performance.now();
    const popup = await session.press(page);
    const { id } = await waitForScan(session, tabId);
    await until(popup, () => document.querySelector('footer a[href*="report.html"], footer button'));
    // The popup's own button opens this address in a tab.
    const report = await session.openOwn(`report.html?domain=${HOST}#${id}`);
    await until(report, () => document.querySelector('#todo details.repair > summary'));
    told('the report', 2, began);

    await report.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('#todo details.repair')) details.open = false;
      const first = [...document.querySelectorAll<HTMLElement>('#todo li')].find((li) =>
        li.querySelector('pre, button'),
      );
      first?.querySelector<HTMLElement>('details.repair > summary')?.click();
    });
    await until(report, () => document.querySelector('#todo details.repair[open]'));
    const copied = await report.evaluate(() => {
      const open = document.querySelector('#todo details.repair[open]');
      const button = open?.querySelector<HTMLButtonElement>('button');
      button?.click();
      return button?.textContent ?? button?.getAttribute('aria-label') ?? '';
    });
    expect(copied.length).toBeGreaterThan(2);
    told('a copied repair', 4, began);

    const printed = await report.evaluate(() => {
      let prints = 0;
      window.print = () => {
        prints += 1;
      };
      document.querySelector<HTMLElement>('.menu > summary')?.click();
      document.querySelector<HTMLButtonElement>('.menu [data-kind="primary"]')?.click();
      return new Promise<number>((done) => setTimeout(() => done(prints), 300));
    });
    expect(printed).toBe(1);
    told('the browser’s window to print or keep as PDF', 4, began);

    const mail = await report.evaluate(() => {
      document.querySelector<HTMLElement>('.send > summary')?.click();
      return document.querySelector<HTMLAnchorElement>('.send a[href^="mailto:"]')?.href ?? '';
    });
    expect(decodeURIComponent(mail)).toContain(HOST);
    expect(mail).toMatch(/^mailto:\?subject=.+&body=.+/);
    told('the mail to the web builder', 4, began);
    await report.close();
    await page.close();
  });
});
