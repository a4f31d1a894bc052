import { changes as en } from '../en/report/changes.ts';
import { changes as nl } from '../nl/report/changes.ts';

/** The changes, by language and version, newest first. */
export const changeWords = { nl, en };
