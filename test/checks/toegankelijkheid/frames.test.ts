import { expect, test } from 'vitest';
import { frames } from '../../../lib/checks/toegankelijkheid/frames.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';

cases(frames, {
  violated: [{ axe: axe({ 'frame-title': faulty(1) }) }],
  clean: [{ axe: axe({ 'frame-title': { passing: 1 } }) }],
  toCheck: [{ axe: axe({ 'frame-title': { passing: 2 }, 'frame-tested': undecided(2) }) }],
  absent: [{ axe: axe() }],
});
blindCases(frames, [{ axe: axe({ 'frame-title': { ran: 'interrupted' } }) }]);

test('frames and closed shadow roots that were not inspected are counted', () => {
  const ruling = frames.judge({ axe: axe({}, { frames: 2, closedShadowRoots: 3 }) });
  expect(ruling).toMatchObject({ args: { frames: 2, closed: 3 } });
});
