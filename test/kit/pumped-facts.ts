import type { Run } from '../faults/pumped-texts.ts';

/**
 * Whether it is a word that a schema may require, or a host, whose length is bounded: those stay, so that a check continues as
 * before.
 */
const isName = (text: string): boolean => /^[a-z][a-z-]*(?:\.[a-z-]+)*$/i.test(text);

/** Inserts a run in the middle of a text; in an address, after its host. */
const pumped = (text: string, run: string): string => {
  if (isName(text)) return text;
  const middle = /^[a-z]+:\/\/[^/]+\//i.exec(text)?.[0].length ?? Math.floor(text.length / 2);
  return text.slice(0, middle) + run + text.slice(middle);
};

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Map) && !(value instanceof Set);

/** A value in which every text, and every list not within another, is changed. */
const changed = (
  value: unknown,
  text: (text: string) => string,
  list: (list: readonly unknown[]) => readonly unknown[] = (items) => items,
): unknown => {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return list(value.map((item) => changed(item, text)));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, text, list)]));
};

/** Facts in which every text, except for names, contains a run of `length` characters. */
export const withRun = <T>(facts: T, run: Run, length: number): T =>
  changed(facts, (text) => pumped(text, run(length))) as T;

const lengthened = (items: readonly unknown[], length: number): readonly unknown[] => {
  if (items.length === 0 || items.every((item) => typeof item === 'number')) return items;
  return Array.from({ length: Math.max(length, items.length) }, (_, index) =>
    index < items.length ? items[index] : changed(items[index % items.length], (text) => pumped(text, String(index))),
  );
};

/** Facts in which every list has `length` items, all different. */
export const withItems = <T>(facts: T, length: number): T =>
  changed(
    facts,
    (text) => text,
    (items) => lengthened(items, length),
  ) as T;
