import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Ran, reliabilityPage } from './reliability/page.ts';

/**
 * `node scripts/reliability.ts --results FOLDER [--soak FILE]`: writes docs/reliability.md from what vitest's JSON
 * reporter left in a folder and from what `scripts/soak.ts` wrote.
 */

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = ['unit', 'platform', 'browser'];

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

const ranIn = (file: string): readonly Ran[] => {
  if (!existsSync(file)) return [];
  const { testResults }: Results = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(ROOT, name),
      name: [...ancestorTitles, title].join(' '),
      status: status === 'pending' ? 'skipped' : status,
    })),
  );
};

const { values } = parseArgs({ options: { results: { type: 'string' }, soak: { type: 'string' } } });
const results = values.results ?? '.';
const page = reliabilityPage({
  day: new Date().toISOString().slice(0, 10),
  tests: PROJECTS.flatMap((project) => ranIn(join(results, `${project}.json`))),
  inputs: Number(process.env['FUZZ_RUNS'] ?? 1_000),
  soak: values.soak !== undefined && existsSync(values.soak) ? JSON.parse(readFileSync(values.soak, 'utf8')) : null,
});
writeFileSync(join(ROOT, 'docs/reliability.md'), page);
