import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../../../../server/core/store/folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pijler-lock-')), 'of', 'mine');
});
afterEach(() => rmSync(join(folder, '../..'), { recursive: true, force: true }));

const SOURCE = new URL('../../../../server/core/store/folder-lock.ts', import.meta.url).href;

/** A process of its own that takes the lock and holds it until it is ended. */
const other = async () => {
  const code = `import { lockFolder } from ${JSON.stringify(SOURCE)}; await lockFolder(process.argv[1]); console.log('has it'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('a folder can be locked once, and again after it is unlocked', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  unlock();
  const again = await lockFolder(folder);
  // Unlocking a second time has no effect.
  unlock();
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  again();
  expect(readdirSync(folder)).toEqual([]);
});

test('the process that holds the lock is named, and the lock of a killed process is taken over', async () => {
  const child = await other();
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}:`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  const unlock = await lockFolder(folder);
  unlock();
});

test.runIf(process.platform === 'linux')('a lock is taken over when another process now has its pid', async () => {
  const unlock = await lockFolder(folder);
  const text = readFileSync(join(folder, 'lock'), 'utf8');
  unlock();
  const [pid = '', began = ''] = text.split(' ');
  expect([pid, began]).toEqual([`${process.pid}`, expect.stringMatching(/\d$/)]);
  writeFileSync(join(folder, 'lock'), text.replace(began, `${began}1`));
  const again = await lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8').split(' ').slice(0, 2)).toEqual([pid, began]);
  again();
});

test('of many that find a stale lock at once, exactly one gets it', async () => {
  const unlock = await lockFolder(folder);
  unlock();
  writeFileSync(join(folder, 'lock'), 'nonsense');
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
