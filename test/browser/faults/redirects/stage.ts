import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOrigins } from '../../../../lib/collect/network/origins.ts';
import { build } from '../../../../scripts/start/build.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import type { Driven } from '../../kit/driven.ts';
import { openFirefox } from '../../kit/firefox/session.ts';
import { changeSettings, command } from '../../kit/scan.ts';
import { openSession } from '../../kit/session.ts';
import { type Astray, astrayWorld, CONTROL } from './astray.ts';
import { FETCHED, SERVICE } from './fetched.ts';
import { LEADING } from './leading.ts';
import { isOnlyCreated, type Round, type State } from './states.ts';
import { type WatchedFiles, watchFiles } from './watched-files.ts';

/** A browser in one state of access, in the world in which everything leads away. */
export interface Stage {
  readonly world: World;
  readonly session: Driven;
  readonly astray: Astray;
  readonly files: WatchedFiles;
  close(): Promise<void>;
}

/** Pages whose sites lead nowhere but to themselves: with HSTS, which browsers obey by themselves, and without. */
export const STRICT: readonly string[] = ['https://goed.nl/', 'https://gewoon.nl/'];
export const PLAIN: readonly string[] = [...STRICT, 'http://slecht.nl/'];

const HOSTS: readonly string[] = [...LEADING.map(({ host }) => host), ...PLAIN.map((page) => new URL(page).hostname)];

/** The scan service is asked in every state; Firefox wants a consent beside its address. */
const TO_SERVICE = [`https://${SERVICE}/*`];
const CONSENT = ['browsingActivity', 'authenticationInfo'];

const originsIn = ({ grants }: State): readonly string[] => {
  if (grants === 'all') return ['*://*/*'];
  return grants === 'site' ? HOSTS.flatMap(listOrigins) : [];
};

/** A copy of the build in which the prompts were answered. */
const answered = async (round: Round): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-stand-'));
  await cp(await build('chromium'), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest: { permissions: string[] } = JSON.parse(await readFile(file, 'utf8'));
  const permissions = manifest.permissions.filter((name) => name !== 'webRequest' || !isOnlyCreated(round));
  const host_permissions = [...TO_SERVICE, ...originsIn(round.state)];
  await writeFile(file, JSON.stringify({ ...manifest, permissions, host_permissions }));
  return folder;
};

/** Both browsers ask loopback themselves unless they are told not to: then the proxy would see nothing of it. */
const chromiumIn = async (round: Round, world: World): Promise<Driven> => {
  const extension = await answered(round);
  const session = await openSession({ extension, world, args: ['--proxy-bypass-list=<-loopback>'] });
  return { ...session, close: () => session.close().then(() => rm(extension, { recursive: true, force: true })) };
};

const firefoxIn = async ({ state }: Round, world: World): Promise<Driven> => {
  const prefs = { 'network.proxy.allow_hijacking_localhost': true };
  const session = await openFirefox({ extension: await build('firefox'), world, prefs });
  await session.grant({ origins: TO_SERVICE, permissions: [], data_collection: CONSENT });
  const permissions = state.sees ? ['webRequest', 'webRequestBlocking'] : [];
  await session.grant({ origins: originsIn(state), permissions });
  return session;
};

/** Opens the browser with a partner key and a scan service, so that everything is asked that ever is. */
export const openStage = async (round: Round): Promise<Stage> => {
  const files = watchFiles([...FETCHED.map(({ id }) => id), CONTROL]);
  const astray = astrayWorld(files.folder);
  const world = await startWorld({ sites: [...astray.sites, ...SITES], resolver: false });
  const session = await (round.kind === 'chromium' ? chromiumIn : firefoxIn)(round, world);
  await command(session, 'setService', { base: `https://${SERVICE}`, key: 'leave' });
  await command(session, 'saveKey', { key: 'sleutel-voor-de-test-1234', sessionOnly: false });
  await changeSettings(session, { level: 'C' });
  const close = async (): Promise<void> => {
    await session.close();
    await world.stop();
    files.remove();
  };
  return { world, session, astray, files, close };
};
