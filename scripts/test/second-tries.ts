import type { Reporter, TestModule } from 'vitest/node';

/** The lines that tell of tests which failed at first and then passed: green, and yet something to look at. */
export const secondTries = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `passed at the second try: ${module.relativeModuleId} > ${test.fullName}\n`),
  );

/** A Vitest reporter; Vitest makes it with `new`, from the default export. */
export default function secondTriesReporter(): Reporter {
  return {
    onTestRunEnd: (modules) => {
      for (const line of secondTries(modules)) process.stdout.write(line);
    },
  };
}
