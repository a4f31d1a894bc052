import { getOwnValue } from '../page/dom/own-value.ts';
import type { Overriding } from './override.ts';

/*
 * A form's controls shadow the form's own properties by their names (HTML, “legacy override built-ins”), in Chromium
 * even in the isolated world: in `<form><input name="parentNode">` the form's `parentNode` is the input instead of its
 * parent. The engine reads elements by such properties. While it runs it gets a stand-in for such a form, whose
 * properties are those of the form's prototypes.
 */

const listNames = (prototype: object | null): readonly string[] =>
  prototype === null || prototype === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(prototype), ...listNames(Object.getPrototypeOf(prototype) as object | null)];

/** Every property name that a form inherits from its prototypes, including those of any object. */
const NAMES = [...new Set([...listNames(HTMLFormElement.prototype), ...Object.getOwnPropertyNames(Object.prototype)])];

/**
 * Whether a control of a form shadows one of the form's properties. Checks the form itself, not its controls' names:
 * the form remembers names that they had before (HTML, “past names map”).
 */
export const isClobbered = (form: Element): boolean => NAMES.some((name) => Object.hasOwn(form, name));

/** Whether the engine is running at the moment: other code in this world sees the elements themselves. */
export interface EngineActivity {
  on: boolean;
}

/**
 * Converts between nodes and their stand-ins: `seen` gives what the engine sees of a value, `real` the node behind it.
 * Other values are returned unchanged.
 */
export interface StandIns {
  seen<T>(value: T): T;
  real<T>(value: T): T;
}

/** Creates an object that behaves like the form without named controls. */
const createStandIn = (form: Element): object =>
  new Proxy(Object.create(HTMLFormElement.prototype) as object, {
    get: (_, name) => {
      const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
      return typeof value === 'function' ? value.bind(form) : value;
    },
  });

const LISTS = ['NodeList', 'RadioNodeList', 'HTMLCollection', 'HTMLFormControlsCollection', 'Array'];
const isList = (value: object): value is ArrayLike<unknown> =>
  LISTS.some((name) => Object.prototype.toString.call(value) === `[object ${name}]`);

const makeStandIns = (forms: readonly Element[]): StandIns => {
  const standIns = new Map<unknown, unknown>(forms.map((form) => [form, createStandIn(form)]));
  const formsBehind = new Map<unknown, unknown>([...standIns].map(([form, standIn]) => [standIn, form]));
  const toSeen = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const found = standIns.get(value);
    if (found !== undefined || !isList(value)) return found ?? value;
    const list = Array.prototype.slice.call(value);
    return list.some((one) => standIns.has(one)) ? list.map((one) => standIns.get(one) ?? one) : value;
  };
  return { seen: toSeen as StandIns['seen'], real: (value) => (formsBehind.get(value) ?? value) as typeof value };
};

/** The classes whose members take or return nodes. */
const CLASSES =
  /^(?:Node|Document|DocumentFragment|ShadowRoot|Element|CharacterData|Text|Attr|(?:Abstract)?Range|TreeWalker|NodeIterator|(?:HTML|SVG)\w*Element)$/;

const listPrototypes = (view: object): readonly object[] =>
  Object.getOwnPropertyNames(view)
    .filter((name) => CLASSES.test(name))
    .map((name) => Object(getOwnValue(view, name)).prototype);

type Member = (this: unknown, ...given: readonly unknown[]) => unknown;

/** Wraps a member so that it takes and returns stand-ins while the engine is running. */
const wrapMember = (member: Member, { seen, real }: StandIns, shift: EngineActivity): Member =>
  function (...given) {
    return shift.on ? seen(Reflect.apply(member, real(this), given.map(real))) : Reflect.apply(member, this, given);
  };

/** Makes the engine see stand-ins instead of these forms while it runs. Changes nothing when there are no such forms. */
export const installStandIns = ({ put }: Overriding, forms: readonly Element[], shift: EngineActivity): StandIns => {
  const standIns = makeStandIns(forms);
  if (forms.length === 0) return standIns;
  const wrapValue = <T>(member: T): T =>
    typeof member === 'function' ? (wrapMember(member as unknown as Member, standIns, shift) as T) : member;
  const wrapDescriptor = ({ value, get, set }: PropertyDescriptor): PropertyDescriptor => {
    if (get === undefined) return { value: wrapValue(value) };
    return set === undefined ? { get: wrapValue(get) } : { get: wrapValue(get), set: wrapValue(set) };
  };
  for (const prototype of listPrototypes(window))
    for (const name of Object.getOwnPropertyNames(prototype))
      if (name !== 'constructor') put(prototype, name, wrapDescriptor);
  put(window, 'getComputedStyle', wrapDescriptor);
  return standIns;
};
