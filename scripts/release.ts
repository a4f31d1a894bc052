import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { datedChangelog, NotReady, requestedVersion, tagMessage, versioned } from './release/steps.ts';
import { UNRELEASED } from './rules/frozen.ts';

/**
 * `npm run release -- [VERSION]`: dates the changelog, sets the version, checks the news in both languages against it and the
 * tables of facts against the npm registry, makes the stores' pictures, the zips, the bill of materials and the checksums, and
 * commits and tags; it pushes nothing and uploads nothing. Without a version it releases the one in package.json. `--try` does
 * all of it in a temporary copy.
 */

const ROOT = join(import.meta.dirname, '..');

interface Target {
  readonly root: string;
}

const git = ({ root }: Target, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const node = ({ root }: Target, ...args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new NotReady(`“node ${args.join(' ')}” failed, see above`);
};

/** A clone of what is committed, with its packages installed. */
const copyOf = (root: string): Target => {
  const copy = mkdtempSync(join(tmpdir(), 'pijler-release-'));
  execFileSync('git', ['clone', '--quiet', root, copy]);
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'ignore' });
  const user = ['user.name', 'user.email'].map((key) => [key, git({ root }, 'config', key)] as const);
  for (const [key, value] of user) git({ root: copy }, 'config', key, value);
  return { root: copy };
};

const edit = ({ root }: Target, file: string, change: (text: string) => string): void => {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** Makes the release in a checkout; reverts its edits if it cannot be made. */
const release = (location: Target, request: string | undefined, day: string): string => {
  const manifest: { name: string; version: string } = JSON.parse(
    readFileSync(join(location.root, 'package.json'), 'utf8'),
  );
  const version = requestedVersion(request, manifest.version);
  if (git(location, 'status', '--porcelain') !== '') throw new NotReady('there are changes that are not committed');
  if (git(location, 'tag', '--list', `v${version}`) !== '') throw new NotReady(`v${version} was released already`);
  try {
    edit(location, 'CHANGELOG.md', (text) => datedChangelog(text, version, day));
    edit(location, 'docs/rules.md', (text) => text.replace(UNRELEASED, ''));
    for (const file of ['package.json', 'package-lock.json']) edit(location, file, (text) => versioned(text, version));
    const message = tagMessage(readFileSync(join(location.root, 'CHANGELOG.md'), 'utf8'), manifest.name, version);
    node(location, 'node_modules/wxt/bin/wxt.mjs', 'prepare');
    node(location, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/view/news.test.ts');
    node(location, 'scripts/data.ts', '--age');
    node(location, 'scripts/screenshots.ts');
    node(location, 'scripts/package.ts');
    git(location, 'commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
    git(location, 'tag', '--annotate', `v${version}`, '--cleanup', 'verbatim', '--message', message);
  } catch (error) {
    git(location, 'checkout', '--quiet', '--', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'docs');
    throw error;
  }
  return version;
};

const main = (): void => {
  const { values, positionals } = parseArgs({ options: { try: { type: 'boolean' } }, allowPositionals: true });
  const location = values.try ? copyOf(ROOT) : { root: ROOT };
  try {
    const version = release(location, positionals[0], new Date().toISOString().slice(0, 10));
    process.stdout.write(`${git(location, 'show', '--stat', '--format=%s', `v${version}`)}\n\n`);
    process.stdout.write(readFileSync(join(location.root, '.output/SHA256SUMS'), 'utf8'));
    process.stdout.write(
      values.try
        ? 'Tried; nothing of it is left.\n'
        : `Released in this checkout. Next: docs/publishing.md, “Release, step by step”; git push --follow-tags.\n`,
    );
  } finally {
    if (values.try) rmSync(location.root, { recursive: true, force: true });
  }
};

try {
  main();
} catch (error) {
  if (!(error instanceof NotReady)) throw error;
  process.stderr.write(`No release: ${error.message}.\n`);
  process.exitCode = 1;
}
