import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageKind, PILLARS } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { statesWords } from '../../lib/words/states.ts';
import { isFullRun } from '../kit/inputs.ts';
import { startWorld, type World } from '../world/world.ts';
import { grade, openGranted, openUngranted } from './kit/compare.ts';
import { type Driven, until } from './kit/driven.ts';
import { tabIdOf, waitForScan } from './kit/scan.ts';

/** A page of every kind is recognised in each browser with and without access, and so are the pillars that apply. */

const HOME = 'https://soorten.nl';
const PAGES: readonly (readonly [path: string, kind: PageKind])[] = [
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/lamp', 'product'],
  ['/nieuws/dijk', 'article'],
  ['/nieuws', 'listing'],
  ['/docs/start', 'docs'],
  ['/login', 'signIn'],
  ['/winkelwagen', 'checkout'],
  ['/zoeken?q=dijk', 'search'],
  ['/kaart', 'application'],
  ['/weg', 'error'],
  ['/oud', 'standIn'],
  ['/over-ons', 'content'],
  ['/winkel/lampen', 'content'],
];

/** Pillars in which no check applies. */
const WITHOUT: Readonly<Partial<Record<PageKind, readonly string[]>>> = {
  signIn: ['seo', 'ai'],
  checkout: ['seo', 'ai'],
  application: ['seo', 'ai'],
  search: ['ai'],
  error: ['ai'],
};

const BROWSERS = ['chromium', 'firefox'] as const;
const OPENERS = [openUngranted, openGranted] as const;
/** Each browser in one state of access; in the full run in both. */
const isTried = (way: number, index: number): boolean => isFullRun || way === index;

let world: World;
let sessions: readonly (readonly (Driven | null)[])[];

beforeAll(async () => {
  world = await startWorld();
  sessions = await Promise.all(
    OPENERS.map((open, way) =>
      Promise.all(BROWSERS.map((browser, index) => (isTried(way, index) ? open(browser, world) : null))),
    ),
  );
});
afterAll(async () => {
  await Promise.all(sessions.flat().map((session) => session?.close()));
  await world.stop();
});

const applying = ({ pillars }: ScanState): readonly string[] =>
  pillars.filter(({ applies }) => applies !== false).map(({ id }) => id);

const COMBINATIONS = ['without access', 'with access']
  .flatMap((name, way) => BROWSERS.map((browser, index) => ({ name: `in ${browser}, ${name}`, way, index })))
  .filter(({ way, index }) => isTried(way, index));

describe.each(COMBINATIONS)('$name', ({ way, index }) => {
  // Half of them, each in one browser, and in the full run all in both.
  test.each(PAGES.filter((_page, position) => isFullRun || position % (2 * BROWSERS.length) === index))(
    '%s is %s',
    async (path, kind) => {
      const state = await grade(sessions[way]?.[index] as Driven, `${HOME}${path}`);
      expect(state.kind).toBe(kind);
      const without = WITHOUT[kind] ?? [];
      expect(applying(state).filter((id) => id === 'seo' || id === 'ai')).toEqual(
        PILLARS.filter((id) => (id === 'seo' || id === 'ai') && !without.includes(id)),
      );
    },
  );
});

test('an address set by scripts does not inherit the error status of the original response', async () => {
  const granted = (sessions[1] ?? []).flatMap((session) => session ?? []);
  const all = await Promise.all(granted.map((session) => grade(session, `${HOME}/thuis`)));
  expect(all.map(({ url, kind }) => [new URL(url).pathname, kind])).toEqual(
    granted.map(() => ['/over-ons', 'content']),
  );
  expect(granted).not.toEqual([]);
});

describe.each(BROWSERS.map((browser, index) => [browser, index] as const))('an error page in %s', (_, index) => {
  test('is named as such first, with a link to the home page', async () => {
    const session = (sessions[0]?.[index] ?? sessions[1]?.[index]) as Driven;
    const { page } = await session.visit(`${HOME}/weg`);
    const tabId = await tabIdOf(session, page);
    const popup = await session.press(page);
    await waitForScan(session, tabId);
    await until(popup, () => document.querySelector('.notice') !== null);
    expect(await popup.evaluate(() => document.querySelector('.notice p')?.textContent)).toContain(
      statesWords.nl.states.errorPage.means,
    );
    await popup.evaluate(() => document.querySelector<HTMLButtonElement>('.notice button')?.click());
    await until(page, () => location.pathname === '/' && document.title === 'Dijkwacht Merendam');
    await page.close();
  });
});
