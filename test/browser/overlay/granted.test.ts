import { afterAll, beforeAll, describe, expect } from 'vitest';
import { listOrigins } from '../../../lib/collect/network/origins.ts';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { build, withSiteAccess } from '../../../scripts/start/build.ts';
import { takingTurns } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import { KINDS } from '../faults/granted.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { allowPrivateWindows, pressInPrivate } from '../kit/private-window.ts';
import { changeSettings } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { at, elders, toon } from './sites.ts';
import { type Box, near, reporting, showing } from './stage.ts';

const words = onPageWords.nl;
const IMAGES = 'image-alternatives';
const LINKS = 'link-texts-meaningful';

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [toon, elders] });
});
afterAll(() => world?.stop());

/** Position of the image in a nested frame, in the window of the outermost. */
const boxOfDeep = (page: View): Promise<Box> =>
  page.evaluate(() => {
    const outer = document.querySelector('#eigen') as HTMLIFrameElement;
    const inner = outer.contentDocument?.querySelector('#diep') as HTMLIFrameElement;
    const image = inner.contentDocument?.querySelector('img') as HTMLImageElement;
    const boxes = [outer, inner, image].map((one) => one.getBoundingClientRect());
    // The frame's line and room, of the one with its own and of the one with the browser's.
    const edges = [12, 2];
    const sum = (side: 'left' | 'top') => boxes.reduce((far, box, nth) => far + box[side] + (edges[nth] ?? 0), 0);
    const { width = 0, height = 0 } = boxes[2] ?? {};
    return { left: sum('left'), top: sum('top'), width, height };
  });

/** Navigates a frame of the page to another site, and waits until that has loaded. */
const lead = async (page: View): Promise<void> => {
  await page.evaluate(() => {
    (document.querySelector('#eigen') as HTMLIFrameElement).src = 'https://elders.nl/';
  });
  await until(page, () => (document.querySelector('#eigen') as HTMLIFrameElement).contentDocument === null);
};

const OPEN = {
  chromium: async (world: World) => openSession({ extension: await withSiteAccess(await build(), 'toon.nl'), world }),
  firefox: async (world: World) => openFirefox({ extension: await build('firefox'), world }),
};

describe.each(KINDS)('in %s, with access to the site', (kind) => {
  let session: Session | FirefoxSession;
  beforeAll(async () => {
    session = await OPEN[kind](world);
    await allowPrivateWindows(session);
    if (session.kind === 'firefox') await session.grant({ origins: listOrigins('toon.nl'), permissions: [] });
    await changeSettings(session, { language: 'nl' });
    await enterKey(session, 'sleutel-voor-de-test-1234');
  });
  afterAll(() => session?.close());

  const turn = takingTurns(kind);

  turn('shows an element in a nested frame, and says so when the frame has navigated to another site', async () => {
    const driven: Driven = session;
    const shown = await showing(driven, at('/kaders'));
    const items = await shown.items(IMAGES);
    expect(items.filter((item) => item.includes('vreemd'))).toEqual([]);
    const deep = items.findIndex((item) => item.includes('#eigen >>> #diep >>> '));
    expect(deep).toBeGreaterThanOrEqual(0);

    const before = await shown.before('#knop');
    expect(await shown.show(IMAGES, deep)).toBe(words.shown);
    await expect.poll(async () => near((await shown.seen())?.frame, await boxOfDeep(shown.page))).toBe(true);
    await shown.press(words.overlay.scrollBack);
    await shown.press(words.overlay.close);
    await expect.poll(() => shown.before()).toEqual(before);

    await lead(shown.page);
    expect(await shown.show(IMAGES, deep)).toBe(words.notShown.frame);
    await shown.close();
  });

  turn('shows an element in a private window, and leaves the page unchanged', async () => {
    const { tabId } = await pressInPrivate(session, at('/'));
    const driven: Driven = session;
    const shown = await reporting(driven, tabId);
    const before = await shown.before('#knop');
    expect(await shown.show(LINKS, 2)).toBe(words.shown);
    await expect.poll(async () => (await shown.seen())?.frame ?? null).not.toBeNull();
    const seen = await shown.seen();
    expect(seen?.text).toContain('3 van 3');
    await shown.press(words.overlay.scrollBack);
    await shown.press(words.overlay.close);
    expect(await shown.seen()).toBeNull();
    await expect.poll(() => shown.before()).toEqual(before);
    await expect.poll(() => shown.status(LINKS)).toBe('');
    await shown.report.close();
  });
});
