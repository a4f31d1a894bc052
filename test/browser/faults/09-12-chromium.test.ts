import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { command, readEvidence, waitForScan } from '../kit/scan.ts';
import { openStage, type Stage } from './stage.ts';
import { factOf, stateThat } from './until.ts';

/** In the functions that run in a page of the extension. */
declare const chrome: ExtensionApi;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.letGo());
afterAll(() => stage.close());

describe('row 9: the extension is updated in the middle of a scan (simulated)', () => {
  test('what another version began ends with what it has, marked as interrupted', async () => {
    const robots = stage.keepBusy();
    const { tabId } = await stage.begin('https://goed.nl/');
    const { id } = await stateThat(stage.session, tabId, () => true);
    await factOf(stage.session, tabId, 'page');
    // As an update leaves it: the record of a scan that another version was busy with, and nobody who goes on.
    await stage.own.evaluate(async (key) => {
      const { [key]: record } = await chrome.storage.session.get(key);
      await chrome.storage.session.set({ [key]: { ...(record as object), version: '0.0.1' } });
    }, `job:${id}`);
    for (const worker of await stage.session.extension.workers()) await worker.close();
    await command(stage.session, 'allowance', {});
    const state = await waitForScan(stage.session, tabId);
    robots.release();
    expect(state).toMatchObject({ id, phase: 'done' });
    expect(state.pillars.flatMap(({ unseen }) => unseen.map(({ why }) => why))).toContain('interrupted');
  });
});

describe('row 12: the store is full', () => {
  test("the facts of tabs that were scanned before make room in the session's memory", async () => {
    await stage.own.evaluate(() => chrome.storage.session.set({ 'fact:987654:page': 'x'.repeat(10_400_000) }));
    const { tabId } = await stage.begin('https://goed.nl/');
    const state = await waitForScan(stage.session, tabId);
    expect(state).toMatchObject({ phase: 'done' });
    expect(state.overall).toBeTypeOf('number');
    expect(Object.keys(await readEvidence(stage.session, 987_654))).toEqual([]);
    expect(Object.keys(await readEvidence(stage.session, tabId))).toContain('page');
  });
});
