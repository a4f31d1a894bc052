import { spawnSync } from 'node:child_process';
import { test as anyTest } from 'vitest';

const isRoot = process.getuid?.() === 0;

const succeeds = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0;

/** Whether an ordinary user of this machine may have namespaces of his own, on which Chromium's sandbox rests. */
export const allowsSandbox = isRoot
  ? succeeds('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', 'unshare', '--user', 'true'])
  : succeeds('unshare', ['--user', 'true']);

/** Whether a network of its own can be made here. */
export const allowsNetworks = isRoot && succeeds('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']);

/** Whether a disk of its own can be put in a folder here. */
export const allowsMounts = isRoot && succeeds('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);

/** A test that opens the service's engine: where the machine forbids the sandbox there is none, which `sandbox.test.ts` holds. */
export const test = anyTest.runIf(allowsSandbox);
