import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test as anyTest, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { ScanAnswer } from '../../../lib/api/outgoing.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { installPacked, intoWorld, type Packed } from '../kit/packed.ts';
import { startMailServer } from '../kit/smtp.ts';

/** The command line as a package: packed, installed in an empty folder, and used in the test world. */

const ROOT = join(import.meta.dirname, '../../..');

let world: World;
let packed: Packed;
beforeAll(async () => {
  world = await startWorld();
  packed = await installPacked();
});
afterAll(async () => {
  if (packed) rmSync(packed.folder, { recursive: true, force: true });
  await world.stop();
});

const program = (...given: readonly string[]) => {
  const { args, env } = intoWorld(world);
  return { args: [...args, join(packed.own, 'pijler.js'), ...given], options: { cwd: packed.home, env } };
};

interface Ended {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

const pijler = (...given: readonly string[]): Promise<Ended> => {
  const { args, options } = program(...given);
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(process.execPath, args, options, (error, out, err) => {
    resolve({ exit: typeof error?.code === 'number' ? error.code : 0, out, err });
  });
  return promise;
};

const scan = (...args: readonly string[]) => pijler('scan', ...args, '--authority', world.authorityFile);

describe('the packed command line', () => {
  anyTest('contains what it needs, without sources or paths of the build machine', () => {
    for (const file of ['LICENSE', 'README.md', 'licenses/axe-core.txt'])
      expect(existsSync(join(packed.own, file)), file).toBe(true);
    expect(readFileSync(join(packed.own, 'main.js'), 'utf8')).not.toContain(ROOT);
    expect(existsSync(join(packed.own, 'server'))).toBe(false);
  });

  anyTest('prints its help, and reports a missing browser', async () => {
    const help = await pijler('--help');
    expect([help.exit, help.err]).toEqual([0, '']);
    for (const command of ['scan URL', 'serve', 'key issue', 'backup FILE']) expect(help.out).toContain(command);
    const none = await scan('goed.nl', '--browser', join(packed.folder, 'none'));
    expect([none.exit, none.out]).toEqual([2, '']);
    expect(none.err).toContain('--browser');
  });

  anyTest('reports a Node that is too old', async () => {
    const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})";
    const { args, options } = program('--help');
    const { promise, resolve } = Promise.withResolvers<string>();
    execFile(process.execPath, ['--import', `data:text/javascript,${old}`, ...args], options, (_error, _out, err) => {
      resolve(err);
    });
    expect(await promise).toBe('Pijler needs Node 24 or later; this is 20.1.0.\n');
  });

  test('scans, in the formats that it supports', async () => {
    const open = await scan('goed.nl', '--format', 'json', '--min', '90');
    expect([open.exit, open.err]).toEqual([0, '']);
    expect(ScanAnswer.parse(JSON.parse(open.out))).toMatchObject({ api_tier: 'public', overall_score: 100 });
    const closed = await scan('goed.nl', '--format', 'sarif');
    expect([closed.exit, closed.out]).toEqual([2, '']);
    const known = await scan('goed.nl', '--pillar', 'seo', '--format', 'sarif', '--key', 'sleutel');
    expect(known.exit).toBe(0);
    expect(JSON.parse(known.out).version).toBe('2.1.0');
  });

  test('serves, sends an invitation by mail, and exits cleanly', async () => {
    const mail = await startMailServer();
    const named = [
      '--public-url',
      'https://scan.nl',
      '--contact',
      'https://scan.nl/over',
      '--mail-from',
      'pijler@scan.nl',
    ];
    const serve = ['serve', '--port', '0', '--authority', world.authorityFile, '--smtp', mail.url, ...named];
    const { args, options } = program(...serve);
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const textOf = (pattern: RegExp): string => pattern.exec(said)?.[1] ?? '';
    await expect.poll(() => textOf(/(pij_\S+)/), { timeout: 60_000 }).not.toBe('');
    const base = textOf(/ (http:\/\/127\.0\.0\.1:\d+)\//);
    // On a busy machine a first scan may take longer than a request waits: a retry gets the result of that scan.
    const ask = () => fetch(`${base}/api/gda-scan-api.php?url=goed.nl&pillar=seo`);
    let answer = await ask();
    for (let again = 0; answer.status === 503 && again < 2; again += 1) answer = await ask();
    expect(answer.status).toBe(200);
    expect(ScanAnswer.parse(await answer.json())).toMatchObject({ domain: 'goed.nl', api_tier: 'public' });
    const post = async (path: string, body: object) =>
      (
        await fetch(`${base}/api/v1/${path}`, {
          ...{ method: 'POST', body: JSON.stringify(body) },
          headers: { 'X-GDA-Key': textOf(/(pij_\S+)/), 'Content-Type': 'application/json' },
        })
      ).json();
    const { id: site } = await post('sites', { url: 'https://goed.nl/' });
    await post('subscribers', { site, address: 'beheer@goed.nl' });
    await expect.poll(() => mail.mails.map(({ to }) => to), { timeout: 30_000 }).toEqual(['beheer@goed.nl']);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await mail.close();
  }, 180_000);
});
