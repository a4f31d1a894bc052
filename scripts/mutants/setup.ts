import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, inject } from 'vitest';
import type { On } from './runner.ts';
import type { World } from './world.ts';

/** Before every test file of a run over mutants: which one is on, and how often each is asked about. */

declare module 'vitest' {
  interface ProvidedContext {
    /** The one that is on from the start in a test file, by its path from the root. */
    on: Readonly<Record<string, On>>;
    /** Those that are tried in every test that reaches them, and where each try is written down; null for none. */
    tries: { readonly ids: readonly number[]; readonly log: string; readonly timeout: number } | null;
  }
  interface TaskMeta {
    report?: Pick<World, 'reached' | 'killed' | 'doubted'> & {
      readonly atImport: readonly number[];
      readonly untried: readonly number[];
    };
  }
}

const holder = globalThis as { mutants?: World; testFile?: string };
const tries = inject('tries');
const one = inject('on')[holder.testFile ?? ''];
const world: World = {
  active: one?.id ?? null,
  most: one?.most ?? Number.POSITIVE_INFINITY,
  reached: {},
  // What one file found out stands for the next, where they share a world.
  alive: holder.mutants?.alive ?? new Set(tries?.ids ?? []),
  killed: holder.mutants?.killed ?? {},
  untried: new Set(),
  timeout: tries?.timeout ?? 0,
  doubted: holder.mutants?.doubted ?? [],
  log: (line) => tries !== null && appendFileSync(tries.log, line),
};
holder.mutants = world;

Object.assign(globalThis, {
  __mutant: (id: number): boolean => {
    const times = (world.reached[id] ?? 0) + 1;
    world.reached[id] = times;
    if (id !== world.active) return false;
    if (times > world.most) throw new Error('a loop without end');
    return true;
  },
});

let atImport: readonly number[] = [];
beforeAll(() => {
  atImport = Object.keys(world.reached).map(Number);
});
// biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern there.
afterAll(({}, suite) => {
  const { reached, killed, doubted, untried } = world;
  suite.meta.report = { reached, killed, doubted, atImport, untried: [...untried] };
});
