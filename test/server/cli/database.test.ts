import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { restoreCommand, runBackup } from '../../../server/cli/backup.ts';
import { EXIT } from '../../../server/cli/exit.ts';
import { explainError } from '../../../server/cli/faults.ts';
import { runKey } from '../../../server/cli/key.ts';
import { isShared, makeStoreIn, newStoreLocation, TIMEOUT } from '../kit/store.ts';

/** Commands that work on PostgreSQL directly, without a running service (`scripts/test/postgres.ts`). */

const folder = mkdtempSync(join(tmpdir(), 'pijler-database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMANDS = { key: runKey, backup: runBackup, restore: restoreCommand };

const run = async (name: keyof typeof COMMANDS, ...args: readonly string[]): Promise<string> => {
  const said: string[] = [];
  const speech = { out: (text: string) => void said.push(text), err: () => {}, locale: 'en' } as const;
  expect(await COMMANDS[name](args, speech, {})).toBe(EXIT.good);
  return said.join('').trim();
};

const linesOf = (file: string): readonly string[] => gunzipSync(readFileSync(file)).toString().split('\n').toSorted();

describe.runIf(isShared)('with --database', () => {
  test(
    'an embedded store can be restored into PostgreSQL, with the same keys and backups',
    async () => {
      const [data, before, after] = ['data', 'before.gz', 'after.gz'].map((name) => join(folder, name));
      if (!data || !before || !after) return expect.unreachable();
      await makeStoreIn(data);
      const key = await run('key', 'issue', 'Verhuist', '--data', data);
      await run('backup', before, '--data', data);
      const { place: location, remove } = await newStoreLocation();
      const database = 'database' in location ? location.database : '';
      await run('restore', before, '--database', database);
      expect(await run('key', 'list', '--database', database)).toContain(key.slice(0, 12));
      await run('backup', after, '--database', database);
      expect(linesOf(after)).toEqual(linesOf(before));
      const again = run('restore', before, '--database', database);
      await expect(again).rejects.toMatchObject({ reason: 'notEmpty' });
      expect(await run('key', 'revoke', key.slice(0, 12), '--database', database)).toContain('is revoked');
      await remove();
    },
    TIMEOUT,
  );

  test('a database that does not exist is reported in one sentence', async () => {
    const { place: location, remove } = await newStoreLocation();
    await remove();
    const request = run('key', 'list', '--database', 'database' in location ? location.database : '');
    const fault = await request.catch((error: unknown) => error);
    expect(explainError(fault, 'en')).toMatch(/^The database of --database cannot be used: .*does not exist/);
  });
});
