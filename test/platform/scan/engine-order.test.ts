import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toTarget } from '../../../lib/collect/target.ts';
import { createBrowserScanHost } from '../../../lib/platform/scan/browser-host.ts';

afterEach(() => vi.useRealTimers());

interface Injection {
  readonly files?: readonly string[];
  readonly func?: { readonly name: string };
}

const NOW = { site: true, seesRedirects: false, certificate: false, everywhere: false };
const URL_ = 'https://voorbeeld.nl/';

/** A scan host on a tab that answers injected functions from a table by name. */
const scanHostOn = (answer: (name: string) => unknown) => {
  fakeBrowser.scripting = {
    executeScript: async ({ files, func }: Injection) => [
      { frameId: 0, documentId: 'one', result: await answer(files?.at(-1) ?? func?.name ?? '') },
    ],
  } as never;
  const target = toTarget({ tabId: 1, url: URL_, at: 0, level: 'B', pillar: null });
  const access = { now: () => NOW, onTaken: () => {}, stop: () => {} };
  return createBrowserScanHost({ target, shown: null, access, watch: null, isPrivate: false });
};

test('the engine’s progress is reported once there is any: Chromium returns null until then', async () => {
  vi.useFakeTimers();
  const progress: unknown[] = [];
  const there = [null, undefined, { hidden: false }, { hidden: false, progress: { done: 1, of: 9 } }];
  const engine = Promise.withResolvers<object>();
  const scanHost = scanHostOn((name) => {
    if (name === '/axe.js') return engine.promise;
    return name === 'readProgressThere' ? there.shift() : URL_;
  });
  const found = scanHost.runAxe((result) => progress.push(result), Promise.resolve());
  await vi.advanceTimersByTimeAsync(1_500);
  engine.resolve({ value: 'gevonden' });
  expect(await found).toBe('gevonden');
  expect(progress).toEqual([{ done: 1, of: 9 }]);
});

test('the engine waits for the tasks before it, but its short steps do not', async () => {
  const ran: string[] = [];
  const scanHost = scanHostOn((name) => {
    ran.push(name);
    return name === '/axe.js' ? { value: 'gevonden' } : URL_;
  });
  const before = Promise.withResolvers<void>();
  const found = scanHost.runAxe(() => {}, before.promise);
  await vi.waitFor(() => expect(ran).toEqual(['/gather-internals.js', 'handOverInternals']));
  before.resolve();
  await found;
  expect(ran).toContain('/axe.js');
});
