import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * A Vitest reporter for a log: a line per file with its tests and its seconds, below it what failed and what was slow, no escape
 * codes. A test that passed when it was retried is green, but needs a look: the end names each, with the reason why it failed at
 * first.
 */

/** Seconds from which a test counts as slow, by project: browsers take longer. */
const SLOW: Readonly<Record<string, number>> = { browser: 15, quiet: 15 };
const SLOW_ELSEWHERE = 5;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const msOf = (test: TestCase): number => test.diagnostic()?.duration ?? 0;

const indented = (text: string): string => stripVTControlCharacters(text).trimEnd().replaceAll('\n', '\n    ');

interface Fault {
  readonly stack?: string | undefined;
  readonly message?: string | undefined;
  /** Expected and actual value of a failed assertion. */
  readonly diff?: string | undefined;
}

/** Removes the runner's own stack frames. */
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
    // Failures in the setup or teardown of a group: its tests themselves were skipped, or passed.
    ...groups.map((group) => `  ✗ around ${group.fullName}\n    ${faultLines(group.errors()).join('\n    ')}`),
    ...failed.map((test) => `  ✗ ${test.fullName}\n    ${faultLines(test.result().errors).join('\n    ')}`),
    ...tests.filter((test) => msOf(test) > limit).map((test) => `  slow: ${test.fullName} (${seconds(msOf(test))})`),
  ];
};

/** Lines about tests that failed at first and then passed, and why they failed. */
export const secondTries = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .flatMap((test) => [
        `passed at the second try: ${module.relativeModuleId} > ${test.fullName}`,
        ...faultLines(test.result().errors).map((fault) => `    ${fault}`),
      ]),
  );

/** Repeats the failures: where each was reported may be a thousand lines above. */
const failures = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) => {
    const tests = [...module.children.allTests('failed')];
    const groups = [...module.children.allSuites()].filter((group) => group.errors().length > 0);
    const failed = [...groups, ...tests].map((one) => `failed: ${module.relativeModuleId} > ${one.fullName}`);
    return failed.length > 0 || module.ok() ? failed : [`failed: ${module.relativeModuleId}`];
  });

/** Summary of the whole run. */
const sumOf = (modules: readonly TestModule[]): string => {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed').length;
  return `${tests.length} tests in ${modules.length} files, ${failed} failed`;
};

const print = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

/** Vitest creates it with `new`, from the default export. */
export default function plainReporter(): Reporter {
  return {
    onTestModuleEnd: (module) => print(linesOf(module)),
    onTestRunEnd: (modules, errors) => {
      print([...secondTries(modules), ...failures(modules), sumOf(modules)]);
      print(faultLines(errors).map((fault) => `✗ outside every test: ${fault}`));
    },
  };
}
