import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFullRun } from '../inputs.ts';

/*
 * What was decided of patterns in earlier runs on this machine, because deciding all of them takes a quarter of a minute.
 * It counts as long as nothing that decides has changed; the full run decides everything anew.
 */

type Decided = Readonly<Record<string, string | null>>;

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'node_modules/.cache/pijler/patterns.json');

/** The text of these modules, and which packages they use. */
const decider = (): string => {
  const files = readdirSync(import.meta.dirname).toSorted();
  const packages = ['recheck', '@eslint-community/regexpp'].map((name) => `node_modules/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const file of packages) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

/** By `flags/source`: the fault, or null where there is none. */
export const earlier = (): Decided => {
  if (isFullRun) return {};
  try {
    const { by, decided } = JSON.parse(readFileSync(FILE, 'utf8'));
    return by === decider() ? decided : {};
  } catch {
    return {};
  }
};

export const keepDecided = (decided: Decided): void => {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ by: decider(), decided }));
};
