import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { allowsNetworks, allowsSandbox } from '../kit/machine.ts';
import type { Outcome } from '../ssrf/run.ts';
import { CARRIERS, OTHERS, PAGES, SOME, VISITS } from '../ssrf/variants.ts';

/**
 * A public scanner could be used to reach private networks: the running service reaches none, in a network of its own
 * (root's `unshare`) with private addresses of every kind, each of which records a contact and contains a secret.
 */

const FOLDER = join(import.meta.dirname, '../ssrf');
const CHOSEN = isFullRun ? VISITS : SOME;
const TIMEOUT = 900_000;

const inItsNetwork = async (mode: 'guarded' | 'letIn' | 'open', many: 'few' | 'some' | 'all'): Promise<Outcome> => {
  const run = [process.execPath, join(FOLDER, 'run.ts'), mode, many];
  const command = ['--net', '--mount', 'sh', join(FOLDER, 'network.sh'), ...run];
  const { stdout } = await promisify(execFile)('unshare', command, { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout);
};

/** The chosen pages of the evil site. */
const pages = Object.keys(PAGES).filter((path) => CHOSEN.some((url) => url.endsWith(`.evil.nl${path}`)));

describe.runIf(allowsNetworks && allowsSandbox)('private addresses', () => {
  test(
    'are not reached by a user’s address, a redirect, or requests of a page',
    async () => {
      const { methods, touched, told: lines, shown, ran } = await inItsNetwork('guarded', isFullRun ? 'all' : 'some');
      expect(touched).toEqual([]);
      expect([methods.filter(({ read }) => read), lines]).toEqual([[], []]);
      // Every visit was tried, and every page of the evil site did what it could.
      expect(methods.map(({ url }) => url).toSorted()).toEqual(CHOSEN.toSorted());
      expect(shown).toEqual(expect.arrayContaining(pages));
      expect(ran).toEqual(expect.arrayContaining(pages.filter((path) => path.startsWith('/by/'))));
    },
    TIMEOUT,
  );

  test('are reached by the same service when it allows every address, and their content appears', {
    tags: ['full'],
    timeout: TIMEOUT,
  }, async () => {
    const { methods, touched, told: lines } = await inItsNetwork('letIn', isFullRun ? 'some' : 'few');
    expect(touched).toEqual(expect.arrayContaining(['tcp 127.0.0.1:80', 'tcp ::1:80']));
    expect(methods.filter(({ read }) => read).length).toBeGreaterThan(1);
    // An address of the machine itself, and a name that leads to one at the second look-up.
    expect(lines).toEqual(expect.arrayContaining(['report of [::1]', 'report of rebind.nl']));
  });

  test.runIf(isFullRun)(
    'are reached by an unguarded browser in most of these ways, on both address families',
    async () => {
      const { methods, touched } = await inItsNetwork('open', 'all');
      expect(methods.filter(({ hits }) => hits > 0).length).toBeGreaterThanOrEqual(40);
      expect(methods.filter(({ read }) => read).length).toBeGreaterThan(20);
      for (const at of ['127.0.0.1', '10.0.0.5', '::1', 'fd00::5']) expect(touched).toContain(`tcp ${at}:80`);
    },
    TIMEOUT,
  );
});

test('at least 120 different addresses are tried, among them a page with each way of requesting one', () => {
  expect(new Set(VISITS).size).toBe(VISITS.length);
  expect(VISITS.length).toBeGreaterThanOrEqual(120);
  const carriers = Object.keys({ ...CARRIERS, ...OTHERS });
  expect(carriers.length).toBeGreaterThan(20);
  const tried = VISITS.map((url) => url.split('.evil.nl/by/')[1]);
  expect(tried).toEqual(expect.arrayContaining(carriers));
});
