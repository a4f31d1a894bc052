import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Results {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/**
 * The path of a test file from the root of the repository, whatever folder the machine that ran it had checked it out into; the
 * name itself if there is no such file.
 */
export const toTestFile = (name: string, root: string): string => {
  const parts = name.split('/');
  const paths = parts.flatMap((part, index) => (part === 'test' ? [parts.slice(index).join('/')] : []));
  return paths.find((path) => existsSync(join(root, path))) ?? name;
};

/** Seconds that each file of tests in real browsers took, from the results of Vitest's JSON reporter below a folder. */
export const measuredIn = (folder: string, root: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    globSync('**/browser*.json', { cwd: folder })
      .map((file): Results => JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .flatMap(({ testResults }) =>
        testResults.map(({ name, startTime, endTime }): [string, number] => [
          toTestFile(name, root),
          Math.max(1, Math.round((endTime - startTime) / 1_000)),
        ]),
      ),
  );
