import { afterEach, expect, test, vi } from 'vitest';
import { getPageState } from '../../../lib/collect/page/dom/state.ts';
import { runEngine } from '../../../lib/platform/page/engine.ts';
import type { Inject } from '../../../lib/platform/page/inject.ts';

/** Functions injected as source text must find the state shared by our scripts in the page, and leave it the same. */

const KEY = Symbol.for('pijler');
afterEach(() => {
  Reflect.deleteProperty(globalThis, KEY);
});

/** A page that runs injected functions as text: nothing from outside a function is available. */
const page: Inject = (async ({ func, args = [] }: { func?: () => void; args?: readonly unknown[] }) => {
  if (func === undefined) return null;
  return new Function('args', `return (${func})(...args)`)(args);
}) as Inject;

test('the engine gets its input in the state that readers keep', async () => {
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
