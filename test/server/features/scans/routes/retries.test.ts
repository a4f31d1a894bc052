import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { sampleOf } from '../../../../kit/taking-turns.ts';
import { type Listening, listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { storeForAll } from '../../../kit/store.ts';

/** One call uses one scan, whatever a client's own retries do: common clients retry three times on 502, 503 and 504. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

interface Called {
  readonly statuses: readonly number[];
  /** Scans left in the hour. */
  readonly left: number;
}

/** A client that retries by itself; `between` happens before each retry. */
const callWithRetries = async (
  { get }: Listening,
  url: string,
  between: () => Promise<unknown> = () => pause(1),
): Promise<Called> => {
  const statuses: number[] = [];
  let left = 0;
  do {
    if (statuses.length > 0) await between();
    const { status, headers } = await get(`/api/gda-scan-api.php?url=${url}`);
    statuses.push(status);
    left = Number(headers.get('x-ratelimit-remaining'));
  } while (statuses.length < 4 && [502, 503, 504].includes(statuses.at(-1) ?? 0));
  return { statuses, left };
};

test.each(sampleOf(['unreachable', 'timeout', 'internal', 'unsupported_page'] as const, 4))(
  'a call that ends in %s uses one scan',
  async (code) => {
    const { work, scanner } = service();
    await work();
    scanner.next = { fails: new ScanFailure(code, 'as a test has it') };
    const { left } = await callWithRetries(await listen(), `${code.replace('_', '-')}.nl`);
    // All clients here share one address, so one hour.
    const { left: after } = await callWithRetries(await listen(), `${code.replace('_', '-')}.nl`);
    expect([scanner.asked.length, after]).toEqual([1, left]);
  },
);

test('a call that outlasts the client’s patience uses one scan, and its retries get the outcome', async () => {
  const { work, scanner, worked, impatient } = service();
  const { promise, resolve } = Promise.withResolvers<void>();
  scanner.next = { until: promise };
  await work();
  const listening = await listen({ scanService: await impatient(50) });
  let tries = 0;
  const { statuses } = await callWithRetries(listening, 'traag.nl', async () => {
    tries += 1;
    if (tries < 2) return;
    resolve();
    await expect.poll(() => worked.length, { timeout: 10_000 }).toBe(1);
  });
  expect(statuses).toEqual([503, 503, 200]);
  expect(scanner.asked).toHaveLength(1);
});
