import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What starts from a fresh clone, of which nothing was built: git brings the sources, npm the packages, and no more is there. */

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  'components',
  'docs',
  'entrypoints',
  'lib',
  'README.md',
  'public',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'pijler-clone-'));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(clone, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const run = (script: string): string =>
  execFileSync(process.execPath, ['--import', './scripts/tsx.ts', '--input-type=module', '--eval', script], {
    cwd: clone,
    encoding: 'utf8',
  });

test('bundles what pages of the service and scanned pages are to run', () => {
  const said = run(`
    import { webAssets } from './server/web/assets.ts';
    import { pageScripts } from './server/engine/compile.ts';
    const [{ scripts }, inPage] = await Promise.all([webAssets(), pageScripts()]);
    console.log(JSON.stringify([...Object.values(scripts), ...Object.values(inPage)].map(({ length }) => length > 0)));
  `);
  expect(JSON.parse(said)).toEqual(Array(8).fill(true));
});

test('loads the service with all its pages', () => {
  const said = run(`
    const { openService } = await import('./server/service.ts');
    console.log(typeof openService);
  `);
  expect(said.trim()).toBe('function');
});

test('packs the command line', () => {
  const said = run(`
    import { existsSync } from 'node:fs';
    import { buildCli } from './scripts/package-cli/build.ts';
    await buildCli('packed');
    console.log(existsSync('packed/main.js'));
  `);
  expect(said.trim()).toBe('true');
});
