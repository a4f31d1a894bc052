import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listOrigins } from '../../../lib/collect/network/origins.ts';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = [
  'components',
  'entrypoints',
  'lib',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wxt.config.ts',
];

/** A line that is put into a source, before the first place that begins so. */
export interface Planted {
  readonly file: string;
  readonly before: string;
  readonly line: string;
}

export interface PlantedBuild {
  /** Folder of the built extension. */
  readonly folder: string;
  /** Removes it, and the sources that it was made from. */
  remove(): void;
}

interface Wanted {
  readonly browser: 'chrome' | 'firefox';
  readonly isStore?: boolean;
  /** Where the prompts have been answered with yes. */
  readonly granted?: readonly string[];
}

const plant = (root: string, { file, before, line }: Planted): void => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(before);
  if (at === -1) throw new Error(`${file} has no ${JSON.stringify(before)}: nothing can be planted there`);
  writeFileSync(path, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
};

/** The extension as its own tools build it, from a copy of the sources with errors in them: the product holds no door for tests. */
export const buildWith = async (
  errors: readonly Planted[],
  { browser, isStore = false, granted = [] }: Wanted,
): Promise<PlantedBuild> => {
  const root = mkdtempSync(join(tmpdir(), 'pijler-planted-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    for (const name of SOURCES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    for (const error of errors) plant(root, error);
    const env = {
      ...process.env,
      CI: '1',
      NO_COLOR: '1',
      NODE_ENV: 'production',
      ...(isStore ? { PIJLER_STORE: '1' } : {}),
    };
    const program = join(ROOT, 'node_modules/wxt/bin/wxt.mjs');
    await run(process.execPath, [program, 'build', '-b', browser, '--mv3'], { cwd: root, env, maxBuffer: 2 ** 26 });
    const folder = join(root, `.output/${browser}-mv3${isStore ? '-store' : ''}`);
    if (granted.length > 0) {
      const file = join(folder, 'manifest.json');
      const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: granted.flatMap(listOrigins) }));
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
};
