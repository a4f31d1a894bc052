import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { takingTurns } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import { KINDS, openWith } from '../faults/granted.ts';
import type { Driven, View } from '../kit/driven.ts';
import { answerPrompt } from '../kit/firefox/chrome-scope.ts';
import type { FirefoxSession } from '../kit/firefox/session.ts';
import type { Tab } from '../kit/firefox/tab.ts';
import { command, readEvidence, waitForScan } from '../kit/scan.ts';
import { at, toon } from './sites.ts';
import { reloaded, type Shown, showing } from './stage.ts';

const words = onPageWords.nl;
const { notShown, shown: SHOWN } = words;
const LINKS = 'link-texts-meaningful';

/** Ms in which a prompt ignores clicks. */
const DELAY = 1_000;

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [toon] });
});
afterAll(() => world?.stop());

/** Focuses the button that scans again. */
const focusAgain = (report: View): Promise<boolean> =>
  report.evaluate((name) => {
    const button = [...document.querySelectorAll<HTMLElement>('.showing button')].find(
      ({ textContent }) => textContent === name,
    );
    button?.focus();
    return button !== undefined && document.activeElement === button;
  }, words.scanAgain);

/** Everything shown when an element cannot be shown, before the browser asks for access. */
const textOf = (report: View): Promise<string | null | undefined> =>
  report.evaluate((id) => document.querySelector(`#check-${id} .showing`)?.textContent, LINKS);

/** Does what opens another report in the same tab, and waits until that is open at the check. */
const untilNext = async ({ report, state }: Shown, act: () => Promise<unknown>): Promise<void> => {
  await report.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await act();
  const openNow = () =>
    'before' in document.documentElement.dataset
      ? ''
      : `${location.hash} ${document.querySelector('.check[open]')?.id}`;
  const textOf = () => report.evaluate(openNow).catch(() => '');
  await expect.poll(textOf, { timeout: 30_000 }).toContain(` check-${LINKS}`);
  expect(await textOf()).not.toContain(state.id);
};

describe.each(KINDS)('in %s, with the click alone', (kind) => {
  const inTurn = takingTurns(kind);
  let session: Driven;
  beforeAll(async () => {
    session = await openWith(kind, world, []);
  });
  afterAll(() => session?.close());

  inTurn('an element that was removed or replaced is reported as changed; one that only moved is found', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.evaluate(() => {
      const [first, second, third] = [...document.querySelectorAll('.meer')];
      first?.remove();
      second?.setAttribute('href', '/anders');
      third?.before(document.createElement('hr'));
    });
    expect(await shown.show(LINKS, 0)).toBe(notShown.changed);
    expect(await shown.show(LINKS, 1)).toBe(notShown.changed);
    expect(await shown.inFront()).toBe('report');
    expect(await shown.show(LINKS, 2)).toBe(SHOWN);
    await shown.close();
  });

  inTurn('a closed tab is reported as gone', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.close();
    expect(await shown.show(LINKS, 0)).toBe(notShown.gone);
    await shown.report.close();
  });

  inTurn('another route of a web app is reported as another page', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.evaluate(() => history.pushState(null, '', '/elders'));
    expect(await shown.show(LINKS, 0)).toBe(notShown.moved);
    await shown.close();
  });

  test('after a reload Firefox has revoked access to the tab, and Chromium has not', async () => {
    const shown = await showing(session, at('/'));
    await reloaded(shown.page);
    expect(await shown.show(LINKS, 0)).toBe(kind === 'firefox' ? notShown.access : SHOWN);
    await shown.close();
  });

  inTurn('a scan removes the overlay before it reads the page, and does not see it', async () => {
    const shown = await showing(session, at('/'));
    const before = await readEvidence(session, shown.tabId);
    await shown.show(LINKS, 0);
    await expect.poll(async () => (await shown.seen())?.focus).toBe('dialog');
    const { id } = await command<{ id: string }>(session, 'start', { tabId: shown.tabId, again: true });
    await waitForScan(session, shown.tabId, id);
    expect(await shown.seen()).toBeNull();
    const after = await readEvidence(session, shown.tabId);
    const pageOf = ({ page }: Readonly<Record<string, unknown>>) => {
      const { layout, overlay, markup, links } = (page as { value: Record<string, unknown> }).value;
      return { layout, overlay, markup, links };
    };
    expect(pageOf(after)).toEqual(pageOf(before));
    expect(await shown.show(LINKS, 0)).toBe(notShown.newer);
    await shown.close();
  });

  test.runIf(kind === 'firefox')('after a reload a button asks for access, rescans and returns to it', async () => {
    const { chrome } = session as FirefoxSession;
    const shown = await showing(session, at('/'));
    const answer = async (given: 'allow' | 'deny'): Promise<string | null> => {
      expect(await shown.show(LINKS, 1)).toBe(notShown.access);
      expect(await textOf(shown.report)).toContain('toon.nl');
      expect(await focusAgain(shown.report)).toBe(true);
      await (shown.report as unknown as Tab).press('\uE007');
      await wait(DELAY);
      return chrome(answerPrompt, given);
    };
    await reloaded(shown.page);
    expect(await answer('deny')).toContain('toon.nl');
    await expect.poll(() => shown.status(LINKS)).toBe(words.refused);
    await untilNext(shown, () => answer('allow'));
    expect(await shown.show(LINKS, 1)).toBe(SHOWN);
    await shown.close();
  });

  test.runIf(kind === 'chromium')('a changed page is scanned again, and shown from its new report', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.evaluate(() => document.querySelector('.meer')?.setAttribute('href', '/anders'));
    expect(await shown.show(LINKS, 0)).toBe(notShown.changed);
    expect(await focusAgain(shown.report)).toBe(true);
    await untilNext(shown, () => shown.report.evaluate(() => (document.activeElement as HTMLElement).click()));
    expect(await shown.show(LINKS, 0)).toBe(SHOWN);
    await shown.close();
  });
});
