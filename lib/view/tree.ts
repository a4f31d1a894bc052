import { makeVisible, toBrief } from './visible.ts';

/** One member of an object, or item of a list, with its value. */
export interface Branch {
  readonly index: number;
  readonly name: string;
  readonly value: unknown;
}

/** Characters shown of one value. */
const LONGEST = 20_000;

export const findKind = (value: unknown): 'leaf' | 'list' | 'object' => {
  if (typeof value !== 'object' || value === null) return 'leaf';
  return Array.isArray(value) ? 'list' : 'object';
};

/** The direct members of a value parsed from JSON, in its own order; items of a list are counted from 1. */
export const listBranches = (value: unknown): readonly Branch[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([name, inner], index) => ({
    index,
    name: isList ? String(index + 1) : toBrief(name),
    value: inner,
  }));
};

/** Formats a plain value as text, with invisible characters made visible, truncated. */
export const formatLeaf = (value: unknown): string => makeVisible(String(value).slice(0, LONGEST));

/** Parses a text as JSON; null when it is invalid. */
export const asTree = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return null;
  }
};
