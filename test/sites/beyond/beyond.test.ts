import { expect, test } from 'vitest';
import { grades } from '../graded.ts';
import { tauOf } from '../ranked/tau.ts';
import { recorded } from '../recorded.ts';
import { BEYOND_RANKED } from './order.ts';

/* Ten sites beyond the forty, in the order that an expert gave them before they were scanned (order.ts). */

test.each(BEYOND_RANKED)('$name was recorded at its own address', ({ name, url }) => {
  expect(recorded(`beyond/${name}`, 'granted').scan).toMatchObject({ seen: true, value: { url } });
});

test('the sites are ranked like the expert’s order', () => {
  const scores = BEYOND_RANKED.map(({ name }) => grades(`beyond/${name}`, 'granted').overall.score);
  expect(tauOf(scores), scores.join(' ')).toBeGreaterThanOrEqual(0.85);
});
