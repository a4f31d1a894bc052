import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { startWorld, type World } from '../../world/world.ts';
import { until } from '../kit/driven.ts';
import { closePopup } from '../kit/firefox/chrome-scope.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { command, tabIdOf, waitForScan } from '../kit/scan.ts';

/**
 * A newer version, installed as Firefox itself installs an update: over the one that runs, which is told first and may wait.
 * (Chromium updates packed extensions from an address in a policy of the machine alone; how that was tried by hand stands
 * in docs/reliability.md.)
 */

const OLDER = '0.1.0';
const NEWER = '0.1.1';

interface Addon {
  readonly version: string;
}
interface Inside {
  readonly ChromeUtils: {
    importESModule(address: string): {
      readonly AddonManager: {
        getAddonByID(id: string): Promise<Addon>;
        getInstallForFile(file: unknown): Promise<{ install(): unknown }>;
      };
    };
  };
  readonly Cc: Record<string, { createInstance(type: unknown): { initWithPath(path: string): void } }>;
  readonly Ci: { readonly nsIFile: unknown };
}
declare const window: Inside;

/** Begins an update from a file; it may be deferred, so nothing waits for it here. */
const beginUpdate = async (path: string): Promise<void> => {
  const { ChromeUtils, Cc, Ci } = window;
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  const file = Cc['@mozilla.org/file/local;1']?.createInstance(Ci.nsIFile);
  file?.initWithPath(path);
  (await AddonManager.getInstallForFile(file)).install();
};

const versionNow = async (id: string): Promise<string> => {
  const { AddonManager } = window.ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  return (await AddonManager.getAddonByID(id)).version;
};

/** The built extension as a file, under this version. */
const pack = (folder: string, to: string, version: string): string => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const inside = path.slice(folder.length + 1);
    const bytes = readFileSync(path);
    if (inside !== 'manifest.json') return [inside, new Uint8Array(bytes)] as const;
    const manifest = { ...JSON.parse(bytes.toString()), version };
    return [inside, new TextEncoder().encode(JSON.stringify(manifest))] as const;
  });
  const file = join(to, `${version}.xpi`);
  writeFileSync(file, zipSync(Object.fromEntries(entries) as Zippable, { level: 0 }));
  return file;
};

const folder = mkdtempSync(join(tmpdir(), 'pijler-update-'));
let world: World;
let session: FirefoxSession;
let newer: string;
beforeAll(async () => {
  const extension = await build('firefox');
  newer = pack(extension, folder, NEWER);
  world = await startWorld();
  session = await openFirefox({
    extension: pack(extension, folder, OLDER),
    world,
    prefs: { 'xpinstall.signatures.required': false },
  });
});
afterAll(async () => {
  await session?.close();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('waits while a report is open, and then leaves scans, key and report unchanged', {
  timeout: 120_000,
}, async () => {
  const { chrome, extensionId } = session;
  await command(session, 'saveKey', { key: 'voorbeeld-sleutel-0123', sessionOnly: false });
  const { page } = await session.visit('https://gewoon.nl/');
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const { id, host, result } = await waitForScan(session, tabId);
  const address = `report.html?domain=${host}#${id}`;
  const report = await session.openOwn(address);
  await until(report, () => document.querySelectorAll('.check').length > 100);
  await page.close();
  await session.tidy();
  await chrome(closePopup, extensionId);

  await chrome(beginUpdate, newer);
  await wait(5_000);
  expect(await chrome(versionNow, extensionId)).toBe(OLDER);
  expect(await report.evaluate(() => document.querySelectorAll('.check').length)).toBeGreaterThan(100);

  await report.close();
  await expect.poll(() => chrome(versionNow, extensionId), { timeout: 30_000 }).toBe(NEWER);
  const again = await session.openOwn(address);
  await until(again, () => document.querySelectorAll('.check').length > 100);
  const text = await again.evaluate(() => document.body.textContent ?? '');
  expect(text).toContain(String(result?.overall_score));
  expect(await command(session, 'keyStatus', {})).toMatchObject({ saved: true });
  await again.close();
});
