import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withSiteAccess } from '../../../scripts/start/build.ts';

const MANIFEST = {
  name: 'proef',
  permissions: ['activeTab', 'webRequest'],
  optional_host_permissions: ['*://*/*'],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pijler-build-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'background.js'), 'same');
});
afterEach(() => rm(folder, { recursive: true }));

const granted = async (host: string) => {
  const copy = await withSiteAccess(folder, host);
  const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
  return { manifest, script: await readFile(join(copy, 'background.js'), 'utf8') };
};

test('only the granted access differs', async () => {
  const { manifest, script } = await granted('www.goed.nl');
  expect(script).toBe('same');
  expect(manifest).toEqual({
    ...MANIFEST,
    host_permissions: ['*://goed.nl/*', '*://*.goed.nl/*'],
  });
});

test.each(['127.0.0.1', 'localhost', '[::1]'])('%s has no subdomains', async (host) => {
  const { manifest } = await granted(host);
  expect(manifest.host_permissions).toEqual([`*://${host}/*`]);
});
