import { expect, test } from 'vitest';
import { isQuarterTurn, parseRotate, parseTransformTurn } from '../../../lib/parse/css/css-rotation.ts';

test.each([
  ['rotate(90deg)', 90],
  ['rotate(0.25turn)', 90],
  ['rotate(100grad) translateX(1px)', 90],
  ['rotateZ(-90deg)', -90],
  ['rotate(1.5707963rad)', 90],
  ['rotate3d(0, 0, 1, 90deg)', 90],
  ['rotate3d(0, 0, -1, 90deg)', -90],
  ['rotate3d(1, 0, 0, 90deg)', 0],
  ['rotateX(90deg)', 0],
  ['matrix(0, 1, -1, 0, 0, 0)', 90],
  ['rotate(45deg) rotate(45deg)', 90],
  ['translateX(90px) scale(2)', 0],
  ['rotate(var(--turn))', 0],
  ['rotate(0)', 0],
  ['none', 0],
])('transform: %s turns by %d', (transform, degrees) => expect(parseTransformTurn(transform)).toBeCloseTo(degrees, 3));

test.each([
  ['90deg', 90],
  ['z 90deg', 90],
  ['0 0 -1 90deg', -90],
  ['x 90deg', 0],
  ['1 0 0 90deg', 0],
  ['none', 0],
])('rotate: %s turns by %d', (rotate, degrees) => expect(parseRotate(rotate)).toBeCloseTo(degrees, 3));

test.each([90, -90, 270, 88.5, 450])('%d degrees turn a page on its side', (degrees) =>
  expect(isQuarterTurn(degrees)).toBe(true),
);
test.each([0, 180, 45, 87, 360])('%d degrees do not turn it', (degrees) => expect(isQuarterTurn(degrees)).toBe(false));
