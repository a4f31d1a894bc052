import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Message, Reply } from '../../lib/platform/messages.ts';
import { type ScanSnapshot, subscribeToScan } from '../../lib/platform/scan-subscription.ts';
import { type ScanState, toStateKey } from '../../lib/state.ts';
import { sampleState } from '../components/sample.ts';

const sample = sampleState('public', 'nl');
const { tabId } = sample;
const begun: ScanState = { ...sample, phase: 'scanning', overall: null, finishedAt: null, result: null };

const sendMessage = vi.fn<(message: Message<'start'>) => Promise<Reply<'start'>>>();
const answers = (value: ScanState) => sendMessage.mockResolvedValueOnce({ ok: true, value });
const keep = (state: unknown) => fakeBrowser.storage.session.set({ [toStateKey(tabId)]: state });

beforeEach(() => {
  fakeBrowser.reset();
  sendMessage.mockReset();
  Object.assign(fakeBrowser.runtime, { sendMessage });
});

describe('a scan that is followed', () => {
  test('is asked for, and its answer told', async () => {
    const following = subscribeToScan(tabId);
    expect(following.now()).toEqual({ state: null, failed: false });
    answers(begun);
    await following.start(false);
    expect(following.now()).toEqual({ state: begun, failed: false });
    answers(sample);
    await following.start(true, 'seo');
    expect(sendMessage.mock.calls.map(([{ command, ask }]) => ({ command, ...ask }))).toEqual([
      { command: 'start', tabId, again: false },
      { command: 'start', tabId, again: true, pillar: 'seo' },
    ]);
  });

  test('tells who watches of what is stored, until that stops', async () => {
    const following = subscribeToScan(tabId);
    const results: ScanSnapshot[] = [];
    const stop = following.watch((now) => results.push(now));
    await keep(begun);
    stop();
    await keep(sample);
    expect(results.map(({ state }) => state?.phase)).toEqual(['scanning']);
    expect(following.now()).toEqual({ state: sample, failed: false });
  });

  test('keeps what it has where that of another tab, or nothing that fits, is stored', async () => {
    const following = subscribeToScan(tabId);
    await keep(begun);
    await fakeBrowser.storage.session.set({ [toStateKey(tabId + 1)]: { ...sample, tabId: tabId + 1 } });
    await keep({ phase: 'scanning' });
    await fakeBrowser.storage.session.remove(toStateKey(tabId));
    expect(following.now().state).toEqual(begun);
  });

  test('stays as far as it is stored when its answer comes later', async () => {
    const following = subscribeToScan(tabId);
    sendMessage.mockImplementationOnce(async () => {
      await keep(sample);
      return { ok: true, value: begun };
    });
    await following.start(false);
    expect(following.now().state).toEqual(sample);
  });

  test('is another one where the answer is of another', async () => {
    const following = subscribeToScan(tabId);
    await keep(sample);
    const again = { ...begun, id: 'twee' };
    answers(again);
    await following.start(true);
    expect(following.now().state).toEqual(again);
    // One that is shown again without having been stored anew.
    answers(sample);
    await following.start(false);
    expect(following.now().state).toEqual(sample);
  });
});

describe('a background that does not answer', () => {
  const closed = () => sendMessage.mockRejectedValueOnce(new Error('Could not establish connection'));

  test('leaves what is stored', async () => {
    await keep(sample);
    const following = subscribeToScan(tabId);
    closed();
    await following.start(false);
    expect(following.now()).toEqual({ state: sample, failed: false });
  });

  test('is a failure where nothing is, until another start', async () => {
    const following = subscribeToScan(tabId);
    const results: boolean[] = [];
    following.watch(({ failed }) => results.push(failed));
    closed();
    await following.start(false);
    expect(following.now()).toEqual({ state: null, failed: true });
    answers(begun);
    await following.start(true);
    expect(following.now()).toEqual({ state: begun, failed: false });
    expect(results).toEqual([false, true, false, false]);
  });
});
