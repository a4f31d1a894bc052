import { makeVisible, toBrief } from './visible.ts';

/** One name in an object, or place in a list, with its value. */
export interface Branch {
  readonly index: number;
  readonly name: string;
  readonly value: unknown;
}

/** Characters of one value that are shown. */
const LONGEST = 20_000;

export const findKind = (value: unknown): 'leaf' | 'list' | 'object' => {
  if (typeof value !== 'object' || value === null) return 'leaf';
  return Array.isArray(value) ? 'list' : 'object';
};

/** What is directly inside a value out of JSON, in its own order; places of a list are counted from 1. */
export const listBranches = (value: unknown): readonly Branch[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([name, inner], index) => ({
    index,
    name: isList ? String(index + 1) : toBrief(name),
    value: inner,
  }));
};

/** A plain value as text, with what is invisible made visible, and cut. */
export const formatLeaf = (value: unknown): string => makeVisible(String(value).slice(0, LONGEST));

/** A text as a JSON value; null when it is none. */
export const asTree = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return null;
  }
};
