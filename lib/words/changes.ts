import { changes as en } from './en/changes.ts';
import { changes as nl } from './nl/changes.ts';

/** What changed, by language and version, newest first. */
export const changeWords = { nl, en };
