import { listOrigins } from '../../lib/collect/network/origins.ts';
import type { Evidence } from '../../lib/evidence.ts';
import type { ScanState } from '../../lib/state.ts';
import type { Driven } from '../../test/browser/kit/driven.ts';
import { openFirefox } from '../../test/browser/kit/firefox/session.ts';
import { enterKey } from '../../test/browser/kit/options-page.ts';
import { changeSettings, forgetStarts, readEvidence, tabIdOf, waitForScan } from '../../test/browser/kit/scan.ts';
import { openSession } from '../../test/browser/kit/session.ts';
import type { World } from '../../test/world/world.ts';
import { build, withSiteAccess } from '../start/build.ts';

/** One scan of one page. */
export interface Looked {
  readonly state: ScanState;
  readonly evidence: Partial<Evidence>;
  readonly seconds: number;
}

/** Opens a browser with access to these hosts and a partner's key; errors of ours are reported, and stop nothing. */
export const openBrowser = async (kind: Driven['kind'], world: World, hosts: readonly string[]): Promise<Driven> => {
  const extension = await build(kind);
  const options = { world, hasFaults: true };
  const session =
    kind === 'chromium'
      ? await openSession({ ...options, extension: await withSiteAccess(extension, ...hosts) })
      : await openFirefox({ ...options, extension });
  if (session.kind === 'firefox')
    await session.grant({ origins: hosts.flatMap(listOrigins), permissions: ['webRequest', 'webRequestBlocking'] });
  await changeSettings(session, { language: 'en' });
  await enterKey(session, 'sleutel-voor-de-systemen');
  return session;
};

/** Opens a page, presses the button and returns the result. */
export const look = async (session: Driven, url: string): Promise<Looked> => {
  const before = performance.now();
  // Resets the limit: these are more scans than anybody makes in an hour.
  await forgetStarts(session);
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const state = await waitForScan(session, tabId);
  const evidence = (state.phase === 'done' ? await readEvidence(session, tabId) : {}) as Partial<Evidence>;
  await page.close();
  return { state, evidence, seconds: (performance.now() - before) / 1_000 };
};
