import { spawnSync } from 'node:child_process';
import { test as anyTest } from 'vitest';

const isRoot = process.getuid?.() === 0;

const succeeds = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0;

/** Whether an unprivileged user of this machine may create namespaces, which Chromium's sandbox needs. */
export const allowsSandbox = isRoot
  ? succeeds('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', 'unshare', '--user', 'true'])
  : succeeds('unshare', ['--user', 'true']);

/** Whether a network namespace can be created here. */
export const allowsNetworks = isRoot && succeeds('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']);

/** Whether a file system can be mounted in a folder here. */
export const allowsMounts = isRoot && succeeds('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);

/** A test that opens the service's engine: without a sandbox there is none, which `sandbox.test.ts` tests. */
export const test = anyTest.runIf(allowsSandbox);
