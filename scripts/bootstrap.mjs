// Runs before `npm start` and `npm test` on whatever Node is there (18 or later), so: no dependencies, no TypeScript.
// Installs the packages, then what Debian has to give. Everything it says goes to stderr, because `--json` owns stdout.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Debian packages, and the programs that show they are there: one of each row is enough. */
const NEEDS = [
  {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', 'fonts-liberation'],
  },
  { programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  // A screen and a keyboard for the permission prompt.
  { programs: ['Xvfb'], packages: ['xvfb'] },
  { programs: ['xdotool'], packages: ['xdotool'] },
  { programs: ['unbound'], packages: ['unbound'] },
  { programs: ['ldns-signzone'], packages: ['ldnsutils'] },
];

const say = (line) => process.stderr.write(`${line}\n`);

/** stdout of the child goes to our stderr. */
const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function installPackages() {
  const installed = modified(join(ROOT, 'node_modules/.package-lock.json'));
  if (installed > 0 && installed >= modified(join(ROOT, 'package-lock.json'))) return;

  say('Installing packages.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (status !== 0) fail('npm ci failed; its own message is above.');
}

/** The `node` package brings the version that the toolchain needs; npm puts it first in the path of its scripts. */
function checkNode() {
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
  if (major < 22)
    fail(
      'The npm package "node" was not set up; allow its install script (npm config set ignore-scripts false) and run npm ci.',
    );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isThere = (program) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].some((folder) =>
    isExecutable(join(folder, program)),
  );

const missingPackages = () =>
  NEEDS.filter(({ programs }) => !programs.some(isThere)).flatMap(({ packages }) => packages);

/** How to become root without a question: already, or by sudo without a password; null when neither. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

function installFromDebian(packages, prefix) {
  say(`Installing from Debian: ${packages.join(' ')}.`);
  const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Use-Pty=0'];
  const apt = (...args) => {
    const [program, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...quiet, ...args];
    return run(program, rest).status === 0;
  };
  const restore = keepServicesDown(prefix);
  try {
    return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
  } finally {
    restore();
  }
}

const POLICY = '/usr/sbin/policy-rc.d';

/** Debian asks policy-rc.d whether a service may start; 101 says no. What was there before comes back. */
function keepServicesDown(prefix) {
  const sh = (script) => spawnSync([...prefix, 'sh'][0], [...prefix, 'sh', '-c', script].slice(1), { stdio: 'ignore' });
  sh(
    `[ ! -e ${POLICY} ] || mv ${POLICY} ${POLICY}.pijler; printf '#!/bin/sh\\nexit 101\\n' > ${POLICY}; chmod +x ${POLICY}`,
  );
  return () => {
    sh(`rm -f ${POLICY}; [ ! -e ${POLICY}.pijler ] || mv ${POLICY}.pijler ${POLICY}`);
    // unbound is here to be started by the tests, not with the machine.
    sh('[ ! -d /run/systemd/system ] || systemctl disable unbound');
  };
}

function installPrograms() {
  const missing = missingPackages();
  if (missing.length === 0) return;

  const prefix = isThere('apt-get') ? asRoot() : null;
  if (prefix !== null && installFromDebian(missing, prefix) && missingPackages().length === 0) return;
  const install = `sudo apt-get install ${missingPackages().join(' ')}`;
  say(`Not everything is installed; run "${install}" (without unbound and ldnsutils the pillar domein is not tested).`);
}

function fail(line) {
  say(line);
  process.exit(1);
}

installPackages();
checkNode();
installPrograms();
