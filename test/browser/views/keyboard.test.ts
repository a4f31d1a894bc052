import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonWords } from '../../../lib/words/common.ts';
import { optionsWords } from '../../../lib/words/options.ts';
import { repairWords } from '../../../lib/words/repairs.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState, sampleStored } from '../../components/sample.ts';
import { enterKey } from '../kit/options-page.ts';
import { openSession, type Session } from '../kit/session.ts';
import { showOptions, showPopup, showReport, storedSettings, textOf } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

/** The focused element: its accessible name, and whether the focus is visible. */
interface Stop {
  readonly name: string;
  readonly id: string;
  /** 1 in the foot of the popup, 0 elsewhere. */
  readonly foot: number;
  readonly top: number;
  readonly left: number;
  readonly isRinged: boolean;
  readonly isInView: boolean;
}

const stop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { top, left, bottom } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    // Elements that scroll inside the page are measured from its own top; the foot stays below it.
    let scrolled = scrollY;
    for (let node = element.parentElement; node !== null; node = node.parentElement) {
      if (node !== document.documentElement) scrolled += node.scrollTop;
    }
    const foot = element.closest('footer') === null ? 0 : 1;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      id: element.id,
      foot,
      top: top + scrolled,
      left,
      isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && top < innerHeight,
    };
  });

/** Presses Tab until the focus leaves the page or returns to the start; at most this many times. */
const walk = async (page: Page, most: number): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (here === null) break;
    stops.push(here);
  }
  return stops;
};

/** Presses Tab until something with this name has the focus. */
const tabTo = async (page: Page, name: string | RegExp): Promise<Stop> => {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (here !== null && (typeof name === 'string' ? here.name === name : name.test(here.name))) return here;
  }
  throw new Error(`Tab never came to ${String(name)}`);
};

const expectVisible = (stops: readonly Stop[]): void => {
  expect(stops.filter(({ isRinged, isInView }) => !isRinged || !isInView).map(({ name }) => name)).toEqual([]);
};

describe('keyboard navigation of the popup', () => {
  test.each(['public', 'partner'] as const)(
    '%s: needs at most twelve stops, and one that requests access, in visual order',
    async (tier) => {
      const page = await showPopup(session, sampleState(tier, 'nl'));
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      const stops = await walk(page, 30);
      expect(stops.length).toBeLessThanOrEqual(13);
      expect(stops.length).toBeGreaterThanOrEqual(9);
      const pillars = Object.values(commonWords.nl.pillars);
      const rows = stops.filter(({ name }) => pillars.some((pillar) => name.includes(pillar)));
      expect(rows).toHaveLength(6);
      const seen = stops.toSorted((a, b) => a.foot - b.foot || Math.round(a.top - b.top) || a.left - b.left);
      expect(stops.map(({ name }) => name)).toEqual(seen.map(({ name }) => name));
      expectVisible(stops);
      await page.close();
    },
  );

  test('a row opens and closes with Enter and with the space bar', async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    await page.keyboard.press('Tab');
    const expanded = () => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'));
    expect(await expanded()).toBe('false');
    await page.keyboard.press('Enter');
    expect(await expanded()).toBe('true');
    await page.keyboard.press('Space');
    expect(await expanded()).toBe('false');
    await page.close();
  });

  test('ignores a stray Enter after opening', async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    const before = await page.content();
    await page.keyboard.press('Enter');
    expect(await page.content()).toBe(before);
    await page.close();
  });
});

describe('keyboard navigation of the report', () => {
  test('has no trap, shows the focus at every stop, and goes back with Shift+Tab', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    const stops = await walk(page, 60);
    expect(stops).toHaveLength(60);
    expectVisible(stops);
    expect(new Set(stops.map(({ name, top, left }) => `${name} ${top} ${left}`)).size).toBe(60);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    expect((await stop(page))?.name).toBe(stops.at(-2)?.name);
    await page.close();
  });

  test('reaches the first action within ten stops, and its copied repair three later', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    const names = (await walk(page, 10)).map(({ name }) => name);
    // An action is text; how to do it opens below it.
    expect(names).toContain(reportWords.nl.todo.repair);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await tabTo(page, reportWords.nl.todo.repair);
    await page.keyboard.press('Enter');
    const [next] = await walk(page, 1);
    expect(next?.name).toBe(reportWords.nl.check.copyFix);
    await page.close();
  });

  test('starts with a link that skips the path and leads to the pillars', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    await tabTo(page, reportWords.nl.skip);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'pillars');
    await page.close();
  });

  test('reaches the filters, opens the instructions of an action in place, and copies the findings', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    await tabTo(page, reportWords.nl.filters.title);
    await page.keyboard.press('Enter');
    await tabTo(page, new RegExp(`^${commonWords.nl.outcomes.fail}`));
    await page.keyboard.press('Space');
    expect(await textOf(page, '.shown')).not.toContain('200 van 200');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.focus('.skip');
    const shut = await tabTo(page, reportWords.nl.todo.repair);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.parentElement?.matches('.actions details[open]')))
      .toBe(true);
    // The focus stays where it was, and can be seen: what opened is the next stop.
    const open = await stop(page);
    expect(open).toMatchObject({ name: shut.name, left: shut.left, isRinged: true, isInView: true });
    await tabTo(page, reportWords.nl.check.copyEvidence);
    expect(await page.evaluate(() => document.activeElement?.closest('.actions details[open]') !== null)).toBe(true);
    await page.close();
  });
});

/** Presses Tab until something with one of these names has the focus; gives the names of all stops to it. */
const stopsTo = async (page: Page, names: readonly string[], most: number): Promise<readonly string[]> => {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    passed.push((await stop(page))?.name ?? '');
    if (names.includes(passed.at(-1) ?? '')) return passed;
  }
  throw new Error(`Tab never came to ${names.join(' or ')}, but to ${passed.join(', ')}`);
};

/** The report that a link of the popup opens in a tab of its own. */
const opened = async (): Promise<Page> => {
  const target = await session.browser.waitForTarget((one) => one.url().includes('report.html'));
  const page = await target.asPage();
  await page.bringToFront();
  await page.waitForFunction(() => document.activeElement?.parentElement?.matches('.check[open]'));
  return page;
};

test('copying the first repair takes at most eleven stops from opening the popup', async () => {
  await (await showReport(session, sampleStored('partner', 'nl'))).close();
  const state = sampleState('partner', 'nl');
  const popup = await showPopup(session, state);
  await expect.poll(() => popup.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const inPopup = await stopsTo(popup, [state.first?.title ?? ''], 12);
  await popup.keyboard.press('Enter');
  const report = await opened();
  const { check } = reportWords.nl;
  const inReport = await stopsTo(report, [check.copyFix, repairWords.nl.copySnippet], 12);
  await report.keyboard.press('Enter');
  await expect
    .poll(() => report.evaluate(() => document.activeElement?.nextElementSibling?.textContent))
    .toBe(commonWords.nl.copy.copied);
  expect(inPopup.length + inReport.length).toBeLessThanOrEqual(11);
  await report.close();
  await popup.close();
});

describe('keyboard navigation of the options', () => {
  test('reaches every section, shows every focus, and ends', async () => {
    const page = await showOptions(session);
    await page.waitForSelector('#agency');
    const stops = await walk(page, 150);
    expect(stops.length).toBeLessThan(150);
    expectVisible(stops);
    const ids = await page.$$eval('main section[id]', (all) => all.map(({ id }) => id));
    const links = await page.$$eval('nav .contents a', (all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(ids.map((id) => `#${id}`));
    await page.close();
  });

  test('returns the focus to the button that opened a question when it is cancelled', async () => {
    await enterKey(session, 'sleutel-1234');
    await (await showReport(session, sampleStored('partner', 'nl'))).close();
    const page = await showOptions(session);
    await page.waitForSelector('.saved-key');
    await page.waitForFunction(
      (clear) => [...document.querySelectorAll('#history .button')].some((button) => button.textContent === clear),
      {},
      optionsWords.nl.history.clear,
    );
    const { key, history } = optionsWords.nl;
    for (const [name, opened] of [
      [key.replace, key.label],
      [key.remove, key.cancel],
      [history.clear, history.no],
    ] as const) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await stop(page))?.name).toBe(opened);
      if (opened === key.label) await tabTo(page, key.cancel);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await stop(page))?.name).toBe(name);
    }
    await page.close();
  });

  test('changes a choice with the arrow keys and saves it at once', async () => {
    const page = await showOptions(session);
    await page.focus('input[name="level"]:checked');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(
      (saved) => document.querySelector('.message')?.textContent === saved,
      {},
      optionsWords.nl.messages.saved,
    );
    expect(await storedSettings(session)).toMatchObject({ level: 'A' });
    await page.close();
  });
});
