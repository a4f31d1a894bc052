import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { build } from '../../../scripts/start/build.ts';
import { html } from '../../world/answers.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { bundle } from '../kit/in-page.ts';
import { tabIdOf } from '../kit/scan.ts';
import { chosen, inFews, type Names, TRICKS, type Tried } from './names.ts';
import { FAULTY } from './page.ts';

/** The same names in Firefox, in the isolated world that the extension has there. */

/** In the functions below that run in the extension's own page. */
declare const chrome: ExtensionApi;

const SUBJECT = 'test/browser/clobbered/subject.ts';
const HOST = 'namen.nl';

let world: World;
let session: FirefoxSession;
let folder: string;

/** The built extension with our subject beside its own scripts. */
const withSubject = async (): Promise<string> => {
  folder = await mkdtemp(join(tmpdir(), 'pijler-names-'));
  const [built, code] = await Promise.all([build('firefox'), bundle(join(import.meta.dirname, '../../..', SUBJECT))]);
  await cp(built, folder, { recursive: true });
  await writeFile(join(folder, 'subject.js'), `${code}\nglobalThis.namesSubject = subject;`);
  return folder;
};

beforeAll(async () => {
  world = await startWorld({ sites: [{ hosts: [HOST], https: () => html(FAULTY) }], resolver: false });
  session = await openFirefox({ extension: await withSubject(), world });
  await session.grant({ origins: [`https://${HOST}/*`], permissions: [] });
}, 300_000);
afterAll(async () => {
  await session?.close();
  await world?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** Calls a function of the subject in the isolated world of a tab of its own. */
const inWorld = async <T>(name: string, ...given: readonly unknown[]): Promise<T> => {
  const { page } = await session.visit(`https://${HOST}/`);
  const tabId = await tabIdOf(session, page);
  const stage = await session.backstage();
  const [result] = await stage.evaluate(
    async (tabId, name, given) => {
      const target = { tabId };
      await chrome.scripting.executeScript({ target, files: ['/globals.js', '/axe.min.js', '/subject.js'] });
      return chrome.scripting.executeScript({
        target,
        args: [name, given],
        func: async (name: string, given: unknown[]) => {
          const subject = (globalThis as unknown as { namesSubject: Record<string, (...all: unknown[]) => unknown> })
            .namesSubject;
          return JSON.stringify(await subject[name]?.(...given));
        },
      });
    },
    tabId,
    name,
    [...given],
  );
  await page.close();
  return JSON.parse(String(result?.result)) as T;
};

let names: Names;
beforeAll(async () => {
  names = await inWorld<Names>('names');
});

describe('reader and engine report the same whichever name is shadowed in Firefox', () => {
  test.each(TRICKS)('%s', { timeout: 900_000 }, async (trick, kind) => {
    expect(names[kind].length).toBeGreaterThan(150);
    const changed: Record<string, unknown> = {};
    for (const few of inFews(chosen(names[kind]))) {
      const result = await inWorld<Tried>('changesOf', trick, few);
      expect(result.faults).toBeGreaterThan(15);
      Object.assign(changed, result.changed);
    }
    expect(changed).toEqual({});
  });
});
