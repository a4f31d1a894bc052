import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inputs } from '../test/kit/inputs.ts';
import { toTestFile } from './full/measured.ts';
import { type FullRun, type Ran, reliabilityPage, reliabilitySummary } from './reliability/page.ts';
import type { MeasuredRound } from './reliability/redirects.ts';
import type { Soak } from './soak.ts';
import { writeBuilt, writeSummary } from './written.ts';

/**
 * `npm run reliability -- [--results FOLDER] [--soak FILE]`: writes out/docs/reliability.md from the results of vitest's JSON
 * reporter in a folder and from those of `scripts/soak.ts`; what was not run is marked there. With a soak it was a full run,
 * whose summary goes into docs/reliability.md.
 */

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = ['unit', 'browser'];

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly meta: { readonly redirects?: MeasuredRound };
    }[];
  }[];
}

const ranIn = (file: string): readonly Ran[] => {
  if (!existsSync(file)) return [];
  const { testResults }: Results = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta: { redirects } }) => ({
      file: toTestFile(name, ROOT),
      name: [...ancestorTitles, title].join(' '),
      status: status === 'pending' ? 'skipped' : status,
      ...(redirects === undefined ? {} : { redirects }),
    })),
  );
};

const soakIn = (file: string | undefined): Soak | null =>
  file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { results: text, soak: text } });
const { results } = values;
// For a full run in parts, the results of each part.
const files =
  results === undefined
    ? []
    : PROJECTS.flatMap((project) =>
        globSync(`**/${project}*.json`, { cwd: results }).map((file) => join(results, file)),
      );
const run: FullRun = {
  day: new Date().toISOString().slice(0, 10),
  tests: files.flatMap(ranIn),
  inputs: inputs(),
  soak: soakIn(values.soak),
};
writeBuilt('reliability', reliabilityPage(run));
// The summary is that of a full run: the latest one stays until the next.
if (run.soak !== null) writeSummary('reliability', reliabilitySummary(run));
