import type { Import } from './sources.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (imports: readonly Import[]): Graph => {
  const graph = new Map<string, string[]>();
  for (const { file, from } of imports) graph.set(file, [...(graph.get(file) ?? []), from]);
  return graph;
};

/** The shortest path from a file back to itself; null if there is none. */
const wayBack = (start: string, graph: Graph): readonly string[] | null => {
  const paths: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of paths) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) paths.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
};

/**
 * Every cycle of imports as its path, `a.ts → b.ts → a.ts`, each once: for a file in several, the shortest. A cycle of types only
 * counts too: what two files need of each other belongs in a third.
 */
export const circlesIn = (imports: readonly Import[]): readonly string[] => {
  const graph = graphOf(imports);
  const found = new Map<string, string>();
  for (const file of [...graph.keys()].toSorted()) {
    const way = wayBack(file, graph);
    const members = way?.slice(1).toSorted().join(' ') ?? '';
    if (way !== null && !found.has(members)) found.set(members, way.join(' → '));
  }
  return [...found.values()];
};
