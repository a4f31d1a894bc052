import type { Mutant } from './mutants.ts';

/** A fault that was injected into the code, and what found it; null if nothing did. */
export type Fault = Mutant & { readonly by: string | null };

const isFound = ({ by }: Fault): boolean => by !== null;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('`', "'").replaceAll('](', '] (');

const rowOf = ({ file, line, was, is, by }: Fault): string =>
  `| \`${file}:${line}\` | \`${cell(was)}\` → \`${cell(is)}\` | ${by === null ? '**nothing**' : cell(by)} |`;

/** Parts of the code with faults that nothing found, and how many each has. */
const missedIn = (faults: readonly Fault[]): string =>
  [...Map.groupBy(faults, ({ file }) => file.split('/').slice(0, 2).join('/'))]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([part, { length }]) => `\`${part}\` ${length}`)
    .join(', ');

/** Summary of a run, for docs/faults.md. */
export const faultsSummary = (faults: readonly Fault[], seed: string): string => {
  const count = (by: string): number => faults.filter((fault) => fault.by === by).length;
  const [types, lint, found] = [count('types'), count('lint'), faults.filter(isFound).length];
  const missed = faults.filter((fault) => !isFound(fault));
  return [
    `Of ${faults.length} faults (seed ${seed}) **${found} were found**: ${types} by types, ${lint} by lint, ${found - types - lint} by a test.`,
    ...(missed.length === 0 ? [] : [`The others stand in ${missedIn(missed)}.`]),
  ].join(' ');
};

/**
 * Contents of out/docs/faults.md: each fault that was injected into the code, and which part of `npm test` found it without a
 * browser.
 */
export const faultsText = (
  faults: readonly Fault[],
  { seed, near }: { readonly seed: string; readonly near: string },
): string => {
  const found = faults.filter(isFound).length;
  const sorted = faults.toSorted((a, b) => (`${a.file}:${a.line}` < `${b.file}:${b.line}` ? -1 : 1));
  return `# Faults that \`npm test\` finds

\`npm run faults\` makes this page: ${faults.length} small faults (seed ${seed}) in the code that tests in real browsers and of the whole service run
through, one at a time. Asked are types, lint, and the ${near} test files nearest by imports that \`npm test\` runs without a browser:
**${found} of ${faults.length} were found**. That is a lower bound: other files of \`npm test\`, its browser files, and what \`npm run full\` runs beside
it, are not asked.

| where | fault | found by |
| --- | --- | --- |
${sorted.map(rowOf).join('\n')}
`;
};
