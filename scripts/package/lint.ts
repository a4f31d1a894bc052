import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Compares the add-on linter's remarks on the Firefox build with those that are known and explained in docs/publishing.md. */

const ROOT = join(import.meta.dirname, '../..');

interface Remark {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
}

interface Report {
  readonly errors: readonly Remark[];
  readonly notices: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** Known warnings: code and file, and how many there are. The bundler chooses the names of chunks. */
export const KNOWN: Readonly<Record<string, number>> = {
  'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION manifest.json': 1,
  'UNSAFE_VAR_ASSIGNMENT chunks/': 1,
  'UNSAFE_VAR_ASSIGNMENT page.js': 2,
  'UNSAFE_VAR_ASSIGNMENT axe.min.js': 1,
  'DANGEROUS_EVAL axe.min.js': 9,
};

const nameOf = ({ code, file = '' }: Remark): string => `${code} ${file.replace(/^(chunks\/).*/, '$1')}`;

const lint = async (source: string): Promise<Report> => {
  const program = join(ROOT, 'node_modules/.bin/web-ext');
  const args = ['lint', '--source-dir', source, '--output', 'json'];
  // It exits with 1 on errors; they are in its output too.
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 26 }).catch((error) => error);
  return JSON.parse(stdout);
};

/** Lines about what is new, or no longer true, in the linter's remarks; none if all is as known. */
export const lintSurprises = async (source: string): Promise<readonly string[]> => {
  const { errors, notices, warnings } = await lint(source);
  const counts = new Map<string, number>();
  for (const remark of warnings) counts.set(nameOf(remark), (counts.get(nameOf(remark)) ?? 0) + 1);
  const names = new Set([...counts.keys(), ...Object.keys(KNOWN)]);
  return [
    ...[...errors, ...notices].map((remark) => `${nameOf(remark)}: ${remark.message}`),
    ...[...names]
      .filter((name) => (counts.get(name) ?? 0) !== (KNOWN[name] ?? 0))
      .map((name) => `${name}: ${counts.get(name) ?? 0} instead of ${KNOWN[name] ?? 0}`),
  ];
};

if (import.meta.main) {
  const surprises = await lintSurprises(process.argv[2] ?? join(ROOT, '.output/firefox-mv3'));
  for (const line of surprises) process.stderr.write(`${line}\n`);
  process.exitCode = surprises.length === 0 ? 0 : 1;
}
