/*
 * How many characters or items the built-in functions go through. A function without a row goes through all of its object and its
 * arguments, so that one which nobody thought of counts too much rather than nothing.
 */

/** Cost of one call, from its object, its arguments and its result. */
export type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;
export type Costs = Readonly<Record<PropertyKey, Cost>>;

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const { length, size, byteLength } = value as Readonly<Record<string, unknown>>;
  for (const one of [length, size, byteLength]) if (typeof one === 'number') return one;
  return 0;
};

const one: Cost = () => 1;
const first: Cost = (_, [given]) => 1 + sizeOf(given);
const created: Cost = (_, __, result) => 1 + sizeOf(result);
export const whole: Cost = (self, args) => {
  let sum = 1 + sizeOf(self);
  for (let index = 0; index < args.length; index++) sum += sizeOf(args[index]);
  return sum;
};
/** Goes through what is removed only. */
const trimmed: Cost = (self, _, result) => 1 + sizeOf(self) - sizeOf(result);

const filled: Cost = (self, [, from, to]) => {
  const end = typeof to === 'number' ? Math.min(to, sizeOf(self)) : sizeOf(self);
  return 1 + Math.max(0, end - (typeof from === 'number' ? from : 0));
};

/** Goes through everything up to what was found, or to the end. */
const upTo: Cost = (self, [sought, from], result) => {
  const start = typeof from === 'number' && from > 0 ? from : 0;
  const end = typeof result === 'number' && result >= 0 ? result : sizeOf(self);
  return 1 + Math.max(0, end - start) + (typeof self === 'string' ? sizeOf(sought) : 0);
};
const { apply } = Reflect;
const [indexInText, indexInList] = [String.prototype.indexOf, Array.prototype.indexOf];
const included: Cost = (self, args) =>
  upTo(self, args, apply(typeof self === 'string' ? indexInText : indexInList, self, args));

const each = (cost: Cost, names: string): Costs => Object.fromEntries(names.split(' ').map((name) => [name, cost]));
const VIEWS = 'keys values entries';

/** A part of a text is a view on it. */
export const OF_TEXT: Costs = {
  ...each(one, 'at charAt charCodeAt codePointAt slice substring substr concat toString valueOf match matchAll search'),
  ...each(first, 'startsWith endsWith'),
  ...each(trimmed, 'trim trimStart trimEnd'),
  ...each(created, 'repeat padStart padEnd'),
  [Symbol.iterator]: one,
  indexOf: upTo,
  includes: included,
};

/** Callbacks are counted by their blocks, so those methods that may stop halfway cost nothing of their own. */
export const OF_LIST: Costs = {
  ...each(one, 'pop at push subarray some every find findIndex findLast findLastIndex'),
  ...each(created, 'slice concat flat join'),
  ...each(one, VIEWS),
  [Symbol.iterator]: one,
  set: first,
  fill: filled,
  indexOf: upTo,
  includes: included,
};

/** The key is read to find its entry. */
export const OF_TABLE: Costs = {
  ...each(first, 'get has set add delete'),
  ...each(one, `clear forEach ${VIEWS}`),
  [Symbol.iterator]: one,
};
export const OF_STEPS: Costs = { next: one };
export const OF_OBJECT: Costs = { ...each(created, 'keys values entries stringify') };
