import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { loadWebAssets } from '../../server/core/pages/assets.ts';
import { loadPageScripts } from '../../server/engine/browser/page-scripts.ts';
import { licencePath, shippedPackages } from '../package/licences.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Starts on any Node, and prints an error if it is too old for the rest. */
const ENTRY = `#!/usr/bin/env node
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error('Pijler needs Node 24 or later; this is ' + process.versions.node + '.');
  process.exitCode = 2;
} else await import('./main.js');
`;

/** Scripts for pages are compiled here, when the package is built: nothing has to be compiled where it is installed. */
const READS_SCRIPTS = `import { readFileSync } from 'node:fs';
const scripts = JSON.parse(readFileSync(new URL('./page-scripts.json', import.meta.url), 'utf8'));
export const loadPageScripts = async () => scripts;
`;

/** The same for the assets of the service's pages. */
const READS_ASSETS = `import { readFileSync } from 'node:fs';
const assets = JSON.parse(readFileSync(new URL('./web-assets.json', import.meta.url), 'utf8'));
export const loadWebAssets = async () => assets;
`;

const REPLACED: Readonly<Record<string, string>> = {
  'server/engine/browser/page-scripts.ts': READS_SCRIPTS,
  'server/core/pages/assets.ts': READS_ASSETS,
};

const prebuilt: Plugin = {
  name: 'what was made before',
  load: (id) => REPLACED[relative(ROOT, id)] ?? null,
};

/** The name of the package in a specifier. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Bundles our own code as plain JavaScript; returns the packages that it imports. */
const bundle = async (folder: string): Promise<readonly string[]> => {
  const build = await rolldown({
    input: { main: join(ROOT, 'server/cli/main.ts'), index: join(ROOT, 'server/library/index.ts') },
    cwd: ROOT,
    // It extends what `wxt prepare` generates, which a fresh clone does not have.
    tsconfig: false,
    platform: 'node',
    // Packages of others are installed beside it, as published.
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    transform: {
      define: { 'import.meta.env': '{"STORE":true}' },
      jsx: { runtime: 'automatic', importSource: 'preact' },
    },
    plugins: [prebuilt],
    logLevel: 'silent',
  });
  // Each command loads its own code when it runs.
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const { output } = await build.write({ dir: folder, format: 'esm', ...names });
  await build.close();
  const own = new Set(output.map(({ fileName }) => fileName));
  const imports = output.flatMap((one) => (one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : []));
  const others = imports.filter((name) => !own.has(name) && !name.startsWith('node:'));
  return [...new Set(others.map(packageOf))].toSorted();
};

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The exact versions with which it was tested. Throws if a package is not a dependency of ours. */
const versionsOf = (names: readonly string[], { dependencies, devDependencies }: Manifest) =>
  Object.fromEntries(
    names.map((name) => {
      const version = dependencies[name] ?? devDependencies[name];
      if (version === undefined) throw new Error(`${name} is no dependency`);
      return [name, version];
    }),
  );

const describe = (manifest: Manifest, packages: readonly string[]) => ({
  name: 'pijler',
  version: manifest.version,
  description: 'Grades websites on six pillars, on the command line, as a service and as a library.',
  license: manifest.license,
  type: 'module',
  engines: { node: '>=24' },
  bin: { pijler: 'pijler.js' },
  types: './index.d.ts',
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
  files: ['*.js', 'index.d.ts', 'page-scripts.json', 'web-assets.json', 'licenses'],
  dependencies: versionsOf(packages, manifest),
});

/** The library's types: its contract, which imports nothing, and its exports other than types. */
const typesOf = (contract: string): string => `${contract}
export declare const scan: Pijler['scan'];
export declare const openScanner: Pijler['openScanner'];
export declare const matchers: Pijler['matchers'];
export declare const matchersFor: Pijler['matchersFor'];
`;

/** Builds the folder that `npm pack` packs: the command line as plain JavaScript, with everything of its own. */
export const buildCli = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'licenses'), { recursive: true });
  const manifest: Manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const packages = await bundle(folder);
  // The scripts for pages contain parts of these.
  const licences = shippedPackages().map((one) => cp(one.file, join(folder, 'licenses', basename(licencePath(one)))));
  await Promise.all([
    ...licences,
    writeFile(join(folder, 'pijler.js'), ENTRY, { mode: 0o755 }),
    writeFile(join(folder, 'page-scripts.json'), JSON.stringify(await loadPageScripts())),
    writeFile(join(folder, 'web-assets.json'), JSON.stringify(await loadWebAssets())),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(describe(manifest, packages), null, 2)}\n`),
    readFile(join(ROOT, 'server/library/contract.ts'), 'utf8').then((contract) =>
      writeFile(join(folder, 'index.d.ts'), typesOf(contract)),
    ),
    cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE')),
    cp(join(ROOT, 'docs/command-line.md'), join(folder, 'README.md')),
  ]);
};
