import type { Fate } from './trial.ts';

/** What became of the mutants of one folder, in numbers. */
export interface Stratum {
  readonly place: string;
  /** How many there are in all. */
  readonly mutants: number;
  readonly fates: Readonly<Record<Fate, number>>;
}

/** One run over a sample, as `docs/mutants.json` keeps it. */
export interface Sampled {
  /** ISO day. */
  readonly day: string;
  /** What the code was when it was drawn. */
  readonly of: string;
  readonly seed: number;
  readonly strata: readonly Stratum[];
}

/** Mutants that were drawn, that a test reaches, and that a test found. */
interface Counts {
  readonly drawn: number;
  readonly reached: number;
  readonly found: number;
}

const countsOf = (strata: readonly Stratum[]): Counts => {
  const sum = (...fates: readonly Fate[]): number =>
    strata.reduce((total, one) => total + fates.reduce((all, fate) => all + one.fates[fate], 0), 0);
  const found = sum('killed', 'timeout');
  const reached = found + sum('survived');
  return { drawn: reached + sum('unreached'), reached, found };
};

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const rowOf = (name: string, mutants: number, { drawn, reached, found }: Counts): string =>
  `| ${name} | ${mutants} | ${drawn} | ${reached} | ${found} | ${share(found, reached)} | ${share(found, drawn)} |`;

const runText = ({ day, of, seed, strata }: Sampled): string => {
  const mutants = strata.reduce((total, one) => total + one.mutants, 0);
  return [
    `### ${of}, seed ${seed}, ${day}`,
    '',
    '| place | mutants | drawn | reached by a test | found | of what is reached | of all |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...strata.map((one) => rowOf(`\`${one.place}\``, one.mutants, countsOf([one]))),
    rowOf('all', mutants, countsOf(strata)),
  ].join('\n');
};

/** The newest run in a sentence. */
export const mutantsSummary = (runs: readonly Sampled[]): string => {
  const newest = runs.at(-1);
  if (newest === undefined) return 'No sample of mutants was drawn.';
  const { drawn, reached, found } = countsOf(newest.strata);
  return `Mutants (${newest.day}, seed ${newest.seed}): of ${drawn} small faults put into the code the tests of units reach ${reached} and find ${found}: ${share(found, reached)} of what is reached, ${share(found, drawn)} of all.`;
};

/** The runs as a part of out/docs/reliability.md. */
export const mutantsText = (runs: readonly Sampled[]): string =>
  runs.length === 0 ? 'No sample was drawn.' : runs.map(runText).join('\n\n');
