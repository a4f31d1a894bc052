import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { ServicePart } from '../../../lib/api/service.ts';
import type { KeyStatus } from '../../../lib/platform/messages.ts';
import type { Settings } from '../../../lib/settings.ts';
import { listStatesIn, type ScanState } from '../../../lib/state.ts';
import { build } from '../../../scripts/start/build.ts';
import { type ReferenceService, type ServiceOptions, startService } from '../../world/service/reference-service.ts';
import { startWorld, type World, type WorldOptions } from '../../world/world.ts';
import { changeSettings, command, forgetStarts, readEvidence, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

/** The world, a scan service that has looked at the same sites, and a browser that was allowed to reach it. */
export interface Stage {
  readonly world: World;
  readonly service: ReferenceService;
  readonly session: Session;
  close(): Promise<void>;
}

/** A copy of the build in which the prompt for services on this machine has been answered with yes. */
export const allowedHere = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-service-'));
  await cp(await build(), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(
    file,
    JSON.stringify({ ...manifest, host_permissions: ['http://127.0.0.1/*', 'http://localhost/*'] }),
  );
  return folder;
};

export const openStage = async (options: ServiceOptions = {}, location: WorldOptions = {}): Promise<Stage> => {
  const [extension, world, service] = await Promise.all([allowedHere(), startWorld(location), startService(options)]);
  const session = await openSession({ extension, world });
  await changeSettings(session, { language: 'nl' });
  return {
    world,
    service,
    session,
    close: async () => {
      await session.close();
      await Promise.all([world.stop(), service.stop(), rm(extension, { recursive: true, force: true })]);
    },
  };
};

export interface Looked {
  readonly page: Page;
  readonly popup: Page;
  readonly tabId: number;
  /** Once both sources have ended. */
  readonly state: ScanState;
}

/** Opens a page, presses the toolbar button and waits for both sources. */
export const look = async (session: Session, url: string): Promise<Looked> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  await waitForScan(session, tabId);
  const state = await settled(session, tabId);
  // The popup draws what the store tells, a moment later.
  if (state.service) await popup.waitForSelector('.service[aria-busy="false"]');
  return { page, popup, tabId, state };
};

/** Waits until the scan and the service's part of it have ended. Throws after 30 s. */
export const settled = async (session: Session, tabId: number): Promise<ScanState> => {
  const end = Date.now() + 30_000;
  for (;;) {
    const state = await readState(session, tabId);
    if (state !== undefined && state.phase !== 'scanning' && state.service?.phase !== 'busy') return state;
    if (Date.now() > end) throw new Error('the service did not end');
    await wait(50);
  }
};

/** The service's part of a scan; throws when there is none. */
export const partOf = ({ service }: ScanState): ServicePart => {
  if (!service) throw new Error('no part of the service');
  return service;
};

/** Lets the service look at a site: it gets what a scan of the extension saw. */
export const teach = async ({ session, service }: Stage, url: string): Promise<ScanState> => {
  const { page, tabId, state } = await look(session, url);
  service.record(new URL(url).hostname, await readEvidence(session, tabId));
  await page.close();
  return state;
};

/** Sets the service as the options page would, and the contact level. */
export const useService = async (
  { session, service }: Pick<Stage, 'session' | 'service'>,
  level: Settings['level'] = 'C',
): Promise<void> => {
  await command<KeyStatus>(session, 'setService', { base: service.base, key: 'leave' });
  await changeSettings(session, { level });
};

export const setKey = async (session: Session, key: string | null): Promise<void> => {
  if (key === null) await command<KeyStatus>(session, 'removeKey', {});
  else await command<KeyStatus>(session, 'saveKey', { key, sessionOnly: false });
};

/** Forgets the waits that the service asked for, and the scans that were counted here. */
export const forgetLimits = async (session: Session): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate(() => chrome.storage.session.remove('serviceWaits'));
  await forgetStarts(session);
};

/** The states of all tabs, by tab. */
export const statesOf = async (session: Session): Promise<Readonly<Record<number, ScanState>>> => {
  const page = await session.backstage();
  const all = await page.evaluate(() => chrome.storage.session.get(null));
  return Object.fromEntries(listStatesIn(all).map((state) => [state.tabId, state]));
};

/** The words that a page shows, white space folded. */
export const textOf = async (page: Page, selector = 'body'): Promise<string> =>
  (await page.$eval(selector, (element) => element.textContent ?? '')).replace(/\s+/g, ' ').trim();
