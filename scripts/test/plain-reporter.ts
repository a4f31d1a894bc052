import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * A Vitest reporter for a log: a line per file with its tests and its seconds, below it what failed and what was slow, no
 * escape codes. A test that passed at its second try is green, and yet something to look at: the end names each, with
 * why it failed at first.
 */

/** Seconds from which a test is named, by project: a browser takes its time. */
const SLOW: Readonly<Record<string, number>> = { browser: 15, quiet: 15 };
const SLOW_ELSEWHERE = 5;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const msOf = (test: TestCase): number => test.diagnostic()?.duration ?? 0;

const indented = (text: string): string => stripVTControlCharacters(text).trimEnd().replaceAll('\n', '\n    ');

interface Fault {
  readonly stack?: string | undefined;
  readonly message?: string | undefined;
  /** What was expected beside what came, of an assertion. */
  readonly diff?: string | undefined;
}

/** Where the runner itself stood is no news. */
const withoutRunner = (stack: string): string => stack.replace(/^ +at .*\/node_modules\/vitest\/.*\n?/gm, '');

const faultLines = (errors: readonly Fault[] | undefined): readonly string[] =>
  (errors ?? []).map(({ stack, message, diff = '' }) =>
    indented(`${withoutRunner(stack ?? message ?? '').trimEnd()}\n${diff}`),
  );

/** The line of a file and those below it. */
export const linesOf = (module: TestModule): readonly string[] => {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed');
  const groups = [...module.children.allSuites()].filter((group) => group.errors().length > 0);
  const skipped = tests.filter((test) => test.result().state === 'skipped');
  const limit = (SLOW[module.project.name] ?? SLOW_ELSEWHERE) * 1000;
  const counts = [
    `${tests.length} tests`,
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
    seconds(module.diagnostic().duration),
  ];
  const isGreen = module.ok();
  return [
    `${isGreen ? '✓' : '✗'} ${module.relativeModuleId} (${counts.join(', ')})`,
    ...faultLines(module.errors()).map((fault) => `    ${fault}`),
    // What a group of tests needs before or after them: its tests themselves were skipped, or passed.
    ...groups.map((group) => `  ✗ around ${group.fullName}\n    ${faultLines(group.errors()).join('\n    ')}`),
    ...failed.map((test) => `  ✗ ${test.fullName}\n    ${faultLines(test.result().errors).join('\n    ')}`),
    ...tests.filter((test) => msOf(test) > limit).map((test) => `  slow: ${test.fullName} (${seconds(msOf(test))})`),
  ];
};

/** The lines that tell of tests which failed at first and then passed, and why they failed. */
export const secondTries = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .flatMap((test) => [
        `passed at the second try: ${module.relativeModuleId} > ${test.fullName}`,
        ...faultLines(test.result().errors).map((fault) => `    ${fault}`),
      ]),
  );

/** What failed, again: the place where each was told may be a thousand lines above. */
const failures = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) => {
    const tests = [...module.children.allTests('failed')];
    const groups = [...module.children.allSuites()].filter((group) => group.errors().length > 0);
    const failed = [...groups, ...tests].map((one) => `failed: ${module.relativeModuleId} > ${one.fullName}`);
    return failed.length > 0 || module.ok() ? failed : [`failed: ${module.relativeModuleId}`];
  });

/** What the whole run came to. */
const sumOf = (modules: readonly TestModule[]): string => {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed').length;
  return `${tests.length} tests in ${modules.length} files, ${failed} failed`;
};

const print = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

/** Vitest makes it with `new`, from the default export. */
export default function plainReporter(): Reporter {
  return {
    onTestModuleEnd: (module) => print(linesOf(module)),
    onTestRunEnd: (modules, errors) => {
      print([...secondTries(modules), ...failures(modules), sumOf(modules)]);
      print(faultLines(errors).map((fault) => `✗ outside every test: ${fault}`));
    },
  };
}
