import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/start/build.ts';
import { installOldLibraries } from '../world/old-libraries/install.ts';
import { hostOf, oldLibrarySites } from '../world/sites/oud.ts';
import { startWorld, type World } from '../world/world.ts';
import { type FirefoxSession, openFirefox } from './kit/firefox/session.ts';
import { enterKey } from './kit/options-page.ts';
import { checkOf, pillarOf } from './kit/partner.ts';
import { tabIdOf, waitForScan } from './kit/scan.ts';

/** The one fixed script in the page's own world, in Firefox: finds what neither address nor file reveals without access. */

let world: World;
let session: FirefoxSession;

beforeAll(async () => {
  const [folder, extension] = await Promise.all([installOldLibraries(), build('firefox')]);
  world = await startWorld({ sites: oldLibrarySites(folder), resolver: false });
  session = await openFirefox({ extension, world });
  await enterKey(session, 'sleutel-voor-de-test-1234');
}, 300_000);
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

test.each([
  ['lodash-4.17.10', 'fail', 'Lodash 4.17.10: '],
  ['jquery-3.4.1', 'warn', 'jQuery 3.4.1: '],
])('%s is detected in the page itself', async (name, outcome, line) => {
  const { page } = await session.visit(`https://${hostOf(name)}/`);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const state = await waitForScan(session, tabId);
  await page.close();

  expect(state.access).toBe(false);
  const check = checkOf(pillarOf(state, 'onderhoud'), 'vulnerable-js-libraries');
  expect(check.outcome).toBe(outcome);
  expect(check.evidence.some((one) => one.startsWith(line))).toBe(true);
});
