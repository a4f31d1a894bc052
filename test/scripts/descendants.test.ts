import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { descendantsOf } from '../../scripts/test/descendants.ts';

const MODULE = join(import.meta.dirname, '../../scripts/test/descendants.ts');

/** A process that starts one in a group of its own, as a browser is started, which in turn starts another and is deaf to requests. */
const FAMILY = `
import { spawn } from 'node:child_process';
import { endWithChildren } from ${JSON.stringify(MODULE)};
endWithChildren();
const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
const child = "require('node:child_process').spawn(process.execPath, ['-e', " + JSON.stringify(deaf) + "]);" + deaf;
spawn(process.execPath, ['-e', child], { detached: true, stdio: 'ignore' });
process.stdout.write('started');
setInterval(() => {}, 1000);
`;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function family(): Promise<{ readonly parent: ChildProcess; readonly young: readonly number[] }> {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', FAMILY], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(parent);
  const young = () => descendantsOf(parent.pid ?? 0);
  await expect.poll(young, { timeout: 20_000 }).toHaveLength(2);
  return { parent, young: young() };
}

describe.runIf(process.platform === 'linux')('a run that is broken off', () => {
  test.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('by %s leaves nobody behind', async (name) => {
    const { parent, young } = await family();
    parent.kill(name);
    const [, signal] = await once(parent, 'exit');
    expect(signal).toBe(name);
    await expect.poll(() => young.filter(isThere), { timeout: 5_000 }).toEqual([]);
  });
});
