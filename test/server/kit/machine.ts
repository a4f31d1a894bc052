import { spawnSync } from 'node:child_process';
import { test as anyTest } from 'vitest';
import { checkMachine } from '../../kit/programs.ts';

const isRoot = process.getuid?.() === 0;

const succeeds = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0;

/** Whether an unprivileged user of this machine may create namespaces, which Chromium's sandbox needs. */
export const allowsSandbox = checkMachine(
  'namespaces for an unprivileged user',
  isRoot
    ? succeeds('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', 'unshare', '--user', '--net', 'true'])
    : succeeds('unshare', ['--user', '--net', 'true']),
);

/** Whether a network namespace can be created here. */
export const allowsNetworks =
  isRoot && checkMachine('network namespaces', succeeds('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']));

/** Whether a file system can be mounted in a folder here. */
export const allowsMounts =
  isRoot && checkMachine('mounts', succeeds('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']));

/** A test that opens the service's engine: without a sandbox there is none, which `sandbox.test.ts` tests. */
export const test = anyTest.runIf(allowsSandbox);
