import type { Ruling } from '../../../check.ts';
import type { JsonLdNode } from '../../../parse/structured-data/json-ld.ts';
import { isHeld } from '../../../parse/structured-data/rich-results.ts';

/** Removes duplicates, preserving the order. */
export const toUnique = (fields: readonly string[]): readonly string[] => [...new Set(fields)];

/** The ruling on the types that were validated against a table, with the number of kinds that were read but not validated. */
export const decideHeldRuling = (subjects: readonly JsonLdNode[]): Ruling<'valid' | 'unchecked'> => {
  const listTypes = (nodes: readonly JsonLdNode[]): readonly string[] => toUnique(nodes.flatMap(({ types }) => types));
  const [held, rest] = [subjects.filter(isHeld), subjects.filter((subject) => !isHeld(subject))];
  if (held.length === 0) return { code: 'unchecked', items: listTypes(subjects) };
  return { code: 'valid', args: { unchecked: listTypes(rest).length }, items: listTypes(held) };
};
