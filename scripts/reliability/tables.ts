import { attacksTable } from './attacks.ts';
import { lossesTable } from './losses.ts';
import { passingTable } from './passing.ts';

/** The marks between which docs/reliability.md has the tables that need no run. */
export const TABLES = ['<!-- tables, made by scripts/reliability.ts -->', '<!-- end of the tables -->'] as const;

/** What was tried against the grade, the service and its neighbours, what a fault loses, and what passes: as docs/reliability.md has it. */
export const tablesSection = (): string =>
  [
    ...['## Attacks that were tried, and held', attacksTable()],
    ...['## What is lost, by store and fault', lossesTable()],
    ...['## What passes: what popup, report and a second press say', passingTable()],
  ].join('\n\n');
