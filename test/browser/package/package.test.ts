import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IN_EXTENSION } from '../../../scripts/package/licences.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { unzip } from '../kit/unzip.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const create = (kind: string, root = ROOT): Buffer => readFileSync(join(root, `.output/pijler-${version}-${kind}`));

const sumsOf = (root: string): readonly string[] =>
  readFileSync(join(root, '.output/SHA256SUMS'), 'utf8').trim().split('\n');

const pack = (root: string) => run(process.execPath, ['scripts/package.ts'], { cwd: root });

beforeAll(async () => {
  await pack(ROOT);
});

describe('npm run package', () => {
  test.each(['chrome.zip', 'firefox.zip'])('%s has no source maps or hidden files, and is small enough', (kind) => {
    const names = [...unzip(create(kind)).keys()];
    expect(names).toContain('manifest.json');
    expect(names).toContain('licenses/index.html');
    expect(names.filter((name) => /\.map$|(^|\/)\./.test(name))).toEqual([]);
    expect(create(kind).byteLength).toBeLessThan(1_225_000);
  });

  test('ships axe-core as published', () => {
    const published = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'));
    for (const kind of ['chrome.zip', 'firefox.zip']) expect(unzip(create(kind)).get('axe.min.js')).toEqual(published);
  });

  test('ships the licence and a bill-of-materials entry of every package', () => {
    const bill = JSON.parse(create('sbom.cdx.json').toString());
    const names: string[] = bill.components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining([...IN_EXTENSION]));
    const texts = [...unzip(create('chrome.zip')).keys()].filter((name) => /^licenses\/.+\.txt$/.test(name));
    expect(texts.length).toBeGreaterThanOrEqual(names.length);
    for (const { hashes, licenses } of bill.components) {
      expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
      expect(licenses).toHaveLength(1);
    }
  });

  test.each(['chrome.zip', 'firefox.zip'])('%s does not log internal errors to the console', (kind) => {
    const scripts = [...unzip(create(kind))].filter(([name]) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(8);
    expect(scripts.filter(([, content]) => content.includes('Pijler fault')).map(([name]) => name)).toEqual([]);
  });

  test('the checksums match the files', () => {
    const lines = sumsOf(ROOT);
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      const [sum, file = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(readFileSync(join(ROOT, '.output', file)))
          .digest('hex'),
      ).toBe(sum);
    }
  });

  test('the lockfile names no download host', () => {
    expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
  });
});

describe.runIf(isFullRun)('a rebuild from the sources zip in another folder', () => {
  let other: string;
  beforeAll(async () => {
    other = join(mkdtempSync(join(tmpdir(), 'pijler-rebuild-')), 'een heel ander pad', 'pijler');
    const modules = join(other, 'node_modules');
    for (const [name, content] of unzip(create('sources.zip'))) {
      mkdirSync(dirname(join(other, name)), { recursive: true });
      writeFileSync(join(other, name), content);
    }
    // What npm ci would put there: linked where the disk allows, else copied.
    await run('sh', [
      '-c',
      'cp -al "$0" "$1" || { rm -rf "$1"; cp -a "$0" "$1"; }',
      join(ROOT, 'node_modules'),
      modules,
    ]);
  });
  afterAll(() => rmSync(dirname(dirname(other)), { recursive: true, force: true }));

  test('gives identical bytes', async () => {
    await pack(other);
    expect(sumsOf(other)).toEqual(sumsOf(ROOT));
  });
});
