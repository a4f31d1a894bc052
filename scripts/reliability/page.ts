import type { Entry, Proof } from '../../test/faults/entry.ts';
import { FAULTS, lackingOf, MATRIX } from '../../test/faults/matrix.ts';
import type { Soak } from '../soak.ts';
import { attacksTable } from './attacks.ts';
import { lossesTable } from './losses.ts';
import { passingTable } from './passing.ts';
import { type MeasuredRound, redirectsSummary, redirectTables } from './redirects.ts';
import { serviceTable } from './service.ts';

/** One test in vitest's JSON. */
export interface Ran {
  /** From the root of the repository. */
  readonly file: string;
  /** Titles of its groups and its own, separated by spaces. */
  readonly name: string;
  readonly status: string;
  /** Its measurements of redirects in one state of access. */
  readonly redirects?: MeasuredRound;
}

/** Results of a full run. */
export interface FullRun {
  /** ISO day. */
  readonly day: string;
  readonly tests: readonly Ran[];
  /** Generated inputs per property; for pages, a fifth of it. */
  readonly inputs: number;
  readonly soak: Soak | null;
}

/** A pattern for a title in a test file, in which `%s`, `$name` and `${name}` match anything. */
const patternOf = (title: string): RegExp => {
  const fixed = title.split(/%[sdijo#]|\$\{[^}]*\}|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(fixed.join('.*'));
};

const BROWSERS = ['chromium', 'firefox'] as const;

/** The tests that a proof names; of tests whose names mention a browser, only those of its own. */
export const testsOf = ({ file, title, where }: Proof, tests: readonly Ran[]): readonly Ran[] => {
  const named = tests.filter(
    (test) => test.file === file && patternOf(title).test(test.name) && test.status !== 'skipped',
  );
  const others = BROWSERS.filter((browser) => browser !== where);
  const own = named.filter(({ name }) => !others.some((browser) => new RegExp(`\\b${browser}\\b`, 'i').test(name)));
  return BROWSERS.some((browser) => browser === where) ? own : named;
};

const resultOf = (proof: Proof, tests: readonly Ran[]): string => {
  const found = testsOf(proof, tests);
  if (found.length === 0) return 'did not run';
  const failed = found.filter(({ status }) => status !== 'passed').length;
  return failed === 0 ? `passed (${found.length})` : `${failed} of ${found.length} failed`;
};

const isProven = (entry: Entry, tests: readonly Ran[]): boolean => {
  if (entry.argued !== undefined) return true;
  const held = entry.proofs.filter((proof) => resultOf(proof, tests).startsWith('passed'));
  return held.length > 0 && held.length === entry.proofs.length && lackingOf(entry).length === 0;
};

/** Text on one line, so that a change of it changes that line only. */
const line = (text: string): string => text.replaceAll('\n', ' ');

const proofLine = (proof: Proof, tests: readonly Ran[]): string =>
  `  - ${proof.where}, ${resultOf(proof, tests)}: \`${proof.file}\`, “${line(proof.title)}”`;

const entryLines = (entry: Entry, tests: readonly Ran[]): readonly string[] => {
  const { id, name, simulated, limits, proofs, argued } = entry;
  return [
    `- **${id}**: ${line(name)}`,
    ...(simulated === undefined ? [] : [`  - simulated: ${line(simulated)}`]),
    ...(limits === undefined ? [] : [`  - what cannot be known: ${line(limits)}`]),
    ...(argued === undefined ? [] : [`  - argued: ${line(argued)}`]),
    ...(argued === undefined && proofs.length === 0 ? ['  - not proven'] : []),
    ...(argued === undefined ? proofs.map((proof) => proofLine(proof, tests)) : []),
  ];
};

const list = (entries: readonly Entry[], tests: readonly Ran[]): string =>
  entries.flatMap((one) => entryLines(one, tests)).join('\n');

const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);

const soakSummary = (soak: Soak | null): string =>
  soak === null
    ? 'The soak did not run.'
    : `${soak.scans} scans in a row over ${soak.sites} sites in one session of Chromium, on the partner tier with access: ${soak.errors.length} errors or unhandled rejections, ${soak.changed.length} results that changed.`;

const soakTable = (soak: Soak | null): string => {
  if (soak === null) return soakSummary(soak);
  const rows = soak.samples.map(
    (one) =>
      `| ${one.scans} | ${Math.round(one.seconds)} | ${mega(one.workerHeap)} | ${mega(one.browserProcess)} | ${mega(one.allProcesses)} | ${mega(one.storageLocal + one.storageSession)} | ${one.records} | ${mega(one.history)} |`,
  );
  return [
    `${soakSummary(soak)} Sizes in MB; the heap is that of the extension's background after a garbage collection, processes by their proportional set size.`,
    '',
    '| scans | s | heap | browser process | all processes | storage | kept scans | history |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};

const REDIRECTS = '## Redirects\n';
const SOAK = '## Soak\n';

const redirectsPart = (tests: readonly Ran[]): string => `${REDIRECTS}\n${redirectTables(roundsOf(tests))}\n\n`;

const soakPart = (soak: Soak | null): string => `${SOAK}\n${soakTable(soak)}\n`;

const roundsOf = (tests: readonly Ran[]): readonly MeasuredRound[] =>
  tests.flatMap(({ redirects }) => (redirects === undefined ? [] : [redirects]));

const count = (entries: readonly Entry[], has: (entry: Entry) => boolean): number => entries.filter(has).length;

const TABLES = '## Attacks\n';

/** The tables that depend on the sources only. */
const tablesPart = (): string => `${TABLES}
Attacks on the grade, on the service and on its neighbours that were tried, each with the test that holds what comes of it.

${attacksTable()}

## Without a network, and other things that pass

What another moment may see is not kept as a result: what the popup and the report say of it, and what pressing again does.

${passingTable()}

## What is lost

${lossesTable()}

## The service

${serviceTable()}

`;

const number = (value: number): string => value.toLocaleString('en');

/** The overall results of a run, a sentence per line. */
const summaryLines = ({ tests, inputs }: FullRun): readonly string[] => {
  const proven = count(FAULTS, (entry) => isProven(entry, tests));
  const argued = count(FAULTS, ({ argued: why }) => why !== undefined);
  const simulated = count(FAULTS, ({ simulated: how }) => how !== undefined);
  const of = (status: string): string => number(tests.filter((test) => test.status === status).length);
  return [
    `${proven} of ${FAULTS.length} faults accounted for: ${proven - argued} by tests, ${simulated} of them with a simulated event, and ${argued} argued. ${of('passed')} tests passed, ${of('failed')} failed.`,
    `Generated inputs: ${number(inputs)} for each parser and ${number(inputs)} hostile strings for each view and export; ${number(inputs / 5)} pages for the page reader. A property that uses fewer, because one input is expensive, says so.`,
  ];
};

/** The summary in docs/reliability.md. */
export const reliabilitySummary = (run: FullRun): string =>
  [
    `Full run of ${run.day}:`,
    '',
    ...[...summaryLines(run), redirectsSummary(roundsOf(run.tests)), soakSummary(run.soak)].map(
      (sentence) => `- ${sentence}`,
    ),
  ].join('\n');

/** The page out/docs/reliability.md: every fault with the tests that prove it, and every table. */
export const reliabilityPage = (run: FullRun): string => {
  const { day, tests, soak } = run;
  return `# Reliability

Made on ${day} of what \`npm test\` or \`npm run full\` came to; not by hand. The rows stand in \`test/faults/\`. A part that did not run says so.

${summaryLines(run).join('\n\n')}

## Faults and bad inputs

${list(FAULTS, tests)}

## Threats

${list(
  MATRIX.filter(({ id }) => id.startsWith('threat:')),
  tests,
)}

## Fetch policy

${list(
  MATRIX.filter(({ id }) => id.startsWith('policy:')),
  tests,
)}

${tablesPart()}${redirectsPart(tests)}${soakPart(soak)}`;
};
