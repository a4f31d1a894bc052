import { join } from 'node:path';
import { isFullRun } from './inputs.ts';

/**
 * What tests need of the machine. `npm test` leaves out what takes a large program; the full run, as root, leaves nothing out: it
 * installs what is missing, and fails where it cannot.
 */

interface Bootstrap {
  readonly installFromDebian: (packages: readonly string[], prefix: readonly string[]) => boolean;
}

const leavesNothingOut = isFullRun && process.getuid?.() === 0;

/** Returns whether the machine allows or has something (`what`: "a user namespace"). Throws in the full run if not. */
export const checkMachine = (what: string, has: boolean): boolean => {
  if (!has && leavesNothingOut) throw new Error(`The full run needs ${what}, which this machine does not have.`);
  return has;
};

/** Returns whether programs of Debian's `packages` are there. The full run installs them if they are not. */
export const ensurePackages = async (packages: readonly string[], isThere: () => boolean): Promise<boolean> => {
  if (isThere() || !leavesNothingOut) return isThere();
  const { installFromDebian }: Bootstrap = await import(join(import.meta.dirname, '../../scripts/bootstrap.mjs'));
  installFromDebian(packages, []);
  return checkMachine(packages.join(', '), isThere());
};
