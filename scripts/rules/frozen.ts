import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, type RulesListing } from './rules-listing.ts';

/** The listing of every number of the rules, as it was when the number was given, and the digest of each. */

const FOLDER = join(import.meta.dirname, '../../test/rules');
const DIGESTS = join(FOLDER, 'digests.json');
const fileOf = (rules: number): string => join(FOLDER, `${rules}.json`);

/** By number; a number that was frozen stays. */
export const frozenDigests = (): Readonly<Record<string, string>> =>
  existsSync(DIGESTS) ? JSON.parse(readFileSync(DIGESTS, 'utf8')) : {};

/** What a number stood for when it was frozen; null when it was not. */
export const frozenListing = (rules: number): RulesListing | null =>
  existsSync(fileOf(rules)) ? JSON.parse(readFileSync(fileOf(rules), 'utf8')) : null;

export const freeze = (rules: number, listing: RulesListing): void => {
  const write = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  write(fileOf(rules), listing);
  write(DIGESTS, { ...frozenDigests(), [rules]: digestOf(listing) });
};
