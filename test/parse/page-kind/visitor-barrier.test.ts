import { expect, test } from 'vitest';
import { findBarrierBehind, findVisitorBarrier } from '../../../lib/parse/page-kind/visitor-barrier.ts';

const unseen = (why: string) => ({ seen: false, why }) as never;
const behind = (barrier: string | null) => ({ seen: true, value: { barrier } }) as never;
const look = (redirected: boolean) => ({ seen: true, value: { redirected } }) as const;

test.each([
  [behind('wall'), 'wall'],
  [behind(null), null],
  ...['wall', 'login', 'elsewhere', 'otherHost', 'denied'].map((why): [never, string] => [unseen(why), why]),
  ...['notApplicable', 'timeout', 'offline', 'time', 'off'].map((why): [never, null] => [unseen(why), null]),
])('%j: %s', (answer, barrier) => expect(findVisitorBarrier(answer)).toBe(barrier));

test.each([
  [[look(true)], 'wall'],
  [[look(false), look(true)], 'wall'],
  [[look(false)], null],
  [[unseen('timeout')], null],
  [[], null],
])('%j behind a wall: %s', (looks, barrier) => expect(findBarrierBehind(behind('wall'), looks)).toBe(barrier));
