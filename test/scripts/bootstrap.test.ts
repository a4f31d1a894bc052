import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

interface Bootstrap {
  readonly NODES: Record<string, string>;
  readonly missingPackages: (only?: string, has?: (program: string) => boolean) => readonly string[];
  readonly nodeFault: (request: { machine: string; modules: string; own: string }) => string | null;
}

const ROOT = join(import.meta.dirname, '../..');
const { NODES, missingPackages, nodeFault }: Bootstrap = await import(join(ROOT, 'scripts/bootstrap.mjs'));

const modules = mkdtempSync(join(tmpdir(), 'pijler-bootstrap-'));
afterAll(() => rmSync(modules, { recursive: true, force: true }));

/** Puts a program where npm would link the package's. */
const link = (content: string): void => {
  mkdirSync(join(modules, '.bin'));
  writeFileSync(join(modules, 'program'), content);
  symlinkSync('../program', join(modules, '.bin/node'));
};
beforeEach(() => rmSync(join(modules, '.bin'), { recursive: true, force: true }));

const faultOn = (machine: string, own = '18.20.0'): string | null => nodeFault({ machine, modules, own });

describe('the Node that runs the tools', () => {
  test.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])('on %s has the pinned hash', (machine) => {
    const bytes = `a stand-in for ${machine}`;
    link(bytes);
    const pinned = NODES[machine] ?? '';
    expect(faultOn(machine)).toContain('is not the Node that is pinned');
    NODES[machine] = createHash('sha256').update(bytes).digest('hex');
    expect(faultOn(machine)).toBeNull();
    NODES[machine] = pinned;
  });

  test('is rejected when another program is in its place, however new the machine’s own Node is', () => {
    link('#!/bin/sh\necho v24.21.0\n');
    expect(faultOn('linux-x64', '24.21.0')).toMatch(/is not the Node that is pinned for linux-x64, so it was not run/);
    expect(faultOn('win32-x64', '24.21.0')).toMatch(/is not the Node that is pinned for win32-x64/);
  });

  test('on another machine is its own from version 24 on, and otherwise an error', () => {
    expect(faultOn('win32-x64', '24.0.0')).toBeNull();
    expect(faultOn('linux-riscv64', '26.1.0')).toBeNull();
    expect(faultOn('linux-riscv64', '22.23.2')).toBe(
      'There is no Node for linux-riscv64 among the packages; install Node 24 or later and try again.',
    );
  });

  test('may be the machine’s own if its package is missing, from version 24 on', () => {
    expect(faultOn('linux-x64', '20.20.2')).toBe(
      'The package with Node for linux-x64 is not installed; run "npm ci --include=optional", or install Node 24 or later.',
    );
    expect(faultOn('linux-x64', '24.1.0')).toBeNull();
  });

  test('of this checkout is the pinned one', { tags: ['full'] }, () => {
    const machine = `${process.platform}-${process.arch}`;
    expect(nodeFault({ machine, modules: join(ROOT, 'node_modules'), own: process.versions.node })).toBeNull();
  });
});

describe('missing Debian packages', () => {
  const onNothing = (): boolean => false;

  test('are all of them for the tests, and only the browser for a service', () => {
    expect(missingPackages(undefined, onNothing)).toEqual(
      expect.arrayContaining(['chromium', 'firefox-esr', 'unbound']),
    );
    expect(missingPackages('chromium', onNothing)).toEqual(['chromium', 'fonts-liberation']);
    expect(missingPackages('chromium', (program) => program === 'google-chrome')).toEqual([]);
    // A Chromium without windows scans, but runs no extension.
    const isShell = (program: string): boolean => program === 'chromium-headless-shell';
    expect(missingPackages('chromium', isShell)).toEqual([]);
    expect(missingPackages(undefined, isShell)).toContain('chromium');
  });

  test.each(['serve', 'pijler'])('npm run %s only needs the browser', (name) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts[`pre${name}`]).toBe('node scripts/bootstrap.mjs chromium');
  });
});
