import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sent, shown } from '../../kit/reading.ts';

/** jsdom measures nothing: the entries of the browser are given here, by type. */
let given: Readonly<Record<string, readonly object[]>>;
let reports: readonly (object | null)[] | null;
let visibility: string;
let observed: readonly object[];

class Observer {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'resource'];
  readonly #onEntries: (list: { getEntries: () => readonly object[] }) => void;
  constructor(onEntries: (list: { getEntries: () => readonly object[] }) => void) {
    this.#onEntries = onEntries;
  }
  observe(options: { readonly type: string; readonly buffered: boolean }): void {
    observed = [...observed, options];
    const all = ['largest-contentful-paint', 'layout-shift'].flatMap((type) => given[type] ?? []);
    if (observed.length === 2 && all.length > 0) queueMicrotask(() => this.#onEntries({ getEntries: () => all }));
  }
  takeRecords = () => [];
  disconnect = () => {};
}
class Reporter {
  readonly #types: readonly string[];
  constructor(_: () => void, { types, buffered }: { readonly types: readonly string[]; readonly buffered: boolean }) {
    this.#types = buffered ? types : [];
  }
  observe = () => {};
  disconnect = () => {};
  takeRecords = () => (this.#types.includes('deprecation') ? (reports ?? []).map((body) => ({ body })) : []);
}

let loads = 0;
/** The module reads what a browser supports when it is loaded. */
const loadAnew = async (): Promise<typeof import('../../../lib/collect/page/performance.ts')> => {
  loads += 1;
  return import(`../../../lib/collect/page/performance.ts?load=${loads}`);
};

const before = { PerformanceObserver: globalThis.PerformanceObserver, byType: performance.getEntriesByType };
beforeEach(() => {
  [given, reports, visibility, observed] = [{}, [], 'visible', []];
  Object.assign(globalThis, { PerformanceObserver: Observer, ReportingObserver: Reporter });
  Object.assign(performance, { getEntriesByType: (type: string) => given[type] ?? [] });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ReportingObserver');
  Reflect.deleteProperty(document, 'visibilityState');
  Object.assign(globalThis, { PerformanceObserver: before.PerformanceObserver });
  Object.assign(performance, { getEntriesByType: before.byType });
});

/** The module queries at load time what the browser can observe. */
const read = async (reading = shown('<body>')) => (await loadAnew()).readPerformance(reading);

const ENTRY = {
  name: 'https://voorbeeld.nl/a.js',
  initiatorType: 'script',
  nextHopProtocol: 'h2',
  encodedBodySize: 10,
  decodedBodySize: 30,
  transferSize: 12,
  responseStatus: 200,
  workerStart: 0,
};
const TIMING = { protocol: 'h2', encoded: 10, decoded: 30, transferred: 12, status: 200, worker: false };

const NOTHING = {
  navigation: null,
  resources: [],
  total: 0,
  largestPaint: null,
  layoutShift: null,
  wasHidden: false,
  deprecations: null,
};

test('HTML that was only parsed has no measurements', async () => {
  expect(await read(sent('<body>'))).toEqual(NOTHING);
  expect(observed).toEqual([]);
});

test('a page without entries has empty measurements', async () => {
  expect(await read()).toEqual({ ...NOTHING, layoutShift: 0, deprecations: [] });
  expect(observed).toEqual([
    { type: 'largest-contentful-paint', buffered: true },
    { type: 'layout-shift', buffered: true },
  ]);
});

test('the navigation is read, with its first byte in whole milliseconds', async () => {
  given = { navigation: [{ ...ENTRY, name: `${ENTRY.name}?a#b`, type: 'reload', responseStart: 12.6 }] };
  expect((await read()).navigation).toEqual({ ...TIMING, kind: 'reload', firstByte: 13, url: `${ENTRY.name}?a` });
});

describe('resources', () => {
  test.each([
    [{}, TIMING],
    [{ workerStart: 3 }, { ...TIMING, worker: true }],
    [{ responseStatus: undefined }, { ...TIMING, status: null }],
    [{ nextHopProtocol: 'x'.repeat(30) }, { ...TIMING, protocol: 'x'.repeat(20) }],
  ])('%j', async (changes, timing) => {
    given = { resource: [{ ...ENTRY, ...changes }] };
    const { resources, total } = await read();
    expect(resources).toEqual([{ ...timing, url: ENTRY.name, initiator: 'script' }]);
    expect(total).toBe(1);
  });

  test('have their texts truncated', async () => {
    given = { resource: [{ ...ENTRY, name: `https://a.nl/${'x'.repeat(3_000)}`, initiatorType: 'y'.repeat(50) }] };
    const [one] = (await read()).resources;
    expect([one?.url.length, one?.initiator.length]).toEqual([2_000, 40]);
  });

  test('are at most four hundred of all, without those of extensions', async () => {
    const ours = ['chrome-extension://a/b.js', 'moz-extension://a/b.js'].map((name) => ({ ...ENTRY, name }));
    const others = ['https://a.nl/?chrome-extension://', 'xchrome-extension://a'].map((name) => ({ ...ENTRY, name }));
    given = { resource: [...ours, ...others, ...Array.from({ length: 400 }, () => ENTRY)] };
    const { resources, total } = await read();
    expect([resources.length, total]).toEqual([400, 402]);
    expect(resources.slice(0, 2).map(({ url }) => url)).toEqual(others.map(({ name }) => name));
  });
});

test('the last of the largest paints is used', async () => {
  const entryType = 'largest-contentful-paint';
  given = { [entryType]: [100, 900.7].map((startTime) => ({ entryType, startTime })) };
  expect(await read()).toMatchObject({ largestPaint: 901, layoutShift: 0 });
});

describe('the layout shifts of the largest burst', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    entryType: 'layout-shift',
    startTime,
    value,
    hadRecentInput,
  });
  test.each([
    [[], 0],
    [[shift(0, 2)], 2],
    [[shift(0, 2), shift(999, 4)], 6],
    [[shift(0, 2), shift(1_000, 4)], 4],
    [[shift(0, 4), shift(1_000, 2)], 4],
    [[shift(0, 2), shift(500, 8, true), shift(999, 4)], 6],
    [[shift(0, 2), shift(900, 8, true), shift(1_000, 4)], 4],
    // Five seconds from the first.
    [[0, 900, 1_800, 2_700, 3_600, 4_500, 4_999].map((at) => shift(at, 1)), 7],
    [[0, 900, 1_800, 2_700, 3_600, 4_500, 5_000].map((at) => shift(at, 1)), 6],
    [[0, 900, 1_800, 2_700, 3_600, 4_500, 5_000, 5_900].map((at) => shift(at, 2)), 12],
  ])('%# is %d', async (shifts, sum) => {
    given = { 'layout-shift': shifts };
    expect(await read()).toMatchObject({ layoutShift: sum, largestPaint: null });
  });

  test('are null when the browser cannot report them', async () => {
    Object.assign(globalThis, {
      PerformanceObserver: class extends Observer {
        static override readonly supportedEntryTypes = ['resource'];
      },
    });
    expect((await read()).layoutShift).toBeNull();
    expect(observed).toEqual([]);
  });
});

test.each([
  ['visible', [], false],
  ['visible', [{ name: 'visible' }], false],
  ['hidden', [], true],
  ['visible', [{ name: 'visible' }, { name: 'hidden' }], true],
])('now %s, before that %j: was hidden: %s', async (now, states, is) => {
  [visibility, given] = [now, { 'visibility-state': states }];
  expect((await read()).wasHidden).toBe(is);
});

describe('deprecated features', () => {
  test('are listed with their source, truncated, at most thirty', async () => {
    reports = [
      { id: 'Unload', sourceFile: 'https://a.nl/b.js' },
      { id: 'x'.repeat(200), sourceFile: 'y'.repeat(600) },
      {},
      null,
    ];
    expect((await read()).deprecations).toEqual([
      { id: 'Unload', source: 'https://a.nl/b.js' },
      { id: 'x'.repeat(100), source: 'y'.repeat(500) },
      { id: '', source: '' },
      { id: '', source: '' },
    ]);
    reports = Array.from({ length: 31 }, () => ({}));
    expect((await read()).deprecations).toHaveLength(30);
  });

  test('are null when the browser cannot report them', async () => {
    Reflect.deleteProperty(globalThis, 'ReportingObserver');
    expect((await read()).deprecations).toBeNull();
  });
});
