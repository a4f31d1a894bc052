import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { run } from '../systems/cache.ts';

/** Packages from npm that the trial needs; kept outside the product's own dependencies. */

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/engine-trial');

/** The engine on trial, MIT. */
export const ON_TRIAL = '@accesslint/core@0.21.0';
/** The templates of GOV.UK's design system, MIT. */
export const GOVUK = 'govuk-frontend@6.6.0';

/** Returns the folder of a package as it was published, downloaded once. */
export const packageFolder = async (name: string): Promise<string> => {
  const folder = join(CACHE, name.replaceAll(/[^\w.-]+/g, '-'));
  if (!existsSync(join(folder, 'package/package.json'))) {
    mkdirSync(folder, { recursive: true });
    const file = (await run('npm', ['pack', name, '--silent', '--pack-destination', folder])).trim();
    await run('tar', ['-xzf', join(folder, file), '-C', folder]);
  }
  return join(folder, 'package');
};

const subject = async (): Promise<string> => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'subject.ts'), formats: ['iife'], name: 'subject' },
    },
  })) as readonly Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
};

/** Both engines and the code that runs them, as one script. */
export const trialCode = async (): Promise<string> => {
  const folder = await packageFolder(ON_TRIAL);
  const axe = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
  const other = readFileSync(join(folder, 'dist/index.iife.js'), 'utf8');
  return `${axe};${other};globalThis.AccessLint=AccessLint;${await subject()};globalThis.subject=subject;0`;
};
