import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { World } from '../../world/world.ts';
import { intoWorld, type Packed } from './packed.ts';

/** Scripts of build servers, run as those run them, with the packed command line in the test world. */

const ROOT = join(import.meta.dirname, '../../..');

/** Puts `pijler` into a folder of the path, like `npm install --global`. */
export const linkPacked = (world: World, { folder, own }: Packed): void => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const quoted = [process.execPath, ...intoWorld(world).args, join(own, 'pijler.js')].map((one) => `'${one}'`);
  const command = `#!/bin/sh\nname=$1; shift\nexec ${quoted.join(' ')} "$name" --authority '${world.authorityFile}' "$@"\n`;
  writeFileSync(join(bin, 'pijler'), command, { mode: 0o755 });
};

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment of a script, and its timeout in ms. */
interface Around {
  readonly world: World;
  readonly packed: Packed;
  readonly env: Readonly<Record<string, string>>;
  readonly timeout?: number;
}

/** Runs a script like a runner: in a file, with a bash that ends at the first failing command. */
export const runScript = (
  script: string,
  { world, packed: { folder, home }, env, timeout = 110_000 }: Around,
): Promise<Ran> => {
  const file = join(folder, 'step.sh');
  writeFileSync(file, script);
  // The Node that the recipes ask for comes first, as actions/setup-node puts it.
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(':');
  const options = { cwd: home, env: { ...intoWorld(world).env, PATH: path, ...env }, timeout };
  const { promise, resolve } = Promise.withResolvers<Ran>();
  execFile('bash', ['--noprofile', '--norc', '-eo', 'pipefail', file], options, (error, stdout, stderr) => {
    resolve({ status: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, stdout, stderr });
  });
  return promise;
};

/** One step of a job in GitHub's syntax. */
export interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
}
/** A workflow for GitHub, Forgejo or Gitea. */
export interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
/** A job of GitLab. */
export interface GitlabJob {
  readonly script: readonly string[];
  readonly after_script?: readonly string[];
}

/** The recipes of `docs/ci.md`, by the first word of their heading. */
export const recipes = (): Readonly<Record<string, unknown>> => {
  const page = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
  const parts = page.split(/^## /m).map((part) => [/^\w+/.exec(part)?.[0] ?? '', /```yaml\n(.*?)```/s.exec(part)?.[1]]);
  return Object.fromEntries(parts.flatMap(([name = '', text]) => (text === undefined ? [] : [[name, parse(text)]])));
};
