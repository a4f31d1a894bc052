import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { inputs } from '../test/kit/inputs.ts';
import type { Sampled } from './mutants/summary.ts';
import {
  type Ran,
  reliabilityPage,
  withLongParts,
  withMutants,
  withRedirects,
  withSoak,
  withTables,
} from './reliability/page.ts';
import type { MeasuredRound } from './reliability/redirects.ts';
import type { Soak } from './soak.ts';
import { writeFormatted } from './written.ts';

/**
 * `node scripts/reliability.ts --results FOLDER [--soak FILE]`: writes docs/reliability.md from what vitest's JSON
 * reporter left in a folder, from what `scripts/soak.ts` wrote, and from the runs over mutants in docs/mutants.json. Without a
 * soak the results are those of `npm test`: the soak and the redirects stay as the last full run measured them. Without
 * results only the mutants' part and the tables of attacks, losses and faults of the service are new, with `--soak FILE` the soak's, and with `--redirects FILE`, what that reporter left
 * of the redirects' own test, theirs.
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
      file: relative(ROOT, name),
      name: [...ancestorTitles, title].join(' '),
      status: status === 'pending' ? 'skipped' : status,
      ...(redirects === undefined ? {} : { redirects }),
    })),
  );
};

const PAGE = join(ROOT, 'docs/reliability.md');

const soakIn = (file: string | undefined): Soak | null =>
  file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { results: text, soak: text, redirects: text } });
const soak = soakIn(values.soak);
const mutants: readonly Sampled[] = JSON.parse(readFileSync(join(ROOT, 'docs/mutants.json'), 'utf8'));

const { results, redirects } = values;
if (results !== undefined) {
  const day = new Date().toISOString().slice(0, 10);
  // Of a full run in parts, those of each part.
  const files = PROJECTS.flatMap((project) => globSync(`**/${project}*.json`, { cwd: results }));
  const tests = files.flatMap((file) => ranIn(join(results, file)));
  const page = reliabilityPage({ day, tests, inputs: inputs(), mutants, soak });
  // What takes a full run, and was no part of this one, stays as it was measured.
  writeFormatted(PAGE, soak === null ? withLongParts(page, readFileSync(PAGE, 'utf8')) : page);
} else {
  let page = withTables(withMutants(readFileSync(PAGE, 'utf8'), mutants));
  if (redirects !== undefined) page = withRedirects(page, ranIn(redirects));
  if (values.soak !== undefined) page = withSoak(page, soak);
  writeFormatted(PAGE, page);
}
