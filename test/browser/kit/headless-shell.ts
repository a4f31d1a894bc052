import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, run } from '../../../scripts/systems/cache.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { checkMachine } from '../../kit/programs.ts';
import { findProgram } from './find-program.ts';

/** Once, whichever test comes first; the package's own start script knows only the machine's folder. */
const DOWNLOAD = `
[ ! -e done ] || exit 0
rm -rf root *.deb
apt-get -o APT::Sandbox::User=root download chromium-headless-shell chromium-common
for package in *.deb; do dpkg-deb -x "$package" root; done
touch done`;

/**
 * The Chromium without a window with which a service may scan; undefined when there is none. HEADLESS_SHELL names another. The full
 * run downloads Debian's if the machine has none, and does not install it: no other test is to choose it.
 */
export const ensureHeadlessShell = async (): Promise<string | undefined> => {
  const own = process.env['HEADLESS_SHELL'] ?? findProgram(['chromium-headless-shell']);
  if (own !== undefined || !isFullRun) return own;
  const folder = join(CACHE, 'headless-shell');
  mkdirSync(folder, { recursive: true });
  try {
    await run('flock', [folder, 'sh', '-ec', DOWNLOAD], { cwd: folder });
  } catch (error) {
    checkMachine(`chromium-headless-shell (${error})`, false);
    return undefined;
  }
  return join(folder, 'root/usr/lib/chromium/chromium-headless-shell');
};
