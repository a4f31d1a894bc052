import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The release of schema.org as `schema-dts` declares it, read in another way than for our tables: each type as the union of those
 * below it, each property with the types that it may have.
 */

export const declarations = readFileSync(
  join(import.meta.dirname, '../../node_modules/schema-dts/dist/schema.d.ts'),
  'utf8',
);

const names = (code: string): readonly string[] => code.replace(/"[^"]*"/g, '').match(/\b[A-Z_]\w+/g) ?? [];

const unions = new Map(
  [...declarations.matchAll(/^export type (\w+)(?:<[^>]*>)? = (.+);$/gm)].map(
    ([, name = '', members = '']) => [name, members] as const,
  ),
);
const leaves = new Map(
  [...declarations.matchAll(/^export (?:interface|type) (\w+Leaf)\b[^{]*\{\s*"@type": "(\w+)";/gm)].map(
    ([, leaf = '', type = '']) => [leaf, type] as const,
  ),
);

export const isDeclared = (name: string): boolean => unions.has(name);

/** The parts of a type's union, which may be used in its place. */
export const partsOf = (name: string): readonly string[] => names(unions.get(name) ?? '');

/** A type and all its subtypes, by the names that pages use. */
export const allBelow = (name: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(name)) return [];
  seen.add(name);
  const type = leaves.get(name);
  return [...(type === undefined ? [] : [type]), ...partsOf(name).flatMap((part) => allBelow(part, seen))];
};

/** The members of an enumeration, without the address. */
export const membersOf = (enumeration: string): readonly string[] => [
  ...new Set((unions.get(enumeration) ?? '').match(/(?<=")[A-Z]\w+(?=")/g)),
];

interface Declared {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}
const interfaces = new Map<string, Declared>(
  [...declarations.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: names(parents),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]*),/gm)].map(
            ([, property = '', values = '']) => [property, names(values)] as const,
          ),
        ),
      },
    ],
  ),
);

/** Types that a property of a type, or of a type above it, may have; none if it has no such property. */
const rangeOf = (declared: string, property: string): readonly string[] => {
  const { parents, properties } = interfaces.get(declared) ?? { parents: [], properties: new Map() };
  return [...(properties.get(property) ?? []), ...parents.flatMap((parent) => rangeOf(parent, property))];
};

/** Whether schema.org allows a path such as `location.address` in a node of this type. */
export const hasPath = (type: string, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  const range = rangeOf(`${type}Leaf`, first);
  if (rest.length === 0) return range.length > 0;
  return range.flatMap((held) => allBelow(held)).some((held) => hasPath(held, rest.join('.')));
};
