import { ATTACKS } from '../../test/faults/attacks.ts';

/** The table of the attacks that were tried, for out/docs/reliability.md. */
export const attacksTable = (): string =>
  [
    '| attack | what comes of it | test |',
    '| --- | --- | --- |',
    ...ATTACKS.map(({ attack, comes, file, title }) => `| ${attack} | ${comes} | \`${file}\`, “${title}” |`),
  ].join('\n');
