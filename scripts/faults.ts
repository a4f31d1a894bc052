import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsSummary, faultsText } from './mutants/faults-text.ts';
import { type Mutant, mutantsOf } from './mutants/mutants.ts';
import { nearestTests } from './mutants/nearest.ts';
import type { FirstPass } from './mutants/pass.ts';
import { stratified } from './mutants/sample.ts';
import type { Numbered } from './mutants/switches.ts';
import { type Judgement, Trial } from './mutants/trial.ts';
import { writeBuilt, writeSummary } from './written.ts';

/**
 * `npm run faults -- [--sample 60] [--seed 1] [--near 6]`: puts faults into the code that tests in real browsers and of the whole
 * service run through, one at a time, and looks whether what `npm test` runs without a browser finds them. Of each changed file only the
 * test files that are nearest by imports are asked, so that it takes minutes. Writes out/docs/faults.md, with what is not found by
 * name: for that a test is to be written, or brought back.
 */

const ROOT = join(import.meta.dirname, '..');
const SCOPE =
  /^(?:components|entrypoints|server|lib\/(?:api|collect|export|parse|platform|view|site|watch)|lib\/(?:judge|scan|score)\.ts)/;
const OUT = join(ROOT, 'out/faults');
process.env['TEST_SET'] = 'test';
process.env['FUZZ_RUNS'] ??= '30';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    near: { type: 'string', default: '6' },
  },
});

const sources = execFileSync('git', ['-C', ROOT, 'ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));

const stratumOf = ({ file }: Mutant): string =>
  file
    .split('/')
    .slice(0, file.startsWith('lib') ? 2 : 1)
    .join('/');
const all = sources
  .filter((file) => SCOPE.test(file))
  .flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
  // What runs at import alone takes a process of its own, and a text is mostly a class or a label.
  .filter(({ atTop, constant, kind }) => !atTop && constant === null && kind !== 'text');
const sample = stratified(all, stratumOf, { size: Number(values.sample), seed: Number(values.seed) });
const numbered = sample.map((mutant, id): Numbered => ({ ...mutant, id }));
const changed = [...new Set(numbered.map(({ file }) => file))];

mkdirSync(OUT, { recursive: true });
const held = join(OUT, 'sample.json');
writeFileSync(held, JSON.stringify(numbered));
const trial = new Trial(numbered, held);
const started = performance.now();
const say = (text: string): void => {
  process.stdout.write(`${Math.round((performance.now() - started) / 1_000)} s ${text}\n`);
};

/** What became of a fault in the one pass; a file that is red without any tells nothing. */
const judgementOf = ({ id }: Numbered, { ran, hung }: FirstPass): Judgement => {
  const sound = ran.filter(({ failed }) => !failed);
  const by = sound.find(({ killed }) => killed[id] !== undefined)?.killed[id] ?? null;
  if (by !== null) return { fate: 'killed', by };
  if (hung.includes(id)) return { fate: 'timeout', by: null };
  return { fate: sound.some(({ reached }) => (reached[id] ?? 0) > 0) ? 'survived' : 'unreached', by: null };
};

const judged: (Numbered & Judgement)[] = [];
try {
  const first = await trial.firstPass(
    (tests) => {
      const chosen = nearestTests(changed, { tests, sources, count: Number(values.near) });
      say(`${all.length} faults, ${sample.length} drawn, in ${changed.length} files; ${chosen.length} test files`);
      return chosen;
    },
    ({ file, killed, failed }) =>
      say(`${file}: ${Object.keys(killed).length} found${failed ? ', red without any' : ''}`),
    true,
  );
  judged.push(...numbered.map((mutant) => ({ ...mutant, ...judgementOf(mutant, first) })));
} finally {
  trial.stop();
}
writeFileSync(join(OUT, 'faults.json'), JSON.stringify(judged, null, 1));
const found = judged.filter(({ fate }) => fate === 'killed' || fate === 'timeout').length;
writeBuilt('faults', faultsText(judged, { seed: values.seed, near: values.near }));
writeSummary('faults', faultsSummary(judged, values.seed));
say(`${found} of ${judged.length} found`);
