import { expect, test } from 'vitest';
import { type Frame, isSidewaysTravel } from '../../../lib/parse/css/keyframe-travel.ts';

const frame = (changes: Partial<Frame>): Frame => ({ transform: '', translate: '', lengths: [], ...changes });

test.each([
  ['a ticker', frame({ transform: 'translateX(-100%)' }), true],
  ['a 3D ticker', frame({ transform: 'rotate(0) translate3d(-50%, 0px, 0px)' }), true],
  ['a slide in pixels', frame({ transform: 'translate(-400px, 0)' }), true],
  ['the translate property', frame({ translate: '-100vw 0' }), true],
  ['a margin', frame({ lengths: ['', '-1200px'] }), true],
  ['a bobbing picture', frame({ transform: 'translateY(-10px)' }), false],
  ['a long vertical movement', frame({ transform: 'translate(0px, -100%)' }), false],
  ['a wobble', frame({ transform: 'translateX(8px)' }), false],
  ['a rotation', frame({ transform: 'rotate(360deg)' }), false],
  ['a zoom', frame({ transform: 'scale(1.2)' }), false],
  ['nothing', frame({}), false],
  ['a small decimal number', frame({ lengths: ['5.999rem'] }), false],
  ['a number below one', frame({ lengths: ['.25px'] }), false],
  ['digits after the decimal point', frame({ lengths: ['1.100px'] }), false],
  ['another unit', frame({ lengths: ['400pt'] }), false],
  ['upper case', frame({ transform: 'TRANSLATEX(-100%)' }), true],
  ['the vertical part of the translate property', frame({ translate: '0 -100%' }), false],
  ['the second of two lengths', frame({ lengths: ['0px', '100px'] }), true],
])('%s', (_, one, travels) => expect(isSidewaysTravel([frame({}), one])).toBe(travels));

test.each([
  ['%', 20],
  ['px', 100],
  ['vw', 10],
  ['rem', 6],
  ['em', 6],
])('in %s, travel counts as far from %d on', (unit, far) => {
  expect(isSidewaysTravel([frame({ lengths: [`${far}${unit}`] })])).toBe(true);
  expect(isSidewaysTravel([frame({ lengths: [`-${far - 0.1}${unit}`] })])).toBe(false);
});
