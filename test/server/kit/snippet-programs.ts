import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE, once, run } from '../../../scripts/systems/cache.ts';
import { downloadPackages, unpackPackages } from '../../../scripts/systems/debian-packages.ts';
import type { SnippetLanguage } from '../../../server/core/pages/api-docs/snippets.ts';

/**
 * The programs that run the snippets of the documentation: Debian's curl, Python with requests and PHP with curl, in a folder of
 * their own entered by chroot, which needs root; JavaScript runs in Node itself.
 */

const PACKAGES = ['dash', 'coreutils', 'curl', 'python3', 'python3-requests', 'php-cli', 'php-curl'];
const ROOT = join(CACHE, 'snippets');
const DEVICES = { null: 3, random: 8, urandom: 9 };

/** Downloads and unpacks them, once. */
export const preparePrograms = async (): Promise<void> => {
  await once('snippets', PACKAGES, async () => {
    const archives = join(CACHE, 'snippets-debs');
    await downloadPackages(archives, PACKAGES);
    rmSync(ROOT, { recursive: true, force: true });
    await unpackPackages(archives, ROOT);
  });
  for (const folder of ['dev', 'tmp']) mkdirSync(join(ROOT, folder), { recursive: true });
  for (const [name, minor] of Object.entries(DEVICES)) {
    const path = join(ROOT, 'dev', name);
    if (!existsSync(path)) await run('mknod', ['-m', '666', path, 'c', '1', String(minor)]);
  }
};

const execute = promisify(execFile);

const INSIDE: Readonly<Record<Exclude<SnippetLanguage, 'JavaScript'>, readonly string[]>> = {
  curl: ['/bin/dash', '/tmp/snippet'],
  Python: ['/usr/bin/python3', '/tmp/snippet'],
  PHP: ['/usr/bin/php8.2', '-d', 'extension=curl', '/tmp/snippet'],
};

/** Runs a snippet with the key in its environment; returns its output. Rejects when the program fails. */
export const runSnippet = async (language: SnippetLanguage, text: string, key: string): Promise<string> => {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', PIJLER_KEY: key };
  const options = { env, encoding: 'latin1', maxBuffer: 2 ** 26, timeout: 60_000 } as const;
  if (language === 'JavaScript')
    return (await execute(process.execPath, ['--input-type=module', '-e', text], options)).stdout;
  writeFileSync(join(ROOT, 'tmp/snippet'), text);
  return (await execute('chroot', [ROOT, ...INSIDE[language]], options)).stdout;
};
