import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { explainError } from '../../../server/cli/faults.ts';
import { readLocale } from '../../../server/cli/speech.ts';
import { VERSION } from '../../../server/cli/version.ts';
import { RestoreError } from '../../../server/core/store/backup.ts';
import { lockFolder } from '../../../server/core/store/folder-lock.ts';
import { openStore } from '../../../server/core/store/open-store.ts';
import { SandboxError } from '../../../server/engine/browser/sandbox.ts';
import { isFullRun } from '../../kit/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it went well'),
    (error: unknown) => error,
  );

/** Listens on a port. */
const listening = async (port: number, host = '127.0.0.1'): Promise<number> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  afterAll(() => void server.close());
  return (server.address() as AddressInfo).port;
};

describe('an error message in one sentence', () => {
  test('says that another program uses the port', async () => {
    const port = await listening(0);
    const fault = await faultOf(listening(port));
    expect(explainError(fault, 'en')).toBe(
      `Port ${port} is in use by another program; choose another one with --port.`,
    );
    expect(explainError(fault, 'nl')).toBe(
      `Poort ${port} is in gebruik door een ander programma; kies een andere met --port.`,
    );
  });

  test('says that this machine does not have the address', async () => {
    expect(explainError(await faultOf(listening(0, '192.0.2.1')), 'en')).toContain('the address 192.0.2.1');
  });

  test('says which process uses the folder', async () => {
    const unlock = await lockFolder(folder);
    const fault = await faultOf(lockFolder(folder));
    unlock();
    expect(explainError(fault, 'nl')).toContain(`${folder} is in gebruik door proces ${process.pid}`);
  });

  test.runIf(process.getuid?.() === 0)(
    'names the user to run as, when the folder belongs to somebody other than root',
    async () => {
      const theirs = join(folder, 'theirs');
      mkdirSync(theirs);
      chownSync(theirs, 65_534, 65_534);
      expect(explainError(await faultOf(lockFolder(theirs)), 'en')).toContain("sudo -u '#65534' pijler");
      expect(readdirSync(theirs)).toEqual([]);
    },
  );

  test('names a folder that cannot be made', async () => {
    expect(explainError(await faultOf(openStore({ folder: '/dev/null/pijler' })), 'en')).toMatch(/\/dev\/null\/pijler/);
  });

  test('omits the password of a database that cannot be reached', async () => {
    const fault = await faultOf(openStore({ database: 'postgres://pijler:geheim@127.0.0.1:1/pijler' }));
    const sentence = explainError(fault, 'en');
    expect(sentence).toMatch(/^The database of --database cannot be used: .*ECONNREFUSED/);
    expect(sentence).not.toContain('geheim');
  });

  test.runIf(isFullRun)('reports a timeout of a database that does not respond', async () => {
    const database = `postgres://pijler@127.0.0.1:${await listening(0)}/pijler`;
    expect(explainError(await faultOf(openStore({ database })), 'en')).toMatch(/cannot be used: timeout/);
  });

  test.each([
    [{ code: 'EACCES', port: 80, address: '0.0.0.0' }, 'may not listen on port 80'],
    [{ code: 'EACCES', path: '/var/lib/pijler' }, 'no access to /var/lib/pijler'],
    [{ code: 'EACCES', address: '/var/lib/pijler/control.sock' }, 'no access to /var/lib/pijler/control.sock'],
    [{ code: 'ENOSPC' }, 'The disk is full.'],
    [new RestoreError('cutOff'), 'nothing of it was restored'],
    [
      new SandboxError('user.max_user_namespaces=10000'),
      'this allows it: sudo sysctl -w user.max_user_namespaces=10000',
    ],
    [new SandboxError(''), 'where ordinary users may make user namespaces'],
    [new Error('something else'), 'Something went wrong: something else'],
    ['a text', 'Something went wrong: a text'],
  ])('explains %o', (fault, sentence) => {
    expect(explainError(fault, 'en')).toContain(sentence);
  });
});

test.each([
  [{ LANG: 'nl_NL.UTF-8' }, 'nl'],
  [{ LANG: 'nl' }, 'nl'],
  [{ LANG: 'nl_BE@euro' }, 'nl'],
  [{ LANG: 'nl_NL.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'nl_NL' }, 'nl'],
  [{ LANG: 'nl_NL', LC_ALL: '' }, 'nl'],
  [{ LANG: 'nld' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{}, 'en'],
] as const)('%j selects the locale %s', (environment, locale) => {
  expect(readLocale(environment)).toBe(locale);
});

describe('the command', () => {
  const pijler = (args: readonly string[], LANG: string) => {
    const program = join(import.meta.dirname, '../../../server/cli/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: LANG },
    });
    return { status, stdout, stderr };
  };

  test('reports an unknown command and lists all commands in the language of its user', { tags: ['full'] }, () => {
    expect(pijler(['srve'], 'nl_NL.UTF-8')).toEqual({
      ...{ status: 2, stdout: '', stderr: 'De opdracht srve bestaat niet; pijler --help noemt alle opdrachten.\n' },
    });
    const { status, stdout } = pijler(['--help'], 'C');
    expect(status).toBe(0);
    for (const name of ['scan', 'serve', 'worker', 'key issue', 'backup', 'restore'])
      expect(stdout).toContain(`  pijler ${name} `);
  });

  test('prints its version', { tags: ['full'] }, () =>
    expect(pijler(['--version'], 'C')).toEqual({ status: 0, stdout: `pijler ${VERSION}\n`, stderr: '' }),
  );
});
