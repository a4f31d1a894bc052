import { SCHEMA_TYPE_NAMES } from '../data/schema-types.ts';

/** Whether two words differ by one letter: replaced, added, left out, or two that changed places. */
const differsByOne = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [tail, otherTail] = [one.slice(start), other.slice(start)];
  if (tail.slice(1) === otherTail.slice(1) || tail.slice(1) === otherTail || tail === otherTail.slice(1)) return true;
  return tail.slice(2) === otherTail.slice(2) && tail[0] === otherTail[1] && tail[1] === otherTail[0];
};

/** Letters from which a name so close to a known one can only be a slip. */
const LONG = 8;
const NAME = /^[A-Za-z0-9]+$/;
const KNOWN_LOWER = new Map([...SCHEMA_TYPE_NAMES].map((name) => [name.toLowerCase(), name]));

/** An address that a reader was to take for schema.org's and does not: without a scheme, of a sub-domain, or misspelt. */
const isStrangeAddress = (type: string): boolean =>
  /schemas?\.org/i.test(type) || type.startsWith('/') || !/^[a-z][\w.+-]*:/i.test(type);

/** Whether a context is meant for schema.org's and is not: readers that know that one alone read nothing of the object. */
export const isStrangeContext = (context: string): boolean =>
  !/^[{[]/.test(context) && (/schemas?\.?org/i.test(context) || !/^[a-z][\w.+-]*:/i.test(context));

/**
 * Names among `types` that schema.org does not have: what cannot be a name, and known names misspelt or in other case.
 * Our list is not whole, so a name like no other is left alone. Names with a prefix or the address of
 * another vocabulary too; one that looks like schema.org's and is not is none.
 */
export const unknownTypes = (types: readonly string[]): readonly string[] =>
  [...new Set(types)].filter((type) => {
    if (SCHEMA_TYPE_NAMES.has(type)) return false;
    if (/[:/]/.test(type)) return isStrangeAddress(type);
    if (!NAME.test(type) || KNOWN_LOWER.has(type.toLowerCase())) return true;
    return type.length >= LONG && [...SCHEMA_TYPE_NAMES].some((known) => differsByOne(type, known));
  });
