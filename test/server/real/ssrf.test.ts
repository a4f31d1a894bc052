import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { allowsNetworks, allowsSandbox } from '../kit/machine.ts';
import type { Outcome } from '../ssrf/run.ts';
import { VISITS } from '../ssrf/ways.ts';

/** A public scanner is a machine for reaching private networks: in a network of its own (root's `unshare`) it reaches none. */

const FOLDER = join(import.meta.dirname, '../ssrf');
const EVERY = isFullRun ? 1 : 14;

const inItsNetwork = async (mode: 'guarded' | 'open', every: number): Promise<Outcome> => {
  const run = [process.execPath, join(FOLDER, 'run.ts'), mode, String(every)];
  const command = ['--net', 'sh', join(FOLDER, 'network.sh'), ...run];
  const { stdout } = await promisify(execFile)('unshare', command, { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout);
};

describe.runIf(allowsNetworks && allowsSandbox)('nothing private is reached', () => {
  test('by what a user types, where a site leads, or what its page asks for', async () => {
    const { ways, touched, refused } = await inItsNetwork('guarded', EVERY);
    expect(touched).toEqual([]);
    expect(ways.filter(({ read }) => read)).toEqual([]);
    expect(ways.length).toBe(Math.ceil(VISITS.length / EVERY));
    expect(ways.filter(({ said }) => !said.startsWith('failed')).length).toBeGreaterThan(1);
    expect(refused).toBeGreaterThan(10);
  }, 600_000);

  test.runIf(isFullRun)(
    'while a browser that nothing guards reaches it in most of these ways',
    async () => {
      const { ways } = await inItsNetwork('open', 1);
      expect(ways.filter(({ hits }) => hits > 0).length).toBeGreaterThanOrEqual(40);
      expect(ways.filter(({ read }) => read).length).toBeGreaterThan(20);
    },
    600_000,
  );
});
