import type { Page } from 'puppeteer-core';
import type { ScanState } from '../../lib/state.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { tabIdOf, waitForScan } from '../../test/browser/kit/scan.ts';
import { openSession, type Session } from '../../test/browser/kit/session.ts';
import { html } from '../../test/world/answers.ts';
import type { Site } from '../../test/world/site.ts';
import { SITES } from '../../test/world/sites.ts';
import { startWorld, type World } from '../../test/world/world.ts';
import { heavyPage, linkPage, PAGES, scriptPage } from '../pages.ts';
import { worldOf } from './subject-code.ts';

const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  ...PAGES,
  links: linkPage,
  scripts: scriptPage,
  bytes: heavyPage,
};

/** A site whose paths are pages of a shape and a size: `/cards/1000`. */
const LARGE: Site = {
  hosts: ['groot.nl'],
  https: ({ path }) => {
    const [, shape = '', size = '0'] = path.split('/');
    const page = SHAPES[shape];
    return page === undefined ? html('', {}, 404) : html(page(Number(size)));
  },
};

/** The sites of the test world, and pages of any size. */
export const WORLD_SITES: readonly Site[] = [...SITES, LARGE];

export const largePage = (shape: string, size: number): string => `https://groot.nl/${shape}/${size}`;

export interface Stage {
  readonly world: World;
  readonly session: Session;
  readonly close: () => Promise<void>;
}

/** The test world with a latency in milliseconds on every response, and a Chromium with access to these hosts. */
export const openStage = async (latency: number, hosts: readonly string[]): Promise<Stage> => {
  const world = await startWorld({ latency, sites: WORLD_SITES });
  const session = await openSession({ extension: await withSiteAccess(await build(), ...hosts), world });
  const close = async (): Promise<void> => {
    await session.close();
    await world.stop();
  };
  return { world, session, close };
};

/** When the elements in question were painted; moments in milliseconds since 1970. */
export interface Painted {
  /** When the popup's document was created. */
  readonly born: number;
  /** When the scores were painted, earliest first. */
  readonly scores: readonly number[];
  /** When the grade was painted. */
  readonly graded: number;
}

/** Moments in milliseconds since 1970. */
export interface Click extends Painted {
  /** Before the press was sent to the browser. */
  readonly pressed: number;
  /** When the background started. */
  readonly started: number;
  readonly state: ScanState;
}

/** When the popup's own scores, which are marked for Element Timing, were painted. */
const paintsOf = (popup: Page): Promise<{ born: number; paints: readonly { name: string; at: number }[] }> =>
  popup.evaluate(
    () =>
      new Promise<{ born: number; paints: { name: string; at: number }[] }>((resolve) => {
        const born = performance.timeOrigin;
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { identifier: string; renderTime: number })[];
          resolve({
            born,
            paints: entries.map(({ identifier, renderTime }) => ({ name: identifier, at: born + renderTime })),
          });
        }).observe({ type: 'element', buffered: true });
      }),
  );

/** Removes the record of the hour's scans, so that their limit ends no bench: only the extension's own pages can. */
export const forgetStarts = async (session: Session): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate(() =>
    (globalThis as unknown as { chrome: typeof browser }).chrome.storage.local.remove('starts'),
  );
};
declare const browser: { storage: { local: { remove(key: string): Promise<void> } } };

const DRAWN = 50;

/** What a popup painted and when, once its grade is on screen. */
const paintedIn = async (popup: Page): Promise<Painted> => {
  await popup.evaluate((ms) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, ms))), DRAWN);
  const { born, paints } = await paintsOf(popup);
  const at = paints.filter(({ name }) => name !== 'grade').map(({ at: moment }) => moment);
  const graded = paints.find(({ name }) => name === 'grade')?.at ?? Number.NaN;
  return { born, scores: at.toSorted((one, other) => one - other), graded };
};

/** The same as `clickOn`, but only what is painted, so it works for an earlier extension too. */
export const paintedOn = async (session: Session, url: string): Promise<Painted> => {
  const { page } = await session.visit(url);
  await forgetStarts(session);
  await page.bringToFront();
  const popup = await session.press(page);
  await popup.waitForSelector('.grade .word');
  const painted = await paintedIn(popup);
  await page.close();
  return painted;
};

/** Milliseconds of one plain axe call on a page. */
export const plainAxeOn = async (session: Session, url: string, code: string): Promise<number> => {
  const { page } = await session.visit(url);
  await worldOf(page).evaluate(`${code};0`);
  const { total } = (await worldOf(page).evaluate('subject.plain()')) as { total: number };
  await page.close();
  return total;
};

/** Opens the page, presses the button, waits for the grade on screen, closes the page. */
export const clickOn = async (session: Session, url: string): Promise<Click> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await forgetStarts(session);
  await page.bringToFront();
  const pressed = performance.timeOrigin + performance.now();
  const popup = await session.press(page);
  // The popup shows it by itself; polling the state meanwhile would affect what is measured.
  await popup.waitForSelector('.grade .word');
  const state = await waitForScan(session, tabId);
  const painted = await paintedIn(popup);
  await page.close();
  return { ...painted, pressed, started: state.startedAt, state };
};
