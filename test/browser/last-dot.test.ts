import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTurnOf } from '../kit/taking-turns.ts';
import { startWorld, type World } from '../world/world.ts';
import { KINDS, type Kind, type Looked, lookAt, openWith } from './faults/granted.ts';
import { rowsOf } from './kit/compare.ts';
import type { Driven } from './kit/driven.ts';
import { EQUAL, unequal } from './kit/log-and-ledger.ts';
import { tabIdOf, waitForScan } from './kit/scan.ts';

/**
 * A page at `voorbeeld.nl.`: to DNS and servers the host without the dot, to browsers another origin with a permission of
 * its own. It is scanned as itself, and told the same.
 */
const HOST = 'gewoon.nl';

let worlds: Readonly<Record<Kind, World>>;
beforeAll(async () => {
  const [chromium, firefox] = await Promise.all([startWorld(), startWorld()]);
  worlds = { chromium, firefox };
});
afterAll(() => Promise.all(KINDS.map((kind) => worlds?.[kind].stop())));

const look = (kind: Kind, session: Driven, host: string): Promise<Looked> =>
  lookAt(session, `https://${host}/`, worlds[kind].clearLog);

/** Every finding and score by field, without its evidence. */
const readResult = ({ state }: Looked): Readonly<Record<string, { readonly reason?: string }>> =>
  Object.fromEntries(
    rowsOf(state).map(({ pillar, field, value }) => {
      const { evidence: _, ...result } = JSON.parse(value) ?? {};
      return [`${pillar} ${field}`, result];
    }),
  );

const hostsIn = (kind: Kind): readonly string[] =>
  worlds[kind].log().flatMap(({ host }) => (host.includes(HOST) ? [host] : []));

describe.each(KINDS)('in %s, a page whose host ends in a dot', (kind) => {
  let session: Driven;
  const open = (hosts: readonly string[]) => async () => {
    session = await openWith(kind, worlds[kind], hosts);
  };
  const lookAtBoth = async () => ({
    bare: await look(kind, session, HOST),
    dotted: await look(kind, session, `${HOST}.`),
  });

  describe('with access', { skip: !isTurnOf(kind, 1) }, () => {
    beforeAll(open([`${HOST}.`]));
    afterAll(() => session?.close());

    test('gets the same result as the page without the dot', async () => {
      const { bare, dotted } = await lookAtBoth();
      expect(dotted.state).toMatchObject({ url: `https://${HOST}./`, host: HOST, access: true });
      expect(dotted.state.result).toMatchObject({ domain: HOST });
      expect(readResult(dotted)).toEqual(readResult(bare));
      expect(unequal(worlds[kind].log(), [dotted.state.ledger])).toEqual(EQUAL);
      expect(hostsIn(kind)).toContain(`${HOST}.`);
    });
  });

  describe('with access to the host without the dot only', { skip: !isTurnOf(kind, 0) }, () => {
    beforeAll(open([HOST]));
    afterAll(() => session?.close());

    test('is scanned without access, requesting only its own origin', async () => {
      const { state } = await look(kind, session, `${HOST}.`);
      expect(state).toMatchObject({ phase: 'done', access: false });
      expect(unequal(worlds[kind].log(), [state.ledger])).toEqual(EQUAL);
      expect(new Set(hostsIn(kind))).toEqual(new Set([`${HOST}.`]));
    });

    // What Chromium was given with the install it holds for granted with a dot too, and adds nothing. Firefox takes the
    // question as any other: its prompt asks, and `prompt.test.ts` answers it there.
    test.runIf(kind === 'chromium')('cannot request access, and offers the address without the dot', async () => {
      const { page } = await session.visit(`https://${HOST}./?van=brief`);
      const tabId = await tabIdOf(session, page);
      const popup = (await session.press(page)) as Page;
      await waitForScan(session, tabId);
      for (const row of await popup.$$('button[aria-expanded="false"]')) await row.click();
      await popup.click(`::-p-text(Geef toegang tot ${HOST})`);

      const notice = await popup.waitForSelector(`::-p-text(punt erachter)`);
      expect(await notice?.evaluate((element) => element.textContent)).toContain(`${HOST}.`);
      await expect.poll(() => popup.$(`::-p-text(Geef toegang tot ${HOST})`)).toBeNull();
      await popup.click(`::-p-text(Open ${HOST})`);
      await expect.poll(() => page.evaluate(() => location.href)).toBe(`https://${HOST}/?van=brief`);
      await page.close();
    });
  });

  describe('without access', { skip: !isTurnOf(kind, 0) }, () => {
    beforeAll(open([]));
    afterAll(() => session?.close());

    test('gets the same result, except for the host without the dot, which is another origin', async () => {
      const { bare, dotted } = await lookAtBoth();
      const result = readResult(bare);
      const other = Object.entries(readResult(dotted)).filter(
        ([field, one]) => !/ (score|limited by)$/.test(field) && JSON.stringify(one) !== JSON.stringify(result[field]),
      );
      expect(other.filter(([, { reason }]) => reason !== 'denied')).toEqual([]);
      expect(unequal(worlds[kind].log(), [dotted.state.ledger])).toEqual(EQUAL);
      expect(new Set(hostsIn(kind))).toEqual(new Set([`${HOST}.`]));
    });
  });
});
