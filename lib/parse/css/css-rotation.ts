import { getOwn } from '../text/own.ts';

const TURN: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const ANGLE = /([+-]?[\d.]{1,20}(?:e[+-]?\d{1,3})?)(deg|grad|rad|turn)/i;
/** Most degrees off a quarter turn that still count as one. */
const SLACK = 2;

const parseDegrees = (angle: string): number => {
  const [, number = '0', unit = 'deg'] = ANGLE.exec(angle) ?? [];
  return Number.parseFloat(number) * (getOwn(TURN, unit.toLowerCase()) ?? 1);
};

/** Degrees by which one function turns an element in the plane of the screen (CSS Transforms 2, 12). */
const readFunctionTurn = (name: string, inner: string): number => {
  const parts = inner.split(',').map((part) => part.trim());
  const numbers = parts.map(Number.parseFloat);
  if (name === 'rotate' || name === 'rotatez') return parseDegrees(inner);
  if (name === 'rotate3d')
    return (numbers[0] || numbers[1] ? 0 : Math.sign(numbers[2] ?? 0)) * parseDegrees(parts[3] ?? '');
  if (name !== 'matrix' && name !== 'matrix3d') return 0;
  return (Math.atan2(numbers[1] ?? 0, numbers[0] ?? 1) * 180) / Math.PI;
};

/** Degrees by which `transform` turns an element in the plane of the screen; 0 when it does not. */
export const parseTransformTurn = (transform: string): number => {
  let sum = 0;
  for (const [, name = '', inner = ''] of transform
    .slice(0, 2_000)
    .matchAll(/\b([a-z]{1,20}3?d?z?)\(([^()]{0,200})\)/gi))
    sum += readFunctionTurn(name.toLowerCase(), inner);
  return sum;
};

/** The same for the property `rotate`, which may name an axis. */
export const parseRotate = (rotate: string): number => {
  if (/^\s*[xy]\b/i.test(rotate)) return 0;
  const axis = rotate.replace(ANGLE, '').trim().split(/\s+/).map(Number.parseFloat);
  const isAway = axis.length === 3 && (axis[0] || axis[1]);
  return isAway ? 0 : parseDegrees(rotate) * (axis.length === 3 && (axis[2] ?? 1) < 0 ? -1 : 1);
};

/** Whether a turn by this many degrees lays the page on its side (ACT rule b33eff). */
export const isQuarterTurn = (degrees: number): boolean => Math.abs((((degrees % 180) + 180) % 180) - 90) <= SLACK;
