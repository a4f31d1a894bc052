import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'vitest';
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

/** Whether it runs; one that ended and was not fetched yet (state Z, proc(5)) does not. */
const isThere = (pid: number): boolean => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Each test runs beside the others, so it asks and tidies up for itself. */
const family = async ({
  expect,
  onTestFinished,
}: TestContext): Promise<{ readonly parent: ChildProcess; readonly young: readonly number[] }> => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', FAMILY], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const young = () => descendantsOf(parent.pid ?? 0);
  await expect.poll(young, { timeout: 20_000 }).toHaveLength(2);
  return { parent, young: young() };
};

describe.runIf(process.platform === 'linux')('a run that is broken off', () => {
  test.concurrent.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('by %s leaves nobody behind', async (name, context) => {
    const { expect } = context;
    const { parent, young } = await family(context);
    parent.kill(name);
    const [, signal] = await once(parent, 'exit');
    expect(signal).toBe(name);
    await expect.poll(() => young.filter(isThere), { timeout: 5_000 }).toEqual([]);
  });
});
