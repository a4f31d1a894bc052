import { afterAll, beforeAll, inject } from 'vitest';

/** Before every test file of a run over mutants: which one is switched on, and how often each is asked about. */

declare module 'vitest' {
  interface ProvidedContext {
    /** The one that is switched on; null for none. */
    mutant: {
      readonly id: number /** Times that it may be asked about: more is a loop without end. */;
      most: number;
    } | null;
  }
  interface TaskMeta {
    /** How often each mutant was reached, by its number. */
    reached?: Record<string, number>;
    /** Those that were reached before any test began: while modules were imported, which happens once. */
    atImport?: readonly number[];
  }
}

const active = inject('mutant');
const reached: Record<string, number> = {};

Object.assign(globalThis, {
  __mutant: (id: number): boolean => {
    const times = (reached[id] ?? 0) + 1;
    reached[id] = times;
    if (id !== active?.id) return false;
    if (times > active.most) throw new Error('a loop without end');
    return true;
  },
});

let atImport: readonly number[] = [];
beforeAll(() => {
  atImport = Object.keys(reached).map(Number);
});
// biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern there.
afterAll(({}, suite) => {
  Object.assign(suite.meta, { reached, atImport });
});
