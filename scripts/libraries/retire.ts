import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { run } from '../systems/cache.ts';
import { aliasOf, CACHE } from './install.ts';
import type { Bundler, Shown } from './judged.ts';

/**
 * Results of `retire` on the same bundles. Its package contains no signatures, another one on npm contains a copy of them; both
 * are installed in the cache, and only figures are taken from them.
 */

const MODULES = join(CACHE, 'tools/node_modules');
const ENGINE = '@salesforce/code-analyzer-retirejs-engine';
const SIGNATURES = join(MODULES, ENGINE, 'vulnerabilities/RetireJsVulns.json');

interface RetireFinding {
  readonly version: string;
  readonly vulnerabilities?: readonly unknown[];
}
type Answers = ReadonlyMap<string, readonly RetireFinding[]>;

/** Its results for a bundle: from its patterns on text, and with the slower search in the parsed code. */
export interface Retire {
  readonly version: string;
  readonly engine: string;
  readonly components: number;
  readonly plain: Answers;
  readonly deep: Answers;
}

const keyOf = (bundler: Bundler | string, alias: string): string => `${bundler} ${alias}`;
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const versionOf = (name: string): string => read<{ version: string }>(join(MODULES, name, 'package.json')).version;

const ask = async (...more: readonly string[]): Promise<Answers> => {
  const folder = mkdtempSync(join(tmpdir(), 'libraries-'));
  try {
    const out = join(folder, 'out.json');
    const output = ['--outputformat', 'json', '--outputpath', out, '--verbose', '--exitwith', '0', '--nocache'];
    const program = join(MODULES, 'retire/lib/cli.js');
    const bundles = ['--path', join(CACHE, 'bundles'), '--jsrepo', SIGNATURES];
    await run(process.execPath, [program, ...bundles, ...output, ...more], { cwd: folder });
    const { data } = read<{ data: readonly { readonly file: string; readonly results: readonly RetireFinding[] }[] }>(
      out,
    );
    return new Map(
      data.map(({ file, results }) => [keyOf(basename(dirname(file)), basename(file, '.js')), results] as const),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Runs it on all bundles that were made. */
export const askRetire = async (): Promise<Retire> => ({
  version: versionOf('retire'),
  engine: `${ENGINE} ${versionOf(ENGINE)}`,
  components: Object.keys(read<object>(SIGNATURES)).length,
  plain: await ask(),
  deep: await ask('--deep'),
});

/** Its finding for this release in this bundle, under whatever name; null if it does not find it. */
export const findingBy = (answers: Answers, { release, bundler }: Shown): { readonly isOpen: boolean } | null => {
  const results = answers.get(keyOf(bundler, aliasOf(release))) ?? [];
  const own = results.filter(({ version }) => version.split('-next-')[0] === release.version);
  return own.length === 0 ? null : { isOpen: own.some(({ vulnerabilities = [] }) => vulnerabilities.length > 0) };
};
