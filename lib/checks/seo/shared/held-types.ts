import type { Ruling } from '../../../check.ts';
import type { JsonLdNode } from '../../../parse/structured-data/json-ld.ts';
import { isHeld } from '../../../parse/structured-data/rich-results.ts';

/** Each name once, in order. */
export const toUnique = (fields: readonly string[]): readonly string[] => [...new Set(fields)];

/** What was held against a table, and beside it how many kinds were read and not checked. */
export const decideHeldRuling = (subjects: readonly JsonLdNode[]): Ruling<'valid' | 'unchecked'> => {
  const listTypes = (nodes: readonly JsonLdNode[]): readonly string[] => toUnique(nodes.flatMap(({ types }) => types));
  const [held, rest] = [subjects.filter(isHeld), subjects.filter((subject) => !isHeld(subject))];
  if (held.length === 0) return { code: 'unchecked', items: listTypes(subjects) };
  return { code: 'valid', args: { unchecked: listTypes(rest).length }, items: listTypes(held) };
};
