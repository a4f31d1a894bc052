import { readFileSync, statSync } from 'node:fs';
import { MOST_STEPS, type Step, type StepsBefore, StepsFile } from '../engine/steps/step.ts';
import type { Environment } from './speech.ts';
import { UsageError } from './usage-error.ts';

/** `--steps FILE`: what is done before a page is looked at. */

const LARGEST = 100_000;

const textOf = (path: string): string => {
  try {
    if (statSync(path).size <= LARGEST) return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(({ unreadable }) => unreadable({ option: '--steps', path }));
  }
  throw new UsageError(({ steps }) => steps.tooLarge({ path }));
};

const jsonOf = (path: string): unknown => {
  const text = textOf(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(({ steps }) => steps.notJson({ path }));
  }
};

/** The steps of a file as they stand there. Throws a `UsageError` that names the first one that is none. */
const readFile = (path: string): StepsFile['steps'] => {
  const read = StepsFile.safeParse(jsonOf(path));
  if (read.success) return read.data.steps;
  const [issue] = read.error.issues;
  const [, at] = issue?.path ?? [];
  if (typeof at === 'number') throw new UsageError(({ steps }) => steps.wrongStep({ path, number: at + 1 }));
  throw new UsageError(({ steps }) =>
    issue?.code === 'too_big' ? steps.tooMany({ path, most: MOST_STEPS.steps }) : steps.noSteps({ path }),
  );
};

/** Steps with the values of the environment filled in, and which those are. Throws a `UsageError`. */
export const readSteps = (path: string, environment: Environment): StepsBefore => {
  const secrets: string[] = [];
  const filledIn = (value: string | { readonly env: string }): string => {
    if (typeof value === 'string') return value;
    const found = environment[value.env];
    if (found === undefined) throw new UsageError(({ browsing }) => browsing.noVariable({ name: value.env }));
    secrets.push(found);
    return found;
  };
  const steps = readFile(path).map((step): Step => ('fill' in step ? { ...step, with: filledIn(step.with) } : step));
  return { steps, secrets, hosts: null };
};
