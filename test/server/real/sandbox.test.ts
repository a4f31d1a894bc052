import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../server/engine/browser/launch.ts';
import { areRenderersConfined, assertSandbox } from '../../../server/engine/browser/sandbox.ts';
import { DEFAULTS } from '../../../server/engine/settings.ts';
import { findChromium, QUIET } from '../../browser/kit/chromium.ts';
import { ensureHeadlessShell } from '../../browser/kit/headless-shell.ts';
import { startWorld, type World } from '../../world/world.ts';
import { allowsSandbox } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** The browser of a scan runs in a sandbox, or there is no scan, whatever this machine allows. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

test('a page is scanned in a sandbox, or else the error says which setting allows it', async () => {
  const engine = await openWorldEngine(world);
  const scan = engine.scan({ url: 'https://goed.nl/' });
  await (allowsSandbox
    ? expect(scan).resolves.toMatchObject({ session: { state: { overall: 100 } } })
    : expect(scan).rejects.toThrow(/user namespaces|sandbox/i));
  await engine.close();
});

const SHELL = await ensureHeadlessShell();
const BROWSERS: readonly (readonly [string, string])[] = [
  ['Chromium', findChromium() ?? ''],
  ...(SHELL === undefined ? [] : [['Chromium without a window', SHELL] as const]),
];

test.runIf(allowsSandbox).each(BROWSERS)(
  'the kernel confirms the sandbox that %s reports about itself',
  async (_, browser) => {
    const started = await launch({ ...DEFAULTS, version: '0', browser }, { proxy: 'http://127.0.0.1:9' });
    try {
      await assertSandbox(started.browser);
      await started.browser.newPage();
      await expect.poll(() => areRenderersConfined(started.browser)).toBe(true);
    } finally {
      await started.end();
    }
  },
);

test.each(BROWSERS)(
  '%s without a sandbox is refused, by its own status and by the kernel’s',
  async (_, executablePath) => {
    const browser = await puppeteer.launch({ executablePath, pipe: true, args: [...QUIET] });
    try {
      await browser.newPage();
      expect(areRenderersConfined(browser)).toBe(false);
      await expect(assertSandbox(browser)).rejects.toThrow(/sandbox/);
    } finally {
      await browser.close();
    }
  },
);
