import { SCHEMA_PROPERTY_NAMES, SCHEMA_TYPE_NAMES } from '../../data/generated/schema-types.ts';
import { stripWww } from '../url/host-match.ts';
import type { JsonLdNode } from './json-ld.ts';

/** Whether two words differ by one letter: replaced, added, left out, or two that changed places. */
const isOneLetterOff = (one: string, other: string): boolean => {
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
  !/^[{[]/.test(context) &&
  (/schemas?\.?org/i.test(context) || !/^[a-z][\w.+-]*:/i.test(context) || isSlipOfHost(context));

/** An address whose host is schema.org's but for a letter, or under another top-level domain. */
const isSlipOfHost = (context: string): boolean => {
  const host = stripWww(URL.parse(context)?.hostname ?? '');
  return /^schema\.[a-z]{2,4}$/.test(host) || isOneLetterOff(host, 'schema.org');
};

/**
 * Names among `types` that are none: what cannot be a name, and schema.org's own names misspelt or in other case. Names with a
 * prefix or the address of another vocabulary are left alone; one that looks like schema.org's and is not is none.
 */
export const findUnknownTypes = (types: readonly string[]): readonly string[] =>
  [...new Set(types)].filter((type) => {
    if (SCHEMA_TYPE_NAMES.has(type)) return false;
    if (/[:/]/.test(type)) return isStrangeAddress(type);
    if (!NAME.test(type) || KNOWN_LOWER.has(type.toLowerCase())) return true;
    return type.length >= LONG && [...SCHEMA_TYPE_NAMES].some((known) => isOneLetterOff(type, known));
  });

/** Names among `types` like no other of schema.org's release: newer than our table, or nobody's. */
export const findUnfamiliarTypes = (types: readonly string[]): readonly string[] =>
  [...new Set(types)].filter((type) => NAME.test(type) && !SCHEMA_TYPE_NAMES.has(type));

const PROPERTIES_LOWER = new Set([...SCHEMA_PROPERTY_NAMES].map((name) => name.toLowerCase()));
/** Letters from which a property so close to a known one can only be a slip; properties are shorter than types. */
const LONG_PROPERTY = 6;
/** Properties looked at: more than an honest page has. */
const LOOKED_AT = 500;

const isSlip = (name: string): boolean => {
  // What an action asks and gives: `query-input` (https://schema.org/docs/actions.html).
  if (SCHEMA_PROPERTY_NAMES.has(name.replace(/-(?:input|output)$/, '')) || name === 'query-input') return false;
  if (!NAME.test(name)) return false;
  if (PROPERTIES_LOWER.has(name.toLowerCase())) return true;
  return name.length >= LONG_PROPERTY && [...SCHEMA_PROPERTY_NAMES].some((known) => isOneLetterOff(name, known));
};

/** Properties, as `Type.property`, whose names are schema.org's misspelt or in other case: no reader knows them. */
export const findMisspeltProperties = (nodes: readonly JsonLdNode[]): readonly string[] => {
  const known = new Map<string, boolean>();
  const found = nodes.flatMap(({ types, properties }) =>
    [...properties.keys()].flatMap((name) => {
      if (!known.has(name) && known.size < LOOKED_AT) known.set(name, isSlip(name));
      return known.get(name) === true ? [`${types[0] ?? ''}.${name}`] : [];
    }),
  );
  return [...new Set(found)];
};
