import { expect, test } from 'vitest';
import { PublicAnswer } from '../../../../../lib/api/outgoing.ts';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { isFullRun } from '../../../../kit/inputs.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { storeForAll, TIMEOUT } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** Requests to each of two; in the full run two hundred in all. */
const EACH = isFullRun ? 100 : 30;

test('of many concurrent requests to two web processes, exactly the hourly limit of twenty is scanned', {
  tags: ['full'],
  timeout: TIMEOUT,
}, async () => {
  const webs = [await listen(), await listen({ scanService: await service().impatient(20_000) })];
  await service().work();
  const requests = Array.from({ length: EACH }, (_, index) =>
    webs.map(({ get }, web) => get(`${SCAN_PATH}?url=site-${index}-${web}.nl`)),
  ).flat();
  const all = await Promise.all(requests);
  const answered = all.filter(({ status }) => status === 200);
  const limited = all.filter(({ status }) => status === 429);
  expect([answered.length, limited.length]).toEqual([20, 2 * EACH - 20]);
  for (const { body } of answered) PublicAnswer.parse(body);
  for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(service().scanner.asked).toHaveLength(20);
  const remaining = answered.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
  expect(remaining.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, left) => left));
});
