import type { JsonObject } from '../parse/structured-data/json-object.ts';

/* Tolerant parsers for single values whose form the scan API leaves open: they never throw, and never return NaN. */

/** Characters of a text that are kept, at most. */
const LONGEST = 300;

/** What a program writes by mistake for a missing value. */
const SLIP = /^(NaN|-?Infinity|undefined|null|none|\[object Object\])$/i;

/** A trimmed and truncated text; null for anything else, for an empty one, and for such a mistake. */
export const readText = (value: unknown, longest = LONGEST): string | null => {
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, longest).toWellFormed();
  return text === '' || SLIP.test(text) ? null : text;
};

/** A parsed score: `unfit` is a value that is no score of 0-100. */
export type Scored =
  | { readonly is: 'score'; readonly score: number; readonly rounded: boolean }
  | { readonly is: 'none' | 'unfit' };

const readNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,4}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** Parses a score of 0-100: a number or a numeric text; decimals are rounded. */
export const readScore = (value: unknown): Scored => {
  if (value === undefined || value === null) return { is: 'none' };
  const number = readNumber(value);
  if (!(number >= 0 && number <= 100)) return { is: 'unfit' };
  // `-0` would show its sign.
  const score = Math.round(number) + 0;
  return { is: 'score', score, rounded: score !== number };
};

/** The fields of an object that are not known. */
export const omitFields = (fields: JsonObject, known: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !known.includes(name)));

/** Limits for values that are kept without being understood: levels of nesting, and characters as JSON. */
const KEEP = { depth: 32, length: 262_144 };

/** Whether a value parsed from JSON is small and shallow enough to be stored and shown. */
export const isKeepable = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > KEEP.depth) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return JSON.stringify(value).length <= KEEP.length;
};
