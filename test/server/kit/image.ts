import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE, once, put, run } from '../../../scripts/systems/cache.ts';
import { fetchPackage } from '../../../scripts/systems/debian-packages.ts';

/**
 * An image from a container file, made without a container engine and without other images: each instruction runs in a bare
 * Debian tree (debootstrap, its smallest variant) with this machine's Node, in its own namespaces. It needs root.
 */

const BARE = join(CACHE, 'bare-debian');
const DEBIAN = ['bookworm', 'http://deb.debian.org/debian'] as const;

const prepareBare = (): Promise<void> =>
  once('bare-debian', DEBIAN, async () => {
    const boot = join(CACHE, 'debootstrap');
    await fetchPackage('debootstrap', boot);
    rmSync(BARE, { recursive: true, force: true });
    const env = { ...process.env, DEBOOTSTRAP_DIR: join(boot, 'usr/share/debootstrap') };
    const [suite, mirror] = DEBIAN;
    await run('sh', [join(boot, 'usr/sbin/debootstrap'), '--variant=minbase', suite, BARE, mirror], { env });
  });

/** An instruction of a container file: `RUN`, and the text after it with its lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions of a container file, without comments. */
export const instructionsOf = (file: string): readonly Instruction[] =>
  file
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, text };
    });

/** Settings with which a process in an image starts. */
interface Settings {
  readonly user: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Image extends Settings {
  readonly root: string;
  /** The entry point, before the arguments. */
  readonly entry: readonly string[];
  /** The health check command. */
  readonly health: readonly string[];
  /** Folders of this machine mounted under the same path, like volumes of a container. */
  readonly volumes: readonly string[];
}

/** Enters a tree like a container: with its own mounts and root, and no way out. */
const ENTER = `
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
for volume in $VOLUMES; do mkdir -p "$1$volume"; mount --bind "$volume" "$1$volume"; done
mkdir -p "$1/.outside"
cd "$1"
pivot_root . .outside
umount -l /.outside
cd "$2"
shift 2
exec "$@"
`;

const inside = (root: string, { user, folder, env }: Settings, command: readonly string[]): readonly string[] => {
  const as =
    user === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--no-new-privs'];
  const set = ['env', '-i', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  return ['--mount', '--propagation', 'private', 'sh', '-ec', ENTER, 'sh', root, folder, ...as, ...set, ...command];
};

const outside = ({ volumes }: Image): NodeJS.ProcessEnv => ({ ...process.env, VOLUMES: volumes.join(' ') });

/** Starts a program in an image. */
export const startIn = (image: Image, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn('unshare', inside(image.root, { ...image, env: { ...image.env, ...env } }, [...image.entry, ...args]), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: outside(image),
  });

/** Runs a program in an image to its end; returns its output. Rejects when it fails. */
export const runIn = (image: Image, command: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('unshare', inside(image.root, { ...image, env: { ...image.env, ...env } }, command), { env: outside(image) });

/** This machine's network settings for downloads, which a container engine would provide. */
const connect = (root: string): Readonly<Record<string, string>> => {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) put(join(root, file), readFileSync(file, 'utf8'));
  const trusted = process.env['NODE_EXTRA_CA_CERTS'];
  if (trusted === undefined) return {};
  put(join(root, trusted), readFileSync(trusted, 'utf8'));
  return { NODE_EXTRA_CA_CERTS: trusted };
};

/** Node and npm, as in the base image. */
const addNode = async (root: string): Promise<void> => {
  const local = join(root, 'usr/local');
  cpSync(realpathSync(process.execPath), join(local, 'bin/node'));
  const npm = join(dirname(realpathSync((await run('which', ['npm'])).trim())), '..');
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  writeFileSync(join(local, 'bin/npm'), '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n', {
    mode: 0o755,
  });
};

/** The files of a folder that are copied into an image, by a list of exceptions (`!server`) after `*`. */
const copied = (context: string, ignore: string): readonly string[] => {
  const lines = ignore.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines[0] !== '*' || !lines.slice(1).every((line) => line.startsWith('!'))) throw new Error('another list');
  return lines
    .slice(1)
    .map((line) => line.slice(1))
    .filter((name) => existsSync(join(context, name)));
};

const copy = (image: Image, [context, ignore]: readonly [string, string], text: string): void => {
  const names = text.split(/\s+/);
  const to = join(image.root, image.folder);
  const from = names.slice(0, -1).flatMap((name) => (name === '.' ? copied(context, ignore) : [name]));
  for (const name of from) cpSync(join(context, name), join(to, name), { recursive: true });
};

const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));

/** The image after one more instruction. Rejects when the instruction fails. */
const carriedOut = async (
  image: Image,
  { name, text }: Instruction,
  around: { readonly from: readonly [string, string]; readonly net: Readonly<Record<string, string>> },
): Promise<Image> => {
  if (name === 'RUN') await runIn(image, ['sh', '-c', text], { ...around.net, DEBIAN_FRONTEND: 'noninteractive' });
  if (name === 'COPY') copy(image, around.from, text);
  if (name === 'WORKDIR') mkdirSync(join(image.root, text), { recursive: true });
  if (name === 'WORKDIR') return { ...image, folder: text };
  if (name === 'USER') return { ...image, user: text };
  if (name === 'ENV') return { ...image, env: { ...image.env, ...pairs(text) } };
  if (name === 'ENTRYPOINT') return { ...image, entry: JSON.parse(text) };
  if (name === 'HEALTHCHECK') return { ...image, health: JSON.parse(text.replace(/^.*? CMD /, '')) };
  if (!['FROM', 'RUN', 'COPY', 'VOLUME', 'EXPOSE', 'CMD'].includes(name)) throw new Error(`${name} is not known here`);
  return image;
};

/** Makes an image of a container file in a new folder. Rejects with the step that failed. */
export const makeImage = async (root: string, file: string, context: string): Promise<Image> => {
  await prepareBare();
  await run('cp', ['-a', BARE, root]);
  await addNode(root);
  const text = readFileSync(file, 'utf8');
  const around = { from: [context, readFileSync(`${file}.dockerignore`, 'utf8')] as const, net: connect(root) };
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  let image: Image = {
    root,
    user: 'root',
    folder: '/',
    env: { PATH, HOME: '/root' },
    entry: [],
    health: [],
    volumes: [],
  };
  for (const instruction of instructionsOf(text)) image = await carriedOut(image, instruction, around);
  return image;
};

/** Removes a tree, and throws when it is still mounted or in use. */
export const removeImage = ({ root }: Image): void => {
  if (readdirSync(join(root, 'proc')).length > 0) throw new Error(`${root} is still in use`);
  rmSync(root, { recursive: true, force: true });
};
