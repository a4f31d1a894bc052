import { SCHEMA_PROPERTY_NAMES, SCHEMA_TYPE_NAMES } from '../../data/generated/schema-types.ts';
import { stripWww } from '../url/host-match.ts';
import type { JsonLdNode } from './json-ld.ts';

/** Whether two words differ by one letter (replaced, added or left out), or by two swapped ones. */
const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [tail, otherTail] = [one.slice(start), other.slice(start)];
  if (tail.slice(1) === otherTail.slice(1) || tail.slice(1) === otherTail || tail === otherTail.slice(1)) return true;
  return tail.slice(2) === otherTail.slice(2) && tail[0] === otherTail[1] && tail[1] === otherTail[0];
};

/** A name with at least this many letters that is so close to a known one can only be a misspelling. */
const LONG = 8;
const NAME = /^[A-Za-z0-9]+$/;
const KNOWN_LOWER = new Map([...SCHEMA_TYPE_NAMES].map((name) => [name.toLowerCase(), name]));

/**
 * Whether a type is an address that was meant to be schema.org's but is not recognised as such: without a scheme, of a
 * sub-domain, or misspelt.
 */
const isStrangeAddress = (type: string): boolean =>
  /schemas?\.org/i.test(type) || type.startsWith('/') || !/^[a-z][\w.+-]*:/i.test(type);

/** Whether a context was meant to be schema.org's but is not: readers that only know that one ignore the object. */
export const isStrangeContext = (context: string): boolean =>
  !/^[{[]/.test(context) &&
  (/schemas?\.?org/i.test(context) || !/^[a-z][\w.+-]*:/i.test(context) || isSlipOfHost(context));

/** Whether an address's host is schema.org except for one letter, or under another top-level domain. */
const isSlipOfHost = (context: string): boolean => {
  const host = stripWww(URL.parse(context)?.hostname ?? '');
  return /^schema\.[a-z]{2,4}$/.test(host) || isOneLetterOff(host, 'schema.org');
};

/**
 * Invalid names among `types`: those that cannot be a name, schema.org's own names misspelt or in another case, and
 * addresses that look like schema.org's but are not. Names with a prefix or the address of another vocabulary are
 * accepted.
 */
export const findUnknownTypes = (types: readonly string[]): readonly string[] =>
  [...new Set(types)].filter((type) => {
    if (SCHEMA_TYPE_NAMES.has(type)) return false;
    if (/[:/]/.test(type)) return isStrangeAddress(type);
    if (!NAME.test(type) || KNOWN_LOWER.has(type.toLowerCase())) return true;
    return type.length >= LONG && [...SCHEMA_TYPE_NAMES].some((known) => isOneLetterOff(type, known));
  });

/** Names among `types` that schema.org's release does not have: newer than our table, or unknown to everybody. */
export const findUnfamiliarTypes = (types: readonly string[]): readonly string[] =>
  [...new Set(types)].filter((type) => NAME.test(type) && !SCHEMA_TYPE_NAMES.has(type));

const PROPERTIES_LOWER = new Set([...SCHEMA_PROPERTY_NAMES].map((name) => name.toLowerCase()));
/**
 * A property with at least this many letters that is so close to a known one can only be a misspelling; properties are
 * shorter than types.
 */
const LONG_PROPERTY = 6;
/** Most property names that are examined: more than a legitimate page has. */
const LOOKED_AT = 500;

const isSlip = (name: string): boolean => {
  // An action's inputs and outputs: `query-input` (https://schema.org/docs/actions.html).
  if (SCHEMA_PROPERTY_NAMES.has(name.replace(/-(?:input|output)$/, '')) || name === 'query-input') return false;
  if (!NAME.test(name)) return false;
  if (PROPERTIES_LOWER.has(name.toLowerCase())) return true;
  return name.length >= LONG_PROPERTY && [...SCHEMA_PROPERTY_NAMES].some((known) => isOneLetterOff(name, known));
};

/** Properties, as `Type.property`, whose names are schema.org's misspelt or in another case: no reader knows them. */
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
