import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { sampleOf } from '../../kit/taking-turns.ts';

/**
 * A machine that forbids Chromium's sandbox: a user namespace in which no other can be created. Only root can map all users
 * into such a namespace, including the browser's.
 */

const ROOT = join(import.meta.dirname, '../../..');
const SETTING = '/proc/sys/user/max_user_namespaces';
const canForbid = process.getuid?.() === 0 && existsSync(SETTING);

const folder = mkdtempSync(join(tmpdir(), 'pijler-no-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs our command where the sandbox is forbidden; resolves with its standard error and exit code. */
const pijler = async (args: readonly string[], LC_ALL: string) => {
  // It waits until its users are mapped, and further namespaces are forbidden.
  const script = 'read go && exec "$@"';
  const command = [process.execPath, '--import', './scripts/tsx.mjs', 'server/cli/main.ts', ...args];
  const program = spawn('unshare', ['--user', 'sh', '-c', script, 'sh', ...command], {
    ...{ cwd: ROOT, stdio: ['pipe', 'ignore', 'pipe'], env: { ...process.env, LC_ALL } },
  });
  let said = '';
  program.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = once(program, 'exit');
  const namespaceOf = (pid: number | string): string => readlinkSync(`/proc/${pid}/ns/user`);
  await expect.poll(() => namespaceOf(program.pid ?? 'self')).not.toBe(namespaceOf('self'));
  for (const map of ['uid_map', 'gid_map']) writeFileSync(`/proc/${program.pid}/${map}`, '0 0 65536');
  const within = ['--preserve-credentials', `--user=/proc/${program.pid}/ns/user`, 'sh', '-c', `echo 0 > ${SETTING}`];
  expect(spawnSync('nsenter', within).status).toBe(0);
  program.stdin.end('go\n');
  const [code] = await ended;
  return { said, code };
};

describe.runIf(canForbid)('on a machine that forbids Chromium’s sandbox', () => {
  const languages = [
    ['C', 'Chromium gets no sandbox here, so nothing is scanned; this allows it'],
    ['nl_NL.UTF-8', 'Chromium krijgt hier geen sandbox, dus er wordt niets gescand; dit staat die toe'],
  ] as const;
  test.each(sampleOf(languages, 2))(
    'the service does not start, and gives the setting that allows it (%s)',
    async (locale, sentence) => {
      const { said, code } = await pijler(['serve', '--port', '0', '--data', join(folder, locale)], locale);
      expect(said).toBe(`${sentence}: sudo sysctl -w user.max_user_namespaces=10000\n`);
      expect(code).toBe(1);
    },
  );

  test.runIf(isFullRun)('a scan is refused with the same message', async () => {
    const { said, code } = await pijler(['scan', 'goed.nl'], 'C');
    expect(said).toContain('sudo sysctl -w user.max_user_namespaces=10000');
    expect(code).toBe(1);
  });
});
