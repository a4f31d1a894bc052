import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Results {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Seconds that each file of tests in real browsers took, from the results of Vitest's JSON reporter below a folder. */
export const measuredIn = (folder: string, root: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    globSync('**/browser*.json', { cwd: folder })
      .map((file): Results => JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .flatMap(({ testResults }) =>
        testResults.map(({ name, startTime, endTime }): [string, number] => [
          relative(root, name),
          Math.max(1, Math.round((endTime - startTime) / 1_000)),
        ]),
      ),
  );
