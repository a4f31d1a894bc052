import type { Page } from '../../facts/page.ts';
import { visibilityOf } from './dom/properties.ts';
import type { Reading } from './dom/reading.ts';
import { getPageState } from './dom/state.ts';
import { takeReports } from './reports.ts';

type Measured = Page['performance'];
type Timing = Measured['resources'][number];

const LIMIT = { resources: 400, address: 2_000, deprecations: 30 };
/** Milliseconds to wait for entries that the browser delivers late. */
const TIMEOUT = 80;
const SUPPORTED = PerformanceObserver.supportedEntryTypes;
const OBSERVED = ['largest-contentful-paint', 'layout-shift'].filter((type) => SUPPORTED.includes(type));

const NOTHING: Measured = {
  navigation: null,
  resources: [],
  total: 0,
  largestPaint: null,
  layoutShift: null,
  wasHidden: false,
  deprecations: null,
};

/** Not every browser has `workerStart` and `responseStatus`. */
type Entry = PerformanceResourceTiming & { readonly responseStatus?: number };

const toTiming = (entry: Entry): Omit<Timing, 'url' | 'initiator'> => ({
  protocol: entry.nextHopProtocol.slice(0, 20),
  encoded: entry.encodedBodySize,
  decoded: entry.decodedBodySize,
  transferred: entry.transferSize,
  status: entry.responseStatus ?? null,
  worker: entry.workerStart > 0,
});

const readNavigation = (): Measured['navigation'] => {
  const entry = performance.getEntriesByType('navigation')[0] as (PerformanceNavigationTiming & Entry) | undefined;
  if (entry === undefined) return null;
  return {
    ...toTiming(entry),
    kind: entry.type,
    firstByte: Math.round(entry.responseStart),
    url: (entry.name.split('#')[0] ?? '').slice(0, LIMIT.address).toWellFormed(),
  };
};

/**
 * Resolves with the buffered entries, which the browser delivers in one go; it delivers nothing when none are buffered,
 * hence the timeout.
 */
const observeEntries = (): Promise<readonly PerformanceEntry[]> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => finish(list.getEntries()));
    const finish = (entries: readonly PerformanceEntry[]): void => {
      observer.disconnect();
      resolve(entries);
    };
    for (const type of OBSERVED) observer.observe({ type, buffered: true });
    setTimeout(() => finish(observer.takeRecords()), TIMEOUT);
  });

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** The largest burst of layout shifts: at most 1 s apart, at most 5 s long (CLS as web.dev defines it). */
const computeLargestBurst = (shifts: readonly Shift[]): number => {
  let [largest, sum, began, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - last < 1_000 && startTime - began < 5_000;
    sum = goesOn ? sum + value : value;
    began = goesOn ? began : startTime;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
};

interface Deprecation {
  readonly id?: string;
  readonly sourceFile?: string | null;
}

/** Uses of deprecated features, including those before our script ran; null when the browser does not report them. */
const listDeprecations = (): Measured['deprecations'] => {
  const reports = takeReports<Deprecation>('deprecation');
  if (reports === null) return null;
  return reports.slice(0, LIMIT.deprecations).map((report) => ({
    id: String(report?.id ?? '').slice(0, 100),
    source: String(report?.sourceFile ?? '').slice(0, 500),
  }));
};

const isEverHidden = (): boolean =>
  visibilityOf(document) !== 'visible' ||
  performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');

/** Tolerance in milliseconds for the reduced precision of browser clocks. */
const COARSE = 3;

/** Whether an entry is a file of an extension, or a request by our scripts to this page's origin. */
const isOurs = ({ name, startTime }: Entry): boolean =>
  /^(?:chrome|moz)-extension:/.test(name) ||
  (getPageState().requests ?? []).some(
    ({ url, from, to }) => url === name && from - COARSE <= startTime && startTime <= to + COARSE,
  );

/** The browser's measurements of this visit; empty for HTML that was only parsed. */
export const readPerformance = async ({ source }: Reading): Promise<Measured> => {
  if (!source.live) return NOTHING;
  const seen = await observeEntries();
  const paints = seen.filter(({ entryType }) => entryType === 'largest-contentful-paint');
  const shifts = seen.filter(({ entryType }) => entryType === 'layout-shift');
  const entries = performance.getEntriesByType('resource') as unknown as readonly Entry[];
  const loaded = entries.filter((entry) => !isOurs(entry));
  return {
    navigation: readNavigation(),
    resources: loaded.slice(0, LIMIT.resources).map((entry) => ({
      ...toTiming(entry),
      url: entry.name.slice(0, LIMIT.address).toWellFormed(),
      initiator: entry.initiatorType.slice(0, 40),
    })),
    total: loaded.length,
    largestPaint: paints.length === 0 ? null : Math.round(paints.at(-1)?.startTime ?? 0),
    layoutShift: SUPPORTED.includes('layout-shift') ? computeLargestBurst(shifts as unknown as readonly Shift[]) : null,
    wasHidden: isEverHidden(),
    deprecations: listDeprecations(),
  };
};
