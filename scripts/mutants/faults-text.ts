import type { Mutant } from './mutants.ts';
import type { Judgement } from './trial.ts';

type Fault = Mutant & Judgement;

const isFound = ({ fate }: Fault): boolean => fate === 'killed' || fate === 'timeout';
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('`', "'").replaceAll('](', '] (');

const BY: Readonly<Record<Judgement['fate'], string>> = {
  killed: '',
  timeout: 'it no longer ends',
  survived: '**no: reached, and all stayed green**',
  unreached: '**no: no such test reaches it**',
};

const rowOf = (fault: Fault): string =>
  `| \`${fault.file}:${fault.line}\` | \`${cell(fault.was)}\` → \`${cell(fault.is)}\` | ${cell(fault.by ?? BY[fault.fate])} |`;

/** The parts of the code that faults which nothing found stand in, with how many each. */
const missedIn = (faults: readonly Fault[]): string =>
  [...Map.groupBy(faults, ({ file }) => file.split('/').slice(0, 2).join('/'))]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([part, { length }]) => `\`${part}\` ${length}`)
    .join(', ');

/** What a run came to, for docs/faults.md. */
export const faultsSummary = (faults: readonly Fault[], seed: string): string => {
  const found = faults.filter(isFound);
  const missed = faults.filter((fault) => !isFound(fault));
  const unreached = missed.filter(({ fate }) => fate === 'unreached').length;
  return [
    `Of ${faults.length} faults (seed ${seed}) **${found.length} were found**.`,
    `Of the others ${unreached} are reached by no such test, and with ${missed.length - unreached} all stayed green.`,
    `They stand in ${missedIn(missed)}.`,
  ].join(' ');
};

/** out/docs/faults.md: each fault that was put into the code, and which test without a browser found it. */
export const faultsText = (
  faults: readonly Fault[],
  { seed, near }: { readonly seed: string; readonly near: string },
): string => {
  const found = faults.filter(isFound).length;
  const sorted = faults.toSorted((a, b) => (`${a.file}:${a.line}` < `${b.file}:${b.line}` ? -1 : 1));
  return `# Faults that \`npm test\` finds

\`npm run faults\` makes this page: ${faults.length} small faults (seed ${seed}) in the code that tests in real browsers and of the whole service run
through, one at a time. Asked are the ${near} test files nearest by imports that \`npm test\` runs without a browser: **${found} of ${faults.length} were found**.
That is a lower bound: other files of \`npm test\`, its browser files, and what \`npm run full\` runs beside it, are not asked, and a file that was
red without any fault tells nothing.

| where | fault | found by |
| --- | --- | --- |
${sorted.map(rowOf).join('\n')}
`;
};
