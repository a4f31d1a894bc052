import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import type { Admin } from '../../../server/admin/admin.ts';
import { findAdmin } from '../../../server/admin/ask.ts';
import { findSocketPath, serveAdmin } from '../../../server/admin/socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder of its own. */
const locate = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

const failing = (): Promise<never> => Promise.reject(new Error('the disk is gone'));
const ADMIN: Admin = { issue: failing, list: async () => [], revoke: async () => false, backup: failing };

const requestOf = async (at: string): Promise<Admin> => (await findAdmin(at)) ?? expect.unreachable('nobody listens');

describe('the operator’s socket', () => {
  test('returns null when the folder or socket is missing, or the process behind it has ended', async () => {
    expect(await findAdmin(join(folder, 'none'))).toBeNull();
    expect(await findAdmin(locate('empty'))).toBeNull();
    const removed = findSocketPath(locate('gone'));
    const server = createServer().listen(removed);
    await once(server, 'listening');
    // As a killed process leaves it: the socket file exists, but nothing listens on it.
    renameSync(removed, `${removed}.left`);
    server.close();
    renameSync(`${removed}.left`, removed);
    expect(statSync(removed).isSocket()).toBe(true);
    expect(await findAdmin(join(folder, 'gone'))).toBeNull();
    const end = await serveAdmin(ADMIN, join(folder, 'gone'));
    expect(await (await requestOf(join(folder, 'gone'))).list()).toEqual([]);
    await end();
    expect(await findAdmin(join(folder, 'gone'))).toBeNull();
  });

  test('passes errors of the service on, and rejects a backup that breaks off halfway', async () => {
    const end = await serveAdmin(ADMIN, locate('wrong'));
    const admin = await requestOf(join(folder, 'wrong'));
    await expect(admin.issue({ name: 'a' })).rejects.toThrow('the disk is gone');
    await expect(admin.issue({ name: '' })).rejects.toThrow();
    await expect(admin.backup()).rejects.toThrow('the disk is gone');
    await end();
    async function* half(): AsyncGenerator<string> {
      yield 'the first half';
      throw new Error('the disk is gone');
    }
    const backup = async (): Promise<Readable> => Readable.from(half());
    const endHalf = await serveAdmin({ ...ADMIN, backup }, locate('half'));
    await expect((await requestOf(join(folder, 'half'))).backup().then(text)).rejects.toThrow();
    await endHalf();
  });

  test('works in a folder whose path is longer than a socket path may be', async () => {
    const deep = locate('x'.repeat(60));
    const before = process.cwd();
    process.chdir(folder);
    try {
      const at = join(deep, 'y'.repeat(20));
      mkdirSync(at);
      const end = await serveAdmin(ADMIN, at);
      expect(await (await requestOf(at)).list()).toEqual([]);
      await end();
    } finally {
      process.chdir(before);
    }
  });
});
