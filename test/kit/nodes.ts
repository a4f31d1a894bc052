/** A node of structured data, in JSON. */
export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node without what is at a path; if several things are in one place, each of them loses it. */
export const without = (node: Node, [first = '', ...rest]: readonly string[]): Node =>
  Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) => {
      if (name !== first) return [[name, value]];
      if (rest.length === 0) return [];
      const inner = (one: unknown) => (isNode(one) ? without(one, rest) : one);
      return [[name, Array.isArray(value) ? value.map(inner) : inner(value)]];
    }),
  );

/** The paths of everything in a node. */
export const pathsIn = (node: Node, before = ''): readonly string[] =>
  Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const held = [value].flat().filter(isNode);
      return [`${before}${name}`, ...held.flatMap((one) => pathsIn(one, `${before}${name}.`))];
    });
