import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf } from './mutants/mutants.ts';
import type { FirstPass } from './mutants/pass.ts';
import { stratified } from './mutants/sample.ts';
import { mutantsText, type Sampled, type Stratum } from './mutants/summary.ts';
import type { Numbered } from './mutants/switches.ts';
import { type Fate, type Judgement, Trial } from './mutants/trial.ts';

/**
 * `npm run mutants -- [--seed 1] [--sample 600] [--only PATH] [--tests PATH] [--out FOLDER] [--keep NAME] [--resume | --again]`:
 * puts one small fault at a time into the code and looks whether a unit or platform test turns red. The sample is drawn
 * by its seed, every folder in proportion to its mutants. One worker at a time. Leaves every mutant with its fate in
 * FOLDER (out/mutants); `--resume` goes on with what a run of the same code left there, `--again` asks
 * what survived there of the tests as they are now: which holds as long as tests were only added since. `--only` draws from one file or
 * folder, `--tests` asks no other tests than those of a file or folder: to see what these miss. `--keep` adds the
 * numbers to docs/mutants.json under that name, in the place of what stands there so called.
 */

const ROOT = join(import.meta.dirname, '..');
const SCOPE = ['lib/api', 'lib/collect', 'lib/export', 'lib/platform', 'lib/parse', 'lib/judge.ts', 'lib/score.ts'];
/** Generated inputs per property: fewer than `npm test` makes, for every test runs many times. */
process.env['FUZZ_RUNS'] ??= '100';

/** A mutant with what became of it. */
export type Judged = Numbered & Judgement;

const filesIn = (path: string): readonly string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
        .toSorted();

const stratumOf = ({ file }: Mutant): string =>
  file.split('/').length > 2 ? file.split('/').slice(0, 2).join('/') : file;

const lineOf = ({ fate, file, line, kind, was, is }: Judged): string =>
  `${fate.padEnd(9)} ${file}:${line} ${kind}: ${was} → ${is}`;

const strataOf = (all: readonly Mutant[], judged: readonly Judged[]): readonly Stratum[] =>
  Object.entries(Object.groupBy(all, stratumOf)).map(([path, mutants = []]) => {
    const of = (fate: Fate): number => judged.filter((one) => stratumOf(one) === path && one.fate === fate).length;
    const fates = {
      killed: of('killed'),
      timeout: of('timeout'),
      survived: of('survived'),
      unreached: of('unreached'),
    };
    return { place: path, mutants: mutants.length, fates };
  });

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const RESULTS_FILE = join(ROOT, 'docs/mutants.json');
const keep = (run: Sampled): void => {
  const before: readonly Sampled[] = existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) : [];
  const at = before.findIndex(({ of }) => of === run.of);
  const after = at === -1 ? [...before, run] : before.with(at, run);
  writeFileSync(RESULTS_FILE, `${JSON.stringify(after, null, 2)}\n`);
};

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    out: { type: 'string', default: join(ROOT, 'out/mutants') },
    keep: { type: 'string' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const all = SCOPE.flatMap(filesIn)
  .filter((file) => file.startsWith(values.only))
  .flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')));
const sample = stratified(all, stratumOf, { size: Number(values.sample), seed });
const numbered = sample.map((mutant, id): Numbered => ({ ...mutant, id }));

mkdirSync(values.out, { recursive: true });
const at = (name: string): string => join(values.out, `${name}-${seed}.json`);
const [held, pass, fates] = [at(values.again ? 'left' : 'sample'), at('pass'), at('fates')];
if (!values.resume) rmSync(pass, { force: true });
if (!values.resume && !values.again) rmSync(fates, { force: true });

const known: readonly Judged[] = existsSync(fates) ? (read(fates) as Judged[]) : [];
const isFound = ({ fate }: Judged): boolean => fate === 'killed' || fate === 'timeout';
const judged: Judged[] = values.again ? known.filter(isFound) : [...known];
const open = numbered.filter(({ id }) => judged.every((one) => one.id !== id));
const switched = values.again ? open : numbered;
writeFileSync(held, JSON.stringify(switched));
const trial = new Trial(switched, held);
const started = performance.now();
const say = (text: string): void => {
  process.stdout.write(`${Math.round((performance.now() - started) / 1_000)} s ${text}\n`);
};
try {
  say(`${all.length} mutants, ${sample.length} drawn`);
  const first = existsSync(pass)
    ? (read(pass) as FirstPass)
    : await trial.firstPass(
        (listed) => listed.filter((file) => file.startsWith(values.tests)),
        ({ file, killed, failed }) =>
          say(`${file}: ${Object.keys(killed).length} found${failed ? ', red without any, left out' : ''}`),
      );
  writeFileSync(pass, JSON.stringify(first));
  await trial.judge(open, first, (mutant, judgement) => {
    const one: Judged = { ...mutant, ...judgement };
    judged.push(one);
    writeFileSync(fates, JSON.stringify(judged, null, 1));
    say(`${judged.length} ${lineOf(one)}`);
  });
  const run = {
    day: new Date().toISOString().slice(0, 10),
    of: values.keep ?? '',
    seed,
    strata: strataOf(all, judged),
  };
  process.stdout.write(`\n${mutantsText([run])}\n`);
  if (values.keep !== undefined) keep(run);
} finally {
  trial.stop();
}
