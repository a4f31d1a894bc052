import type { Ran } from './runner.ts';

/** What the first pass over all tests came to. */
export interface FirstPass {
  readonly ran: readonly Ran[];
  /** Mutants whose try did not end. */
  readonly hung: readonly number[];
}

/** Mutants that the tests of some files try. */
export interface Pass {
  readonly ids: readonly number[];
  readonly files: readonly string[];
  readonly timeout: number;
}

/** Those that are alive after a pass. */
export const leftOf = (ids: readonly number[], { ran, hung }: FirstPass): readonly number[] => {
  const killed = new Set(ran.flatMap((one) => Object.keys(one.killed)).map(Number));
  return ids.filter((id) => !killed.has(id) && !hung.includes(id));
};

/** A pass and the one over what it left: what each file reached stands in the first. */
export const both = (first: FirstPass, second: FirstPass): FirstPass => ({
  ran: first.ran.map((one) => {
    const again = second.ran.find(({ file }) => file === one.file);
    if (again === undefined || again.failed) return one;
    return { ...one, killed: { ...one.killed, ...again.killed }, doubted: [...one.doubted, ...again.doubted] };
  }),
  hung: [...first.hung, ...second.hung],
});
