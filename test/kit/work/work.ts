import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { counted } from './built-ins.ts';

/*
 * Work in counts, which are the same on every machine and at every load: how often V8 entered each block of code (its precise
 * coverage, of our modules and of the libraries'), and what built-in functions went through (built-ins.ts). Import this before
 * what is measured: blocks are counted only in functions that were compiled after.
 */

// Optimised code does not count how often a function is entered, and when it takes over is a matter of time.
for (const flag of ['--no-turbofan', '--no-maglev']) setFlagsFromString(flag);

const session = new Session();
session.connect();

const post = <Answer>(method: string, params: object = {}): Answer => {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error !== null) throw error;
    answer = result;
  });
  return answer as Answer;
};
post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** What feeds and runs the tests, and what Node implements in JavaScript and browsers do not. */
const OTHERS = /\/test\/(?:faults|sites)\/|\/test\/kit\/(?!.*\.test\.ts)|\/node_modules\/@?vitest\/|^node:/;

/** How often each function was entered since the last call, by module. */
export const entered = (): readonly Profiler.ScriptCoverage[] =>
  post<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage').result.filter(
    ({ url }) => !OTHERS.test(url),
  );

const blocksIn = (scripts: readonly Profiler.ScriptCoverage[]): number => {
  let sum = 0;
  for (const { functions } of scripts) for (const { ranges } of functions) for (const { count } of ranges) sum += count;
  return sum;
};

/** Blocks entered since the last count, and built-ins' work in this run, together. */
export const workOf = async (run: () => unknown): Promise<number> => {
  const builtIn = await counted(run);
  return builtIn + blocksIn(entered());
};
