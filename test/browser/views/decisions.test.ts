import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ScanState } from '../../../lib/state.ts';
import { decisionWords } from '../../../lib/words/report/decision.ts';
import { build } from '../../../scripts/start/build.ts';
import { takingTurns } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { allowPrivateWindows, pressInPrivate } from '../kit/private-window.ts';
import { changeSettings, command, readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';

/** A finding about which its owner made a decision, in both browsers. */

const PAGE = 'https://gewoon.nl/';
const REASON = 'Zo heeft de klant het gewild.';
const words = decisionWords.nl;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const reportOf = async (session: Driven, { id, host }: ScanState): Promise<View> => {
  const report = await session.openOwn(`report.html?domain=${host}#${id}`);
  await until(report, () => document.querySelectorAll('.check').length > 100);
  return report;
};

const pathIn = (report: View): Promise<readonly string[]> =>
  report.evaluate(() =>
    [...document.querySelectorAll('.todo .actions > li:not(.also) div > b.do')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
const leftOut = (report: View): Promise<string> =>
  report.evaluate(() => document.querySelector('.left-out:not([hidden])')?.textContent ?? '');

/** Decides about the first step by typing, and pressing Enter on the button. */
const decideFirst = (report: View, reason: string): Promise<void> =>
  report.evaluate((text) => {
    const step = document.querySelector('.todo .actions > li') as HTMLElement;
    for (const details of step.querySelectorAll('details')) details.open = true;
    const field = step.querySelector('textarea') as HTMLTextAreaElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const button = step.querySelector<HTMLButtonElement>('.decide button[type="submit"]');
    setTimeout(() => {
      button?.focus();
      button?.click();
    }, 50);
  }, reason);

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let session: Session | FirefoxSession;
  beforeAll(async () => {
    const extension = await build(kind);
    session = kind === 'chromium' ? await openSession({ extension, world }) : await openFirefox({ extension, world });
    await allowPrivateWindows(session);
    await changeSettings(session, { language: 'nl' });
    await enterKey(session, 'sleutel-voor-de-test-1234');
  });
  afterAll(() => session?.close());

  const turn = takingTurns(kind);

  turn(
    'a decision removes its step from this scan’s path and the next one’s, not from the score, and can be undone',
    async () => {
      const driven: Driven = session;
      const { page } = await driven.visit(PAGE);
      const tabId = await tabIdOf(driven, page);
      await driven.press(page);
      const state = await waitForScan(driven, tabId);
      const check = state.first?.check ?? '';
      expect(check).not.toBe('');

      const report = await reportOf(driven, state);
      const before = await pathIn(report);
      await decideFirst(report, '  ');
      await expect.poll(() => report.evaluate(() => document.body.textContent)).toContain(words.noReason);
      await decideFirst(report, REASON);
      await expect.poll(() => leftOut(report)).not.toBe('');
      // It is named by what was found, as its own row names it.
      const [, found = ''] = /: ([^.]+)/.exec(await leftOut(report)) ?? [];
      expect(found).not.toBe('');
      expect(await pathIn(report)).not.toContain(before[0]);
      // The step is gone, and the focus is where it says so.
      await expect.poll(() => report.evaluate(() => document.activeElement?.className)).toBe('left-out');
      const textOf = () => report.evaluate((id) => document.querySelector(`#check-${id}`)?.textContent ?? '', check);
      expect(await textOf()).toContain(`${words.kinds.intended}: ${REASON}`);
      expect(await textOf()).toContain(found);

      const { id } = await command<{ id: string }>(driven, 'start', { tabId, again: true });
      const next = await waitForScan(driven, tabId, id);
      expect([next.overall, next.first?.check === check]).toEqual([state.overall, false]);
      const later = await reportOf(driven, next);
      await expect.poll(() => leftOut(later)).toContain(found);

      await later.evaluate((of) => {
        const row = document.querySelector(`#check-${of}`) as HTMLDetailsElement;
        row.open = true;
        row.querySelector<HTMLButtonElement>('.decision button')?.click();
      }, check);
      await expect.poll(() => leftOut(later)).toBe('');
      await expect.poll(() => pathIn(later)).toContain(before[0]);
      // The other report, still open, hears of it too.
      await expect.poll(() => leftOut(report)).toBe('');
      for (const one of [report, later, page]) await one.close();
    },
  );

  turn('no decision can be made in a private window', async () => {
    const { tabId } = await pressInPrivate(session, 'https://goed.nl/');
    await expect.poll(async () => (await readState(session, tabId))?.phase, { timeout: 30_000 }).toBe('done');
    const report = await reportOf(session, (await readState(session, tabId)) as ScanState);
    expect(await report.evaluate(() => document.querySelectorAll('.decide').length)).toBe(0);
    await report.close();
  });
});
