import { type Cost, type Costs, OF_LIST, OF_OBJECT, OF_STEPS, OF_TABLE, OF_TEXT, whole } from './costs.ts';

/*
 * Work that block counts do not include, because a built-in function does it: texts, lists, bytes, maps and sets, the steps of
 * spreading and destructuring, JSON, addresses, and how far each pattern looked. What a pattern does on its way is decided for
 * each by test/faults/linear-patterns.test.ts. Not included: what `+` joins, the comparison of two long texts, the spreading of
 * objects.
 *
 * Importing this replaces built-ins for good, by slower ones: it is for files that share their modules with no others
 * (vitest.config.ts, `alone`).
 */

// biome-ignore lint/complexity/noBannedTypes: whatever is built in
type BuiltIn = Function;

const { apply, construct, ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Reflect;

const tally = { work: 0, isOn: false };

const add = (cost: () => number): void => {
  tally.isOn = false;
  tally.work += cost();
  tally.isOn = true;
};

const counting = (original: BuiltIn, cost: Cost): BuiltIn =>
  function (this: unknown, ...args: unknown[]): unknown {
    const result: unknown = apply(original, this, args);
    if (tally.isOn) add(() => cost(this, args, result));
    return result;
  };

/**
 * Every method that takes a pattern goes through this (ECMAScript 22.2.7.1, RegExpExec): it looks as far as its match, or to the
 * end; a sticky one, which is how `split` uses each, only at its place.
 */
const countingExec = (original: BuiltIn): BuiltIn =>
  function (this: RegExp, text: unknown): unknown {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match: RegExpExecArray | null = apply(original, this, [text]);
    const nowhere = this.sticky ? start : `${text}`.length;
    const end = match === null ? nowhere : match.index + (match[0]?.length ?? 0);
    if (tally.isOn) tally.work += 1 + Math.max(0, end - start);
    return match;
  };

const countingClass = (original: BuiltIn): unknown =>
  new Proxy(original, {
    construct: (created, args, newTarget) => {
      if (tally.isOn) add(() => whole('', args, null));
      return construct(created, args, newTarget);
    },
  });

const change = (holder: object, key: PropertyKey, make: (original: BuiltIn) => unknown): void => {
  const found = getOwnPropertyDescriptor(holder, key);
  if (typeof found?.value !== 'function' || key === 'constructor') return;
  defineProperty(holder, key, { ...found, value: make(found.value) });
};

/** Node parses a query in JavaScript, with built-ins of its own; browsers in one go. */
const countSearchParams = (): void => {
  const found = getOwnPropertyDescriptor(URL.prototype, 'searchParams') ?? {};
  const { get } = found;
  if (get === undefined) return;
  const counted = function (this: URL): unknown {
    const { isOn } = tally;
    tally.isOn = false;
    const parameters: unknown = apply(get, this, []);
    tally.isOn = isOn;
    if (isOn) add(() => whole(this.search, [], null));
    return parameters;
  };
  defineProperty(URL.prototype, 'searchParams', { ...found, get: counted });
};

const prototypeOf = (value: object): object => getPrototypeOf(value) ?? {};
const ITERATORS = [[], '', new Map(), new Set()].map((iterable) => prototypeOf(iterable[Symbol.iterator]()));
const FUNCTIONS = 'parseInt parseFloat decodeURI decodeURIComponent encodeURI encodeURIComponent atob btoa'.split(' ');

const ALL: readonly (readonly [holder: object, costs: Costs])[] = [
  [String.prototype, OF_TEXT],
  [Array.prototype, OF_LIST],
  [prototypeOf(Uint8Array.prototype), OF_LIST],
  [Map.prototype, OF_TABLE],
  [Set.prototype, OF_TABLE],
  [URLSearchParams.prototype, {}],
  [TextDecoder.prototype, {}],
  [TextEncoder.prototype, {}],
];
const SOME: readonly (readonly [holder: object, costs: Costs, names: readonly PropertyKey[]])[] = [
  ...ALL.map(([holder, costs]) => [holder, costs, ownKeys(holder)] as const),
  ...ITERATORS.map((holder) => [holder, OF_STEPS, ['next']] as const),
  [Object, OF_OBJECT, ['keys', 'values', 'entries', 'fromEntries', 'groupBy']],
  [Array, {}, ['from']],
  [JSON, OF_OBJECT, ['parse', 'stringify']],
  [URL, {}, ['parse', 'canParse']],
  [globalThis, {}, FUNCTIONS],
];
for (const [holder, costs, names] of SOME) {
  for (const name of [...names]) {
    const cost = Object.hasOwn(costs, name) ? costs[name] : whole;
    change(holder, name, (original) => counting(original, cost ?? whole));
  }
}
countSearchParams();
change(globalThis, 'URL', countingClass);
change(RegExp.prototype, 'exec', countingExec);

/** Work of the built-ins during a run; nothing else may run at the same time. */
export const counted = async (run: () => unknown): Promise<number> => {
  tally.work = 0;
  tally.isOn = true;
  try {
    const later = run();
    if (later instanceof Promise) await later;
  } finally {
    tally.isOn = false;
  }
  return tally.work;
};
