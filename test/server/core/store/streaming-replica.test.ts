import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Cluster, openCluster, programs } from '../../../../scripts/test/cluster.ts';
import { openStore, type Store } from '../../../../server/core/store/open-store.ts';
import { createKey, listKeys } from '../../../../server/features/teams/store/keys.ts';
import { isFullRun } from '../../../kit/inputs.ts';
import { NOW } from '../../kit/store.ts';

/** A replica by PostgreSQL's own streaming replication: reads go there, it lags by a moment, and reads go on without it when it stops. */

describe.runIf(isFullRun && process.getuid?.() === 0)('a streaming replica', () => {
  let cluster: Cluster;
  let folder: string;
  let store: Store;
  const messages: string[] = [];
  const asPostgres = (program: string, ...args: readonly string[]) =>
    spawnSync(
      'setpriv',
      ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(programs() ?? '', program), ...args],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  const control = (...args: readonly string[]) => asPostgres('pg_ctl', '-D', join(folder, 'data'), '-w', ...args);
  beforeAll(async () => {
    cluster = openCluster();
    const socket = new URL(cluster.database).searchParams.get('host') ?? '';
    folder = mkdtempSync(join(tmpdir(), 'pijler-replica-'));
    const { uid, gid } = statSync(socket);
    chownSync(folder, uid, gid);
    const copied = asPostgres(
      'pg_basebackup',
      '-h',
      socket,
      '-U',
      'pijler',
      '-D',
      join(folder, 'data'),
      '-R',
      '--checkpoint=fast',
    );
    expect(copied.stderr).toBe('');
    const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=200`;
    expect(control('-l', join(folder, 'log'), '-o', options, 'start').status).toBe(0);
    const replica = `postgres://pijler@localhost/postgres?host=${encodeURIComponent(folder)}`;
    store = await openStore({ database: cluster.database, replica }, ({ message }) => void messages.push(message));
  }, 180_000);
  afterAll(async () => {
    await store?.close();
    control('-m', 'immediate', 'stop');
    cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const named = () => store.read(async (from) => (await listKeys(from)).map(({ name }) => name));

  test('receives recent writes, and is read-only', async () => {
    await createKey(store, { name: 'geschreven' }, NOW);
    await vi.waitFor(async () => expect(await named()).toContain('geschreven'), 10_000);
    const isCopy = await store.read(({ db }) =>
      db.selectNoFrom((is) => is.fn<boolean>('pg_is_in_recovery', []).as('copy')).executeTakeFirstOrThrow(),
    );
    expect([isCopy.copy, messages]).toEqual([true, []]);
  });

  test('that stops is reported, and reads go to the database itself', async () => {
    control('-m', 'immediate', 'stop');
    await createKey(store, { name: 'daarna' }, NOW);
    expect(await named()).toContain('daarna');
    expect(await named()).toContain('daarna');
    expect(messages.length).toBeGreaterThan(0);
  });
});
