import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file out of a package that is too large to be installed for one style sheet: packed by npm, once, into a folder of its
 * own beside the tree. Needs the network, so only the full run asks for it.
 */
export const fetched = (name: string, version: string, file: string): string => {
  const folder = join(tmpdir(), 'pijler-components', `${name.replaceAll(/\W+/g, '-')}-${version}`);
  const path = join(folder, 'package', file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder]);
    const archive = readdirSync(folder).find((one) => one.endsWith('.tgz')) ?? '';
    execFileSync('tar', ['xzf', join(folder, archive), '-C', folder]);
  }
  return readFileSync(path, 'utf8');
};
