import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLedger } from '../../../lib/collect/network/ledger.ts';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import type { HostResponse, ScanHost } from '../../../lib/collect/network/scan-host.ts';
import { createSender, type RequestOptions } from '../../../lib/collect/network/send.ts';
import { deadlines, hanging } from '../../kit/deadlines.ts';
import { fakeScanHost, from, opaqueRedirect } from '../../kit/scan-host.ts';

afterEach(() => vi.restoreAllMocks());

const URL_OF = new URL('https://voorbeeld.nl/pad?a=1');
const ERRAND: RequestOptions = { purpose: 'page', accept: 'text/html', cap: 10 };
const textOf = (response: Response | null, changes: Partial<HostResponse> = {}): HostResponse => ({
  response,
  hops: [],
  cookies: null,
  failure: null,
  ...changes,
});

const over = (ask: ScanHost['ask'], end = new AbortController().signal) => {
  const ledger = openLedger(() => 0);
  return { send: createSender({ scanHost: fakeScanHost({}, { ask }), ledger, end }), ledger };
};
const whyOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'it was seen',
    (thrown: unknown) => (thrown instanceof NotObservable ? thrown.why : thrown),
  );

describe('the deadline of a request', () => {
  test('is eight seconds for headers and body together, and ends in a timeout', async () => {
    const set = deadlines();
    const { send, ledger } = over((_, { signal }) => hanging(signal));
    const why = whyOf(send(URL_OF, ERRAND));
    await vi.waitFor(() => expect(set).toHaveLength(1), { timeout: 20_000 });
    expect(set[0]?.ms).toBe(8_000);
    set[0]?.pass();
    expect(await why).toBe('timeout');
    expect(ledger.rows()).toMatchObject([{ status: null, bytes: null }]);
  });

  test('applies to a body that does not end', async () => {
    const set = deadlines();
    const { send } = over(async (_, { signal }) => {
      const endless = new ReadableStream({ start: (stream) => void hanging(signal).catch((why) => stream.error(why)) });
      return textOf(new Response(endless));
    });
    const why = whyOf(send(URL_OF, ERRAND));
    await vi.waitFor(() => expect(set).toHaveLength(1), { timeout: 20_000 });
    set[0]?.pass();
    expect(await why).toBe('timeout');
  });

  test.each([
    ['cancelled', 'interrupted'],
    [new DOMException('late', 'TimeoutError'), 'time'],
  ])('is distinguished from the end of the scan: %s', async (reason, why) => {
    deadlines();
    const end = new AbortController();
    const { send } = over((_, { signal }) => hanging(signal), end.signal);
    const seen = whyOf(send(URL_OF, ERRAND));
    await Promise.resolve();
    end.abort(reason);
    expect(await seen).toBe(why);
    expect(await whyOf(send(URL_OF, ERRAND))).toBe(why);
  });

  test('does not turn other failures into timeouts, and preserves a known reason', async () => {
    await expect(over(() => Promise.reject(new TypeError('x'))).send(URL_OF, ERRAND)).rejects.toThrow(TypeError);
    expect(await whyOf(over(() => Promise.reject(new DOMException('x', 'DataError'))).send(URL_OF, ERRAND))).toBe(
      'offline',
    );
    expect(await whyOf(over(() => Promise.reject(new NotObservable('denied'))).send(URL_OF, ERRAND))).toBe('denied');
  });
});

describe('an answer', () => {
  test('is read up to its cap, with headers up to 16,000 characters', async () => {
    const headers = { 'X-Long': 'x'.repeat(16_001), 'x-fits': 'y'.repeat(16_000) };
    const { send, ledger } = over(async () => textOf(from(URL_OF.href, new Response('12345678901', { headers }))));
    const { answer } = await send(URL_OF, ERRAND);
    expect(answer).toMatchObject({ asked: URL_OF.href, url: URL_OF.href, status: 200, truncated: true });
    expect(new TextDecoder().decode(answer?.body)).toBe('1234567890');
    expect([answer?.headers['x-long']?.length, answer?.headers['x-fits']?.length]).toEqual([16_000, 16_000]);
    expect(ledger.rows()).toMatchObject([{ host: 'voorbeeld.nl', path: '/pad?a=1', status: 200, bytes: 10 }]);
  });

  test('without a cap is not read, and the connection is released', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000)), cancel });
    const { send } = over(async () => textOf(from(URL_OF.href, new Response(body))));
    const { answer } = await send(URL_OF, { ...ERRAND, cap: null });
    expect([answer?.body.byteLength, answer?.truncated, cancel.mock.calls.length]).toEqual([0, false, 1]);
  });

  test('that is a redirect has the requested address', async () => {
    const { send } = over(async () => textOf(opaqueRedirect()));
    expect((await send(URL_OF, ERRAND)).answer).toMatchObject({ url: URL_OF.href, redirected: true, status: 0 });
  });

  test('that did not arrive is null, with the data of webRequest', async () => {
    const hops = [{ url: URL_OF.href, status: 302, location: 'file:///x', byBrowser: false }];
    const { send, ledger } = over(async () => textOf(null, { hops, failure: 'dns' as never }));
    expect(await send(URL_OF, ERRAND)).toMatchObject({
      answer: null,
      outcome: { hops, cookies: null, failure: 'dns' },
    });
    expect(ledger.rows()).toMatchObject([{ status: null, bytes: null }]);
  });
});

test('a request waits for its turn, and so does its answer', async () => {
  const order: string[] = [];
  const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let nth = 0;
  const scanHost = fakeScanHost(
    {},
    {
      turn: async () => turns[nth++]?.promise,
      ask: async () => {
        order.push('asked');
        return textOf(null);
      },
    },
  );
  const ledger = openLedger(() => 0);
  const sent = createSender({ scanHost, ledger, end: new AbortController().signal })(URL_OF, ERRAND);
  const answered = sent.then(() => order.push('answered'));
  for (const [index, turn] of turns.entries()) {
    await new Promise((resolve) => setTimeout(resolve));
    order.push(`turn ${index + 1}`);
    turn.resolve();
  }
  await answered;
  expect(order).toEqual(['turn 1', 'asked', 'turn 2', 'answered']);
});

test('a request waits for its own row, but not for the end of another’s to be stored', async () => {
  const never = new Promise<void>(() => {});
  const ledger = openLedger(() => 0, { onRequestLogged: async ({ ms }) => void (ms !== null && (await never)) });
  const location = { host: 'voorbeeld.nl', path: '/', purpose: 'page' } as const;
  const end = ledger.open(location);
  ledger.open(location);
  end({ bytes: 1, status: 200 });
  await ledger.written();
  expect(ledger.rows()).toMatchObject([{ status: 200 }, { status: null }]);
});

test('no request is sent before its row is stored', async () => {
  const stored = Promise.withResolvers<void>();
  const requested: string[] = [];
  const ask: ScanHost['ask'] = async (url) => {
    requested.push(url);
    return textOf(null);
  };
  const ledger = openLedger(() => 0, { onRequestLogged: () => stored.promise });
  const send = createSender({ scanHost: fakeScanHost({}, { ask }), ledger, end: new AbortController().signal });
  const sent = send(URL_OF, ERRAND);
  await new Promise((resolve) => setImmediate(resolve));
  expect([ledger.rows().length, requested]).toEqual([1, []]);
  stored.resolve();
  await sent;
  expect(requested).toEqual([URL_OF.href]);
});
