import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The linter looks at each file by itself, and has no cache of its own: a file that it accepted need not be checked again until its
 * contents, the rules or the linter change. `npm test` checks all files nevertheless.
 */

/** What the verdict on every file rests on. */
const RULES = ['biome.json', 'scripts/lint/*.grit', 'node_modules/@biomejs/biome/package.json'];
const CACHE = 'node_modules/.cache/pijler/linted.json';

const digest = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

const readCache = (file: string): readonly string[] => {
  try {
    const cached: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(cached) ? cached : [];
  } catch {
    return [];
  }
};

/** Files that the linter has not yet accepted as they are, and a function that records that it accepts all files now. */
export interface Unlinted {
  /** Paths relative to `root`: tracked ones and new ones that are not ignored. */
  readonly files: readonly string[];
  readonly accept: () => void;
}

export const findUnlinted = (root: string): Unlinted => {
  const rules = digest(
    ...globSync(RULES, { cwd: root })
      .toSorted()
      .map((path) => readFileSync(join(root, path))),
  );
  const args = ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile());
  const digests = new Map(paths.map((path) => [path, digest(rules, path, readFileSync(join(root, path)))]));
  const accepted = new Set(readCache(join(root, CACHE)));
  return {
    files: paths.filter((path) => !accepted.has(digests.get(path) ?? '')),
    accept: () => {
      mkdirSync(dirname(join(root, CACHE)), { recursive: true });
      writeFileSync(join(root, CACHE), JSON.stringify([...digests.values()]));
    },
  };
};
