import { expect, test } from 'vitest';
import { intrusiveOverlay } from '../../../lib/checks/seo/intrusive-overlay.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const covered = (share: number) => ({ page: page({ overlay: { share, selector: 'div.popup' } }) });

cases(intrusiveOverlay, { free: [{ page: page() }, covered(0.4)], covered: [covered(0.41), covered(1)] });

test('a window a little higher or lower gives the same sentence', () => {
  expect(intrusiveOverlay.judge(covered(0.41))).toEqual(intrusiveOverlay.judge(covered(0.42)));
  expect(intrusiveOverlay.judge(covered(0.42))).toMatchObject({ args: { percent: 40 } });
});
