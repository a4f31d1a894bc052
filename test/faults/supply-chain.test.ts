import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(read('package-lock.json'));
const { dependencies, devDependencies, allowScripts } = JSON.parse(read('package.json'));
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Builds of the formatter for other machines, which the registry we lock against does not carry: never installed here. */
const ELSEWHERE = /^node_modules\/@biomejs\/cli-/;

describe('threat: supply chain', () => {
  test('every package is locked to one version and to its bytes', () => {
    const loose = installed.filter(
      ([path, { integrity }]) => !ELSEWHERE.test(path) && !/^sha512-/.test(integrity ?? ''),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
  });

  test('what is locked without its bytes is only for development, and only for other machines', () => {
    const loose = installed.filter(([, { integrity }]) => integrity === undefined);
    expect(loose.filter(([path, { dev, optional }]) => !ELSEWHERE.test(path) || !dev || !optional)).toEqual([]);
  });

  test('nothing comes from an address of its own', () => {
    expect(
      installed.filter(
        ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
      ),
    ).toEqual([]);
  });

  test('install scripts run for the packages that are named, and no other has one', () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted.map((path) => path.replace(/^.*node_modules\//, ''))).toEqual(Object.keys(allowScripts));
    expect(Object.values(allowScripts)).toEqual(scripted.map(() => true));
  });

  test('what ships is pinned exactly, and has its reason and size in docs/dependencies.md', () => {
    const told = read('docs/dependencies.md');
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(told, name).toContain(`\`${name}\``);
    }
    const shared = Object.keys(dependencies).filter((name) => Object.hasOwn(devDependencies, name));
    expect(shared).toEqual([]);
  });
});
