import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../systems/cache.ts';
import { PEERS, type Release } from './releases.ts';

/** Whether to try releases for which no sign was written. */
export const isHeldOut = process.argv.includes('--held-out');

/** Where releases and bundlers are installed: outside the repository, and downloaded once. */
export const CACHE = join(
  process.env['LIBRARIES_CACHE'] ?? join(import.meta.dirname, '../../.cache/libraries'),
  isHeldOut ? 'held-out' : '',
);

const TOOLS: Readonly<Record<string, string>> = {
  '@rollup/plugin-commonjs': '*',
  '@rollup/plugin-json': '*',
  '@rollup/plugin-node-resolve': '*',
  '@rollup/plugin-terser': '*',
  '@salesforce/code-analyzer-retirejs-engine': '*',
  esbuild: '*',
  retire: '*',
  rollup: '*',
  webpack: '*',
};

/** A neutral name, so that no path reveals what a bundle contains. */
export const aliasOf = ({ npm, version }: Release): string => `p-${Buffer.from(`${npm}@${version}`).toString('hex')}`;

const install = async (folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> => {
  const manifest = JSON.stringify({ name: 'cases', version: '1.0.0', private: true, dependencies });
  const file = join(folder, 'package.json');
  if (existsSync(join(folder, 'node_modules')) && readFileSync(file, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  const quiet = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quiet], { cwd: folder });
};

/** Installs every release and the bundlers; none of their install scripts runs. */
export const installLibraries = async (releases: readonly Release[]): Promise<void> => {
  const aliases = releases.map((one) => [aliasOf(one), `npm:${one.npm}@${one.version}`] as const);
  await install(join(CACHE, 'tools'), TOOLS);
  await install(join(CACHE, 'releases'), { ...Object.fromEntries(aliases), ...PEERS });
};
