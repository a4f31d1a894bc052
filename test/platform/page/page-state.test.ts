import { afterEach, expect, test, vi } from 'vitest';
import { getPageState } from '../../../lib/collect/page/dom/state.ts';
import { runEngine } from '../../../lib/platform/page/engine.ts';
import type { Inject } from '../../../lib/platform/page/inject.ts';

/** What is sent into a page as source text has to find the state that our scripts there share, and leave it the same. */

const KEY = Symbol.for('pijler');
afterEach(() => {
  Reflect.deleteProperty(globalThis, KEY);
});

/** A page that runs what is sent, as text: nothing from outside a function is there. */
const page: Inject = (async ({ func, args = [] }: { func?: () => void; args?: readonly unknown[] }) => {
  if (func === undefined) return null;
  return new Function('args', `return (${func})(...args)`)(args);
}) as Inject;

test('the engine is handed what it needs in the state that readers hold on to', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const state = getPageState();
  state.readings = 1;
  await runEngine(page, { timeout: 100, onProgress: () => {}, after: Promise.resolve(), elapsed: () => 5_000 });
  expect(getPageState()).toBe(state);
  expect(state.scanBegan).toBe(5_000);
  state.readings -= 1;
  expect(getPageState().readings).toBe(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
