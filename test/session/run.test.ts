import { describe, expect, test } from 'vitest';
import { NO_CACHE } from '../../lib/collect/network/response-cache.ts';
import type { ScanHost } from '../../lib/collect/network/scan-host.ts';
import { PILLARS } from '../../lib/model.ts';
import { completeFacts } from '../../lib/scan.ts';
import type { ScanEvent } from '../../lib/session/event.ts';
import { openScan } from '../../lib/session/live-scan.ts';
import type { Plan, ScanContext } from '../../lib/session/plan.ts';
import { reduce, type Session } from '../../lib/session/reduce.ts';
import { type RunDeps, runScan } from '../../lib/session/run.ts';
import { NOW } from '../kit/facts.ts';
import { takeFaults } from '../kit/no-faults.ts';
import { target } from '../kit/reach.ts';
import { fakeScanHost } from '../kit/scan-host.ts';
import { facts, presenter, servicePart } from './stage.ts';

const known = completeFacts(facts);
const NO_PAST: Plan['past'] = { known: {}, rows: [], service: null };

interface World {
  readonly plan?: Partial<Plan>;
  readonly scanHost?: ScanHost;
  readonly context?: Partial<ScanContext>;
  readonly errands?: Partial<RunDeps>;
}

/** A scan without a browser or a clock: its events, and its result. */
const carriedOut = async ({ plan = {}, scanHost = fakeScanHost({}), context = {}, errands = {} }: World) => {
  const heard: ScanEvent[] = [];
  const deadlines: number[] = [];
  const late = new AbortController();
  const cancel = new AbortController();
  const live = openScan(
    {
      ...{ id: 'een', target: target({ level: 'A' }), tier: 'partner', access: { site: true, seesRedirects: false } },
      ...{ past: NO_PAST, resolver: 'https://dns.voorbeeld.nl/', cancel: cancel.signal },
      ...plan,
    },
    {
      scanHost,
      clock: {
        now: () => NOW + 4_000,
        after: (ms) => {
          deadlines.push(ms);
          return late.signal;
        },
      },
      memory: NO_CACHE,
      onRequestLogged: async () => {},
      onEvent: async (event) => void heard.push(event),
      ...context,
    },
  );
  const opened = live.session();
  const run = () => runScan(live, { presenter, askService: async () => {}, remember: async () => null, ...errands });
  return { live, opened, run, heard, deadlines, late, cancel };
};

const types = (events: readonly ScanEvent[]): readonly string[] => [
  ...new Set(events.map(({ type }) => type).filter((type) => type !== 'fact')),
];

describe('a scan', () => {
  test('starts, grades every pillar once, ends and is stored, in that order', async () => {
    const { run, heard } = await carriedOut({ plan: { past: { ...NO_PAST, known } } });
    const { state, remembered } = await run();
    expect(types(heard)).toEqual(['started', 'judged', 'finished', 'remembered']);
    const judged = heard.flatMap((event) => (event.type === 'judged' ? [event.judged.pillar] : []));
    expect(judged.toSorted()).toEqual(PILLARS.toSorted());
    expect(heard.filter(({ type }) => type === 'fact')).toHaveLength(Object.keys(known).length);
    expect(state).toMatchObject({ phase: 'done', finishedAt: NOW + 4_000 });
    expect(remembered).toBe(true);
  });

  test('is what its events come to', async () => {
    const { run, opened, heard } = await carriedOut({ scanHost: fakeScanHost({ 'https://voorbeeld.nl/': page }) });
    const session = await run();
    expect(heard.some(({ type }) => type === 'contact')).toBe(true);
    expect(heard.reduce<Session>(reduce, opened)).toEqual(session);
  });

  test('starts collecting before its start was stored', async () => {
    const stored = Promise.withResolvers<void>();
    const scanHost = fakeScanHost({});
    const { run } = await carriedOut({
      scanHost: {
        ...scanHost,
        ask: (url, errand) => {
          stored.resolve();
          return scanHost.ask(url, errand);
        },
      },
      context: { onEvent: ({ type }) => (type === 'started' ? stored.promise : Promise.resolve()) },
    });
    await run();
    expect(scanHost.requests.length).toBeGreaterThan(0);
  });

  test('reports a contact before it is made', async () => {
    const created: string[] = [];
    const scanHost = fakeScanHost({});
    const { run, heard } = await carriedOut({
      scanHost: {
        ...scanHost,
        ask: async (url, errand) => {
          const rows = heard.flatMap((event) => (event.type === 'contact' ? [event.row] : []));
          const { host, pathname, search } = new URL(url);
          if (rows.some((row) => row.host === host && row.path === pathname + search)) created.push(url);
          return scanHost.ask(url, errand);
        },
      },
    });
    await run();
    expect(created.length).toBeGreaterThan(0);
    expect(created).toEqual(scanHost.requests);
  });
});

const page = (): Response =>
  new Response('<!doctype html><title>Een</title>', { headers: { 'content-type': 'text/html' } });

test('a scan of a page that never answers ends at its deadline, with what was seen', async () => {
  const request = Promise.withResolvers<void>();
  const hanging: ScanHost['ask'] = (_, { signal }) => {
    request.resolve();
    return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { run, deadlines, late } = await carriedOut({ scanHost: fakeScanHost({}, { ask: hanging }) });
  const ended = run();
  await request.promise;
  expect(deadlines).toEqual([15_000]);
  late.abort(new DOMException('late', 'TimeoutError'));
  const { state, facts: seen } = await ended;
  expect(state.phase).toBe('done');
  expect(seen.answer).toMatchObject({ seen: false, why: 'time' });
  expect(seen.scan?.seen).toBe(true);
});

describe('a cancelled scan', () => {
  test('dispatches nothing from then on, and is not stored', async () => {
    const cancel = new AbortController();
    const remembered: string[] = [];
    const heard: string[] = [];
    const { run } = await carriedOut({
      plan: { past: { ...NO_PAST, known }, cancel: cancel.signal },
      context: {
        onEvent: async ({ type }) => {
          heard.push(type);
          if (type === 'judged') cancel.abort('cancelled');
        },
      },
      errands: {
        remember: async ({ state }) => {
          remembered.push(state.id);
          return null;
        },
      },
    });
    const { stopped, state } = await run();
    expect(stopped).toBe(true);
    expect(state.phase).toBe('scanning');
    expect(heard.slice(-2)).toEqual(['judged', 'stopped']);
    expect(heard.filter((type) => type === 'judged')).toHaveLength(1);
    expect(remembered).toEqual([]);
  });

  test('dispatches only its stop when it was cancelled before it began', async () => {
    const { run, heard } = await carriedOut({ plan: { cancel: AbortSignal.abort('cancelled') } });
    await run();
    expect(types(heard)).toEqual(['stopped']);
  });
});

describe('a resumed scan', () => {
  const row = { at: 3_000, method: 'GET', host: 'voorbeeld.nl', path: '/', purpose: 'page', ms: 500 } as const;
  const rows = [{ ...row, bytes: 9, status: 200 }];

  test('collects nothing that is known, and has the same result', async () => {
    const whole = await (await carriedOut({ plan: { past: { ...NO_PAST, known } } })).run();
    const scanHost = fakeScanHost({});
    const past = { known, rows, service: null };
    const { state, judged } = await (await carriedOut({ scanHost, plan: { past } })).run();
    expect(scanHost.requests).toEqual([]);
    expect({ ...state, ledger: [] }).toEqual(whole.state);
    expect(state.ledger).toEqual(rows);
    expect(judged.map(({ score }) => score)).toEqual(expect.arrayContaining(whole.judged.map(({ score }) => score)));
  });

  test('appends its contacts to the earlier ones, with times since its start', async () => {
    const onRequestLogged: (readonly [number, number])[] = [];
    const { run } = await carriedOut({
      plan: { past: { ...NO_PAST, rows } },
      context: {
        onRequestLogged: async ({ at, ms }, index) => void (ms === null && onRequestLogged.push([index, at])),
      },
    });
    const { state } = await run();
    expect(state.ledger[0]).toEqual(rows[0]);
    expect(onRequestLogged.map(([index]) => index)).toEqual(state.ledger.slice(1).map((_, index) => index + 1));
    for (const [, at] of onRequestLogged) expect(at).toBeGreaterThanOrEqual(4_000);
  });
});

test('a scan resumed after its key was refused shows no details of single checks', async () => {
  const past = { known, rows: [], service: servicePart({ keyRefused: true, phase: 'failed' }) };
  const { opened, run } = await carriedOut({ plan: { past } });
  expect(opened.state.tier).toBe('public');
  const { state } = await run();
  expect(state.result?.api_tier).toBe('public');
  expect(JSON.stringify(state)).not.toMatch(/"checks"|"limitedBy"|"limited_by"/);
});

describe('a scan service', () => {
  const askings = async (service: Plan['past']['service']): Promise<number> => {
    let requestCount = 0;
    const { run } = await carriedOut({
      plan: { past: { known, rows: [], service } },
      errands: {
        askService: async ({ dispatch }) => {
          requestCount += 1;
          await dispatch({ type: 'service', part: servicePart() });
        },
      },
    });
    const { state } = await run();
    expect(state.service).toEqual(servicePart());
    return requestCount;
  };

  test('is contacted during the scan, and its part is shown', async () => expect(await askings(null)).toBe(1));
  test('is not contacted again', async () => expect(await askings(servicePart())).toBe(0));
});

test('a scan that cannot be stored says so, and an error in storing has no further effect', async () => {
  const withNote = async (remember: RunDeps['remember']) =>
    (await (await carriedOut({ plan: { past: { ...NO_PAST, known } }, errands: { remember } })).run()).state;
  expect(await withNote(async () => 'historyOff')).toMatchObject({ phase: 'done', notes: ['historyOff'] });
  expect(await withNote(() => Promise.reject(new TypeError('oops')))).toMatchObject({ notes: ['noRoom'] });
  expect(takeFaults()).toEqual([expect.stringContaining('Pijler fault in the history')]);
});
