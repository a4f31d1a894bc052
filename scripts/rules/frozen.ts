import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, type RulesListing } from './rules-listing.ts';

/** The listing of every number of the rules at the time when the number was given, and the digest of each. */

const FOLDER = join(import.meta.dirname, '../../test/rules');
const DIGESTS = join(FOLDER, 'digests.json');
const fileOf = (rules: number): string => join(FOLDER, `${rules}.json`);

/** Sentence in a section of docs/rules.md until its number is released; a release removes it. */
export const UNRELEASED = ' This number is not released yet.';

/** Digests by number; a number that was frozen stays. */
export const frozenDigests = (): Readonly<Record<string, string>> =>
  existsSync(DIGESTS) ? JSON.parse(readFileSync(DIGESTS, 'utf8')) : {};

/** The listing of a number when it was frozen; null if it was not. */
export const frozenListing = (rules: number): RulesListing | null =>
  existsSync(fileOf(rules)) ? JSON.parse(readFileSync(fileOf(rules), 'utf8')) : null;

/** Whether no report contains a number yet, by its section of docs/rules.md: then it may still change. */
export const isUnreleased = (rules: number, document: string): boolean =>
  document
    .split(/^(?=## )/m)
    .some((section) => section.startsWith(`## Rules ${rules}\n`) && section.includes(UNRELEASED));

export const freeze = (rules: number, listing: RulesListing): void => {
  const write = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  write(fileOf(rules), listing);
  write(DIGESTS, { ...frozenDigests(), [rules]: digestOf(listing) });
};
