import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run docs`: generates everything in the documentation that comes from the code. What people review stays in `docs/`, and a
 * test compares it with the code; pages and pictures that only readers need go to `out/docs`, which is not committed. The
 * pictures need a real browser, which `npm test` installs; `--no-browser` leaves them out.
 */

const ROOT = join(import.meta.dirname, '..');

const run = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: 'inherit' }).status === 0;

const WITHOUT_BROWSER: readonly (readonly [string, ...string[]])[] = [
  ['node', 'scripts/evidence.ts'],
  ['node', 'scripts/calibration.ts'],
  ['node', 'scripts/report-schema.ts'],
  ['node', 'scripts/openapi.ts'],
  ['node', 'scripts/truth.ts'],
  ['node', 'scripts/check-pages.ts'],
];
const WITH_BROWSER: readonly (readonly [string, ...string[]])[] = [['node', 'scripts/view-pictures.ts']];

const steps = process.argv.includes('--no-browser') ? WITHOUT_BROWSER : [...WITHOUT_BROWSER, ...WITH_BROWSER];
if (!steps.every((step) => run(...step))) process.exitCode = 1;
