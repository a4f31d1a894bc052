import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ON_POSTGRES } from './test/on-postgres.ts';

/**
 * `npm run full`: all that `npm test` runs, with ten times as many generated inputs for every parser, reader and view,
 * redirects in every state of access, hundreds of scans in a row (`scripts/soak.ts`), libraries bundled by three bundlers
 * (`scripts/libraries.ts`, from the npm registry), and, as root, for they install, the service's store, queue and answers
 * on a PostgreSQL of their own (`scripts/test/postgres.ts`), real web software from packages
 * (`scripts/systems.ts`) and the repairs pasted into real servers (`scripts/repairs.ts`); writes docs/reliability.md, and their
 * sections of docs/truth.md.
 * FUZZ_RUNS and SOAK_SCANS ask for other numbers.
 */

const ROOT = join(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'pijler-full-'));
const soak = join(results, 'soak.json');
process.env['TEST_SET'] = 'full';
process.env['FUZZ_RUNS'] ??= '10000';
process.env['TEST_RESULTS'] = results;
process.env['REDIRECTS'] = 'all';

const run = (script: string, ...args: readonly string[]): boolean =>
  spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, stdio: 'inherit' }).status === 0;

await import('./test.ts');
const held = run('scripts/soak.ts', '--scans', process.env['SOAK_SCANS'] ?? '500', '--out', soak);
const told = run('scripts/reliability.ts', '--results', results, '--soak', soak);
rmSync(results, { recursive: true, force: true });
const found = run('scripts/libraries.ts');
const isRoot = process.getuid?.() === 0;
const seen = !isRoot || run('scripts/systems.ts');
const VITEST = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--project', 'browser'];
const KEPT = [...ON_POSTGRES, '--reporter=./scripts/test/plain-reporter.ts'];
const kept = !isRoot || run('scripts/test/postgres.ts', process.execPath, ...VITEST, ...KEPT);
const mended = !isRoot || run('scripts/repairs.ts');
if (!held || !told || !found || !seen || !kept || !mended) process.exitCode = 1;
