import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { afterAll, describe, expect, test } from 'vitest';
import { mayReach } from '../../../server/egress/address.ts';
import { ensurePackages } from '../../kit/programs.ts';

/** The shipped units, checked by systemd itself. */

const ROOT = join(import.meta.dirname, '../../..');
const UNITS = join(ROOT, 'server/systemd');
const UNIT = readFileSync(join(UNITS, 'pijler@.service'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'pijler-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasSystemd = await ensurePackages(['systemd'], () => spawnSync('systemd-analyze', ['--version']).status === 0);

/** The highest exposure allowed, of 100 (`systemd-analyze security`): a browser needs namespaces and the network. */
const MAX = { all: 25, web: 18, worker: 25 };

/** A unit of a role, with the program of this folder, which has to exist. */
const unitOf = (role: string): string => {
  const path = join(folder, role);
  mkdirSync(path);
  cpSync(UNITS, path, { recursive: true });
  const file = join(path, `pijler@${role}.service`);
  writeFileSync(file, UNIT.replaceAll('/opt/pijler', ROOT));
  return file;
};

const analyze = (path: string, ...args: readonly string[]) => {
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${path}:` };
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}` };
};

describe.runIf(hasSystemd)('systemd', () => {
  test.each(Object.entries(MAX))(
    'accepts pijler@%s without a remark, with an exposure of at most %i of 100',
    (role, most) => {
      const file = unitOf(role);
      const path = join(folder, role);
      expect(analyze(path, 'verify', '--man=no', file)).toEqual({ status: 0, said: '' });
      const judged = analyze(path, 'security', '--offline=true', '--no-pager', `--threshold=${most}`, file);
      expect(judged.said).toContain('Overall exposure level');
      expect([judged.status, judged.said.match(/exposure level.*/)?.[0]]).toEqual([0, expect.any(String)]);
    },
  );

  test('rejects a faulty unit', () => {
    const file = join(folder, 'wrong.service');
    writeFileSync(file, '[Service]\nExecStart=/nowhere/pijler\n');
    expect(analyze(folder, 'verify', '--man=no', file).status).not.toBe(0);
    expect(analyze(folder, 'security', '--offline=true', '--no-pager', '--threshold=25', file).status).not.toBe(0);
  });
});

const valuesOf = (setting: string): readonly string[] =>
  [...UNIT.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].flatMap(([, value = '']) => value.split(' '));

describe('the IP filter of the unit', () => {
  const denied = valuesOf('IPAddressDeny').map((block) => ipaddr.parseCIDR(block));
  const isDenied = (text: string): boolean =>
    denied.some(([network, bits]) => {
      const address = ipaddr.parse(text);
      return address.kind() === network.kind() && address.match([network, bits] as never);
    });

  test.each(valuesOf('IPAddressDeny'))('blocks only private networks: %s', (block) => {
    const [network] = ipaddr.parseCIDR(block);
    expect(mayReach(network.toString(), [])).toBe(false);
  });

  test.each([
    ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.100.100.200', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '198.18.0.1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '2001:db8::1', '64:ff9b::a00:1'],
  ])('blocks %s, which our own egress refuses', (address) => {
    expect([mayReach(address, []), isDenied(address)]).toEqual([false, true]);
  });

  test.each(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'])('allows %s', (address) => {
    expect([mayReach(address, []), isDenied(address)]).toEqual([true, false]);
  });
});

test('the command of the unit runs', { tags: ['full'] }, () => {
  const set = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1] ?? '';
  const here = (text: string): string => text.replaceAll('/opt/pijler', ROOT).replaceAll('%i', 'all');
  const [program = '', ...args] = here(set('ExecStart')).split(' ');
  const cwd = here(set('WorkingDirectory'));
  const { status, stdout, stderr } = spawnSync(program, [...args, '--help'], { cwd, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('--public-url');
});

test('the units use only paths from docs/service.md', () => {
  const places = [...UNIT.matchAll(/(?<![\w.:])\/(?:[\w.-]+\/)*[\w.-]+/g)].map(([path]) => path);
  const known = /^\/(?:opt\/pijler|var\/lib\/pijler$|etc\/pijler(?:\/pijler\.env)?$|\/opt\/pijler\/docs)/;
  expect(places.filter((path) => !known.test(path) && !/^\/\d+$/.test(path))).toEqual([]);
});
