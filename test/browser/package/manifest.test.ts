import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { IN_EXTENSION } from '../../../scripts/package/licences.ts';
import { build } from '../../../scripts/start/build.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLISHING = readFileSync(join(ROOT, 'docs/publishing.md'), 'utf8');

/** Where each permission is used, so that none is asked for nothing. */
const CALLS: Readonly<Record<string, RegExp>> = {
  activeTab: /browser\.tabs\.get\(/,
  scripting: /browser\.scripting\.executeScript\(/,
  storage: /browser\.storage\b/,
  contextMenus: /browser\.contextMenus\.create\(/,
  webRequest: /webRequest\.onHeadersReceived\.addListener\(/,
  webRequestBlocking: /webRequest\.getSecurityInfo\(/,
  '*://*/*': /browser\.permissions\.request\(\{ origins/,
};

const sourcesIn = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n');

describe.each(['chromium', 'firefox'] as const)('the manifest for %s', (kind) => {
  let folder: string;
  let manifest: Record<string, unknown>;
  beforeAll(async () => {
    folder = await build(kind);
    manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  });

  test('is as it was reviewed', () => {
    const { version, icons, ...reviewed } = manifest;
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(icons).toBeTypeOf('object');
    expect(reviewed).toMatchSnapshot();
  });

  test('has a background that is a module and imports nothing while it runs', () => {
    const chunks = new Set<string>();
    const read = (path: string): void => {
      if (chunks.has(path)) return;
      chunks.add(path);
      const code = readFileSync(join(folder, path), 'utf8');
      for (const [, from = ''] of code.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)) {
        read(join(dirname(path), from));
      }
    };
    read('background.js');
    expect(chunks.size).toBeGreaterThan(1);
    expect([...chunks].filter((path) => /\bimport\(/.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
    expect(manifest['background']).toMatchObject({ type: 'module' });
  });

  test('asks for nothing without a place that uses it and a sentence that says why', () => {
    const { permissions, optional_permissions, optional_host_permissions } = manifest as Record<string, string[]>;
    const requested = [permissions, optional_permissions, optional_host_permissions].flatMap((names) => names ?? []);
    const source = sourcesIn('lib/platform') + sourcesIn('entrypoints');
    expect(requested).toContain('storage');
    for (const name of requested) {
      expect(source, name).toMatch(CALLS[name] ?? /no place is known/);
      const row = PUBLISHING.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
      expect(row?.split('|')[3]?.trim(), name).toMatch(/\.$/);
    }
  });

  test('exposes nothing to pages or other extensions, and allows no script from elsewhere', () => {
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('web_accessible_resources');
    expect(manifest).not.toHaveProperty('content_scripts');
    const { extension_pages: policy } = manifest['content_security_policy'] as { extension_pages: string };
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  });

  test('holds the licence of each package, the engine as it was published, no source maps, and is small enough', () => {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    expect(names.filter((name) => /\.map$|(?:^|\/)\./.test(name))).toEqual([]);
    const licences = names.filter((name) => /^licenses\/.+\.txt$/.test(name));
    expect(licences.length).toBeGreaterThanOrEqual(IN_EXTENSION.length);
    expect(readFileSync(join(folder, 'axe.min.js'))).toEqual(
      readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js')),
    );
    // The build for the stores, without what tells of faults of ours, is a little smaller; `npm run package` makes it.
    const zip = zipSync(Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))])));
    expect(zip.byteLength).toBeLessThan(1_260_000);
  });

  test.each(['nl', 'en'])('name and description fit the stores in %s', (locale) => {
    const file = join(folder, `_locales/${locale}/messages.json`);
    const { extName, extDescription } = JSON.parse(readFileSync(file, 'utf8'));
    expect(extName.message.length).toBeLessThanOrEqual(40);
    expect(extDescription.message.length).toBeLessThanOrEqual(132);
  });
});
