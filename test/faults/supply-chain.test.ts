import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const { NODES }: { readonly NODES: Readonly<Record<string, string>> } = await import(
  join(ROOT, 'scripts/bootstrap.mjs')
);

interface Entry {
  readonly os?: string;
  readonly cpu?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(read('package-lock.json'));
const { dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(read('package.json'));
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Folders of packages below one, as paths from the root; names that start with a dot belong to npm and to our tools. */
const packagesIn = (folder: string): readonly string[] => {
  if (!existsSync(join(ROOT, folder))) return [];
  const names = readdirSync(join(ROOT, folder)).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => {
    const path = `${folder}/${name}`;
    return name.startsWith('@') ? packagesIn(path) : [path, ...packagesIn(`${path}/node_modules`)];
  });
};

describe('threat: supply chain', () => {
  test('every package is locked to one version and one hash, including those for other machines', () => {
    expect(installed.length).toBeGreaterThan(300);
    expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual(
      [],
    );
    expect(installed.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
  });

  test('every installed package is listed in the lockfile with its version', () => {
    const there = packagesIn('node_modules');
    // One of them writes a `v` before its number.
    const versionOf = (path: string): string => JSON.parse(read(`${path}/package.json`)).version.replace(/^v/, '');
    expect(there.length).toBeGreaterThan(300);
    expect(there.filter((path) => versionOf(path) !== lock.packages[path]?.version)).toEqual([]);
  });

  test('the Node of the tools is one exact package for each machine, with a pinned hash', () => {
    const machines = Object.entries(optionalDependencies).map(([name, version]) => {
      const { os, cpu, integrity, version: locked } = lock.packages[`node_modules/${name}`] ?? {};
      expect({ name, version: locked, integrity }).toEqual({
        name,
        version,
        integrity: expect.stringMatching(/^sha512-/),
      });
      return `${os}-${cpu}`;
    });
    expect(machines.toSorted()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']);
    expect(Object.keys(NODES).toSorted()).toEqual(machines.toSorted());
    for (const hash of Object.values(NODES)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('every package comes from the npm registry', () => {
    expect(
      installed.filter(
        ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
      ),
    ).toEqual([]);
  });

  test('no package has an install script, and none is allowed', () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
    expect(allowScripts).toEqual({});
    expect(read('scripts/bootstrap.mjs')).toContain("['ci', '--ignore-scripts',");
  });

  test('package.json requires one exact version of each package', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(String(version)))).toEqual([]);
  });

  test('every shipped package is listed in docs/dependencies.md', () => {
    const text = read('docs/dependencies.md');
    for (const name of Object.keys(dependencies)) expect(text, name).toContain(`\`${name}\``);
    const shared = Object.keys(dependencies).filter((name) => Object.hasOwn(devDependencies, name));
    expect(shared).toEqual([]);
  });
});
