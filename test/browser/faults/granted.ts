import { listOrigins } from '../../../lib/collect/network/origins.ts';
import type { ScanState } from '../../../lib/state.ts';
import { build, withSiteAccess } from '../../../scripts/start/build.ts';
import type { World } from '../../world/world.ts';
import type { Driven } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { changeSettings, readEvidence, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession } from '../kit/session.ts';

export const KINDS = ['chromium', 'firefox'] as const;
export type Kind = (typeof KINDS)[number];

/** A browser with a partner key, in Dutch, in which the access to these hosts was granted. */
export const openWith = async (kind: Kind, world: World, hosts: readonly string[]): Promise<Driven> => {
  const folder = await build(kind);
  const session =
    kind === 'chromium'
      ? await openSession({ extension: hosts.length === 0 ? folder : await withSiteAccess(folder, ...hosts), world })
      : await openFirefox({ extension: folder, world });
  if (session.kind === 'firefox' && hosts.length > 0) {
    await session.grant({ origins: hosts.flatMap(listOrigins), permissions: ['webRequest', 'webRequestBlocking'] });
  }
  await changeSettings(session, { language: 'nl' });
  await enterKey(session, 'sleutel-voor-de-test-1234');
  return session;
};

/** What a scan came to, and the facts that it rests on. */
export interface Looked {
  readonly state: ScanState;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Opens a page, presses the button, waits for the end, reads the facts and closes the tab. */
export const lookAt = async (session: Driven, url: string, ready: () => void = () => {}): Promise<Looked> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  ready();
  await session.press(page);
  const state = await waitForScan(session, tabId);
  const facts = await readEvidence(session, tabId);
  await page.close();
  return { state, facts };
};
