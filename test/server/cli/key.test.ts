import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../../server/admin/admin.ts';
import { serveAdmin } from '../../../server/admin/socket.ts';
import { readLines, restoreCommand, runBackup } from '../../../server/cli/backup.ts';
import { EXIT } from '../../../server/cli/exit.ts';
import { parseExpiry, runKey } from '../../../server/cli/key.ts';
import { storeLocation } from '../../../server/cli/options/store-location.ts';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { openStore, type Store } from '../../../server/core/store/open-store.ts';
import { useKey } from '../../../server/features/teams/store/keys.ts';
import { makeStoreIn, TIMEOUT } from '../kit/store.ts';

/** Commands on a store, with a running service and without one. */

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-keys-'));
  for (const data of ['data', 'again']) await makeStoreIn(join(folder, data));
}, TIMEOUT);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMANDS = { key: runKey, backup: runBackup, restore: restoreCommand };
type Name = keyof typeof COMMANDS;

const run = async (name: Name, args: readonly string[], data = 'data'): Promise<string> => {
  const said: string[] = [];
  const speech = { out: (text: string) => void said.push(text), err: () => {}, locale: 'en' } as const;
  expect(await COMMANDS[name]([...args, '--data', join(folder, data)], speech, {})).toBe(EXIT.good);
  return said.join('');
};

const NOW = Date.UTC(2030, 0, 1);

/** Runs these commands while a service has the store open. */
const whileServed = async (act: (store: Store) => Promise<void>): Promise<void> => {
  const store = await openStore({ folder: join(folder, 'data') });
  const end = await serveAdmin(createAdmin(store), join(folder, 'data'));
  expect(statSync(join(folder, 'data/control.sock')).mode & 0o777).toBe(0o600);
  try {
    await act(store);
  } finally {
    await end();
    await store.close();
  }
};

const [ON_DEMAND, ALONE] = ['asked.gz', 'alone.gz'];
const idOf = (text: string): string => text.slice(0, 12);
const rowsIn = (file: string): readonly string[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .split('\n');

let key = '';

describe('a key', () => {
  test('is issued without a service, and listed, used and revoked while one runs', { timeout: 60_000 }, async () => {
    const may = ['--per-hour', '7', '--per-day', '90', '--scopes', 'scan', '--expires', '2031-02-28'];
    key = (await run('key', ['issue', 'Bureau Voorbeeld', ...may])).trim();
    expect(key).toMatch(/^pij_[0-9a-f]{8}_[\w-]{32}$/);
    await whileServed(async (store) => {
      expect(await useKey(store, key, NOW)).toMatchObject({
        ...{ name: 'Bureau Voorbeeld', perHour: 7, perDay: 90, scopes: ['scan'], expiresAt: Date.UTC(2031, 2, 1) },
      });
      const other = (await run('key', ['issue', 'Tijdens'])).trim();
      const lines = (await run('key', ['list'])).trimEnd().split('\n');
      expect(lines).toHaveLength(3);
      expect(lines[1]).toMatch(
        new RegExp(
          `^${idOf(key)}\t7\t90\tscan\t\\d{4}-\\d\\d-\\d\\d\t2030-01-01\t2031-03-01\t-\t${idOf(key)}\t-\tBureau Voorbeeld$`,
        ),
      );
      expect(lines[2]).toMatch(
        new RegExp(`^${idOf(other)}\t120\t500\tscan,batch,read,manage\t.*\t-\t-\t-\t${idOf(other)}\t-\tTijdens$`),
      );
      const second = (await run('key', ['issue', 'Nieuwe eigenaar', '--team', idOf(key), '--scopes', 'read'])).trim();
      expect(await useKey(store, second, NOW)).toMatchObject({ team: idOf(key), createdBy: null, scopes: ['read'] });
      await expect(run('key', ['issue', 'Niemand', '--team', 'pij_00000000'])).rejects.toThrow('no team pij_00000000');
      expect(lines.join()).not.toMatch(new RegExp(`${key}|${other}`));
      expect(await run('key', ['revoke', idOf(other)])).toBe(`${idOf(other)} is revoked.\n`);
      expect(await useKey(store, other, NOW)).toBeNull();
      await expect(run('key', ['revoke', idOf(other)])).rejects.toThrow(`No key of the id ${idOf(other)}`);
      await expect(run('key', ['revoke', '../keys'])).rejects.toThrow(UsageError);
      // Backups work meanwhile too; restoring does not.
      await run('backup', [join(folder, ON_DEMAND)]);
      await expect(run('restore', [join(folder, ON_DEMAND)])).rejects.toThrow('A service is running');
    });
  });

  test.each([
    [[]],
    [['issue']],
    [['issue', ' ']],
    [['issue', 'twee\nregels']],
    [['issue', 'een\tkolom']],
    [['revoke']],
    [['list', 'x']],
    [['issue', 'a', 'b']],
    [['issue', 'a', '--expires', 'gisteren']],
    [['issue', 'a', '--scopes', 'alles']],
    [['issue', 'a', '--per-hour', '-1']],
    [['--nothing']],
  ])('%j is rejected before anything is opened', async (args) => {
    const speech = { out() {}, err() {}, locale: 'en' } as const;
    await expect(runKey([...args, '--data', '/dev/null/x'], speech, {})).rejects.toThrow(UsageError);
  });

  test('expires a number of days from now, or at the end of a future date', () => {
    expect(parseExpiry('30', NOW)).toBe(NOW + 30 * 86_400_000);
    expect(parseExpiry('2030-01-01', NOW)).toBe(Date.UTC(2030, 0, 2));
    for (const wrong of ['0', '2029-12-31', '2030-02-31', '2030-1-1', 'morgen', ''])
      expect(() => parseExpiry(wrong, NOW), wrong).toThrow(UsageError);
  });
});

test.each([
  [{}, {}, { folder: '.pijler' }],
  [{}, { PIJLER_DATA: '/var/lib/pijler', PIJLER_DATABASE: '' }, { folder: '/var/lib/pijler' }],
  [{}, { PIJLER_DATA: '/a', PIJLER_DATABASE: 'postgres://b' }, { database: 'postgres://b' }],
  [{ data: '/c' }, { PIJLER_DATABASE: 'postgres://b' }, { folder: '/c' }],
  [{ data: '/c', database: 'postgres://d' }, {}, { database: 'postgres://d' }],
])('%j with %j selects the store %j', (options, environment, location) => {
  expect(storeLocation(options, environment)).toEqual(location);
});

describe('a backup', () => {
  test('of a running service equals its store, is readable by its owner only, and can be restored', {
    tags: ['full'],
    timeout: 60_000,
  }, async () => {
    await run('backup', [join(folder, ALONE)]);
    expect(statSync(join(folder, ON_DEMAND)).mode & 0o777).toBe(0o600);
    expect(rowsIn(ON_DEMAND)).toEqual(rowsIn(ALONE));
    expect(rowsIn(ON_DEMAND).join()).toContain('Bureau Voorbeeld');
    await run('restore', [join(folder, ON_DEMAND)], 'again');
    expect(await run('key', ['list'], 'again')).toContain(idOf(key));
  });

  test('with a missing source or destination is rejected before anything is made', { tags: ['full'] }, async () => {
    await expect(run('restore', [join(folder, 'nergens')], 'new')).rejects.toThrow('ENOENT');
    await expect(run('restore', [import.meta.filename], 'new')).rejects.toMatchObject({ reason: 'noBackup' });
    writeFileSync(join(folder, 'empty.gz'), gzipSync(''));
    await expect(run('restore', [join(folder, 'empty.gz')], 'new')).rejects.toMatchObject({ reason: 'noBackup' });
    expect(() => statSync(join(folder, 'new'))).toThrow();
    const nowhere = run('backup', [join(folder, 'nergens/a.gz')]);
    await expect(nowhere).rejects.toMatchObject({ code: 'ENOENT', path: join(folder, 'nergens') });
    await expect(run('backup', [])).rejects.toThrow(UsageError);
    await expect(run('restore', ['a', 'b'])).rejects.toThrow(UsageError);
  });

  const read = async (file: string): Promise<number> => {
    let lines = 0;
    for await (const line of readLines(file)) lines += line.length > 0 ? 1 : 0;
    return lines;
  };

  test('is read line by line; a truncated backup is told from a file of another kind', async () => {
    const [file, half] = [join(folder, 'long.gz'), join(folder, 'half.gz')];
    const bytes = gzipSync(Array.from({ length: 5_000 }, (_, nth) => `["één ${nth}"]\n`).join(''));
    writeFileSync(file, bytes);
    writeFileSync(half, bytes.subarray(0, bytes.length / 2));
    expect(await read(file)).toBe(5_000);
    await expect(read(half)).rejects.toMatchObject({ reason: 'cutOff' });
    await expect(read(import.meta.filename)).rejects.toMatchObject({ reason: 'noBackup' });
  });
});
