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
  const refused = all.filter(({ status }) => status !== 200);
  // On a busy machine a scan or a refusal may come later than the service lets a client wait.
  expect(refused.map(({ status }) => status).filter((status) => ![429, 503].includes(status))).toEqual([]);
  expect(refused.length).toBeGreaterThanOrEqual(2 * EACH - 20);
  for (const { body } of answered) PublicAnswer.parse(body);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(service().scanner.asked).toHaveLength(20);
  const remaining = answered.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
  expect(new Set(remaining).size).toBe(answered.length);
  expect(remaining.filter((left) => left < 0 || left > 19)).toEqual([]);
});
