import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPageWords } from '../../../lib/words/on-page.ts';
import { takingTurns } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import { KINDS, openWith } from '../faults/granted.ts';
import type { Driven } from '../kit/driven.ts';
import { command, readEvidence, waitForScan } from '../kit/scan.ts';
import { at, toon } from './sites.ts';
import { showing } from './stage.ts';

const { notShown, shown: SHOWN } = onPageWords.nl;
const LINKS = 'link-texts-meaningful';

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [toon] });
});
afterAll(() => world?.stop());

describe.each(KINDS)('in %s, with the click alone', (kind) => {
  const inTurn = takingTurns(kind);
  let session: Driven;
  beforeAll(async () => {
    session = await openWith(kind, world, []);
  });
  afterAll(() => session?.close());

  inTurn(
    'an element that is gone, or is another now, is said to have changed; one that only moved is found',
    async () => {
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
    },
  );

  inTurn('a tab that was closed is said to be gone', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.close();
    expect(await shown.show(LINKS, 0)).toBe(notShown.gone);
    await shown.report.close();
  });

  inTurn('another route of a web app is another page', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.evaluate(() => history.pushState(null, '', '/elders'));
    expect(await shown.show(LINKS, 0)).toBe(notShown.moved);
    await shown.close();
  });

  test('after a reload Firefox has taken the way into the tab back, and Chromium has not', async () => {
    const shown = await showing(session, at('/'));
    await shown.page.evaluate(() => location.reload());
    await expect
      .poll(() =>
        shown.page.evaluate(() => document.readyState === 'complete' && performance.now() > 300).catch(() => false),
      )
      .toBe(true);
    expect(await shown.show(LINKS, 0)).toBe(kind === 'firefox' ? notShown.access : SHOWN);
    await shown.close();
  });

  inTurn('a scan removes what is drawn before it reads, and sees nothing of it', async () => {
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
});
