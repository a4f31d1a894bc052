import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, NoBackup, restore } from '../../../server/store/backup.ts';
import { countStart, hourOf } from '../../../server/store/hour.ts';
import { issueKey, useKey } from '../../../server/store/keys.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { isShared, NOW, PATIENCE, storeForAll } from '../kit/store.ts';

const store = storeForAll();
const folder = mkdtempSync(join(tmpdir(), 'pijler-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'backup.tar.gz');
const ASK = { who: 'backup', limit: 9, now: NOW };

describe.runIf(!isShared)('an embedded store', () => {
  test(
    'is put back as it was when it was backed up, in use',
    async () => {
      const { key, id } = await issueKey(store(), { name: 'blijft' }, NOW);
      await countStart(store(), ASK);
      await Promise.all([backup(store(), file), countStart(store(), { ...ASK, who: 'beside' })]);
      await countStart(store(), ASK);
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const place = join(folder, 'restored');
      await restore(file, place);
      expect(readdirSync(place)).toEqual(['store']);
      const again = await openStore({ folder: place });
      expect(await useKey(again, key, NOW)).toMatchObject({ id });
      expect(await hourOf(again, ASK)).toMatchObject({ remaining: 8 });
      expect(await countStart(again, ASK)).toMatchObject({ remaining: 7 });
      await again.close();
      await expect(restore(file, place)).rejects.toThrow(NoBackup);
    },
    PATIENCE,
  );

  test('is not made of a file that is no backup, which leaves nothing behind', async () => {
    const wrong = join(folder, 'wrong');
    writeFileSync(wrong, 'no archive');
    const place = join(folder, 'none');
    await expect(restore(wrong, place)).rejects.toThrow(NoBackup);
    expect(readdirSync(place)).toEqual([]);
  });

  test('leaves no half a file where there is no room for one', async () => {
    await expect(backup(store(), join(folder, 'absent', 'backup'))).rejects.toThrow('ENOENT');
    const dump = () => Promise.reject(new Error('cut off'));
    await expect(backup({ dump }, join(folder, 'half'))).rejects.toThrow('cut off');
    expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
  });
});

test('a PostgreSQL has a program of its own for it', async () => {
  await expect(backup({ dump: null }, file)).rejects.toThrow('pg_dump');
});
