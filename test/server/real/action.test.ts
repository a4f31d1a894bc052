import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test as anyTest, beforeAll, describe, expect } from 'vitest';
import { parse } from 'yaml';
import { FORMAT_NAMES } from '../../../server/cli/formats.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { installPacked, intoWorld, type Packed } from '../kit/packed.ts';

/** `action.yml`: its steps of ours, run as a build server runs them, with the packed command line, in the test world. */

interface Step {
  readonly name: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const ROOT = join(import.meta.dirname, '../../..');
const action: Action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
const INPUT = /^\$\{\{ inputs\.([a-z]+) \}\}$/;

let world: World;
let packed: Packed;
beforeAll(async () => {
  world = await startWorld();
  packed = await installPacked();
  // What `npm install --global` puts into the path, in the test world.
  const bin = join(packed.folder, 'bin');
  mkdirSync(bin);
  const quoted = [process.execPath, ...intoWorld(world).args, join(packed.own, 'pijler.js')].map((one) => `'${one}'`);
  const command = `#!/bin/sh\nname=$1; shift\nexec ${quoted.join(' ')} "$name" --authority '${world.authorityFile}' "$@"\n`;
  writeFileSync(join(bin, 'pijler'), command, { mode: 0o755 });
});
afterAll(async () => {
  if (packed) rmSync(packed.folder, { recursive: true, force: true });
  await world.stop();
});

/** The value of an expression, as the runner puts it into the environment. */
const givenTo = (text: string, given: Readonly<Record<string, string>>): string => {
  const name = INPUT.exec(text)?.[1];
  return name === undefined ? text : (given[name] ?? action.inputs[name]?.default ?? '');
};

/** Runs the step as the runner does: its script in a file, for bash. */
const run = (
  name: string,
  given: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
  timeout = 50_000,
) => {
  const { run: script = '', env = {} } = action.runs.steps.find((step) => step.name === name) ?? {};
  const file = join(packed.folder, 'step.sh');
  writeFileSync(file, script);
  const own = Object.fromEntries(Object.entries(env).map(([key, text]) => [key, givenTo(text, given)]));
  const options = {
    cwd: packed.home,
    env: { ...intoWorld(world).env, PATH: `${join(packed.folder, 'bin')}:${process.env['PATH']}`, ...own, ...more },
    timeout,
  };
  const { promise, resolve } = Promise.withResolvers<{ status: number; stdout: string; stderr: string }>();
  execFile('bash', ['--noprofile', '--norc', '-eo', 'pipefail', file], options, (error, stdout, stderr) => {
    resolve({ status: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, stdout, stderr });
  });
  return promise;
};

describe('the action', () => {
  anyTest('names every input that it takes, and puts none into a script', () => {
    const used = action.runs.steps.flatMap(({ env = {} }) =>
      Object.values(env).flatMap((text) => INPUT.exec(text)?.[1] ?? []),
    );
    expect(used.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    for (const { run: script = '' } of action.runs.steps) expect(script).not.toContain('${{');
    for (const format of FORMAT_NAMES) expect(action.inputs['format']?.description).toContain(format);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(action.inputs['package']?.default).toBe(`pijler@${version}`);
    const told = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
    for (const name of Object.keys(action.inputs)) expect(told).toContain(`\`${name}\``);
  });

  // npm asks its registry for what the package needs, so it is for the full run.
  (isFullRun ? anyTest : anyTest.skip)(
    'installs the package, whose command is then in the path; npx finds it without',
    async () => {
      const prefix = join(packed.folder, 'prefix');
      const more = { npm_config_prefix: prefix };
      const { status, stderr } = await run('Install', { package: packed.tarball }, more, 200_000);
      expect([status, stderr]).toEqual([0, '']);
      const help = execFileSync(join(prefix, 'bin/pijler'), ['scan', '--help'], { encoding: 'utf8' });
      expect(help).toContain('--min N');
      const npx = ['--yes', `--package=${packed.tarball}`, 'pijler', 'scan', '--help'];
      expect(execFileSync('npx', npx, { cwd: packed.home, encoding: 'utf8' })).toBe(help);
    },
    240_000,
  );

  test('scans what it is given, holds it against a total, and writes the file', async () => {
    const file = join(packed.home, 'result.json');
    const given = { url: 'https://goed.nl/\n\n  https://gewoon.nl/\n', pillar: 'seo', format: 'json', file };
    const { status, stdout } = await run('Scan', { ...given, min: '100', key: 'sleutel' });
    expect(status).toBe(1);
    expect(stdout).toBe(readFileSync(file, 'utf8'));
    const told: readonly { domain: string; api_tier: string; pillars: readonly { id: string }[] }[] =
      JSON.parse(stdout);
    expect(told.map(({ domain, api_tier, pillars }) => [domain, api_tier, pillars.map(({ id }) => id)])).toEqual([
      ['goed.nl', 'partner', ['seo']],
      ['gewoon.nl', 'partner', ['seo']],
    ]);
  });

  anyTest('runs nothing that stands in an input', async () => {
    const trap = join(packed.folder, 'trap');
    const text = `$(touch ${trap})"; touch ${trap}; "\`touch ${trap}\``;
    const all = { url: text, min: text, pillar: text, format: text, contact: text, browser: text };
    expect((await run('Scan', all)).status).toBe(2);
    expect((await run('Scan', { url: text })).status).toBe(2);
    expect(existsSync(trap)).toBe(false);
  });
});
