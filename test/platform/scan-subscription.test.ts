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

describe('a subscription to a scan', () => {
  test('requests the scan, and returns its answer', async () => {
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

  test('notifies its watchers of stored states until they stop', async () => {
    const following = subscribeToScan(tabId);
    const results: ScanSnapshot[] = [];
    const stop = following.watch((now) => results.push(now));
    await keep(begun);
    stop();
    await keep(sample);
    expect(results.map(({ state }) => state?.phase)).toEqual(['scanning']);
    expect(following.now()).toEqual({ state: sample, failed: false });
  });

  test('ignores the state of another tab, and invalid or removed states', async () => {
    const following = subscribeToScan(tabId);
    await keep(begun);
    await fakeBrowser.storage.session.set({ [toStateKey(tabId + 1)]: { ...sample, tabId: tabId + 1 } });
    await keep({ phase: 'scanning' });
    await fakeBrowser.storage.session.remove(toStateKey(tabId));
    expect(following.now().state).toEqual(begun);
  });

  test('keeps a stored state that is newer than a late answer', async () => {
    const following = subscribeToScan(tabId);
    sendMessage.mockImplementationOnce(async () => {
      await keep(sample);
      return { ok: true, value: begun };
    });
    await following.start(false);
    expect(following.now().state).toEqual(sample);
  });

  test('switches to another scan when the answer is of another', async () => {
    const following = subscribeToScan(tabId);
    await keep(sample);
    const again = { ...begun, id: 'twee' };
    answers(again);
    await following.start(true);
    expect(following.now().state).toEqual(again);
    // A scan shown again without being stored again.
    answers(sample);
    await following.start(false);
    expect(following.now().state).toEqual(sample);
  });
});

describe('a subscription without an answer of the background', () => {
  const closed = () => sendMessage.mockRejectedValueOnce(new Error('Could not establish connection'));

  test('shows the stored state', async () => {
    await keep(sample);
    const following = subscribeToScan(tabId);
    closed();
    await following.start(false);
    expect(following.now()).toEqual({ state: sample, failed: false });
  });

  test('fails when nothing is stored, until another start', async () => {
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
