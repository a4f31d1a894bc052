import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test as anyTest, beforeAll, beforeEach, describe, expect } from 'vitest';
import { parse } from 'yaml';
import { RULES } from '../../../lib/score.ts';
import { FORMAT_NAMES } from '../../../server/cli/formats.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Forge, startForge } from '../kit/forge.ts';
import { test } from '../kit/machine.ts';
import { installPacked, type Packed } from '../kit/packed.ts';
import { type GitlabJob, linkPacked, type Ran, recipes, runScript, type Workflow } from '../kit/recipes.ts';

/** `action.yml` and `docs/ci.md`: their scripts, run as on a build server, with the packed command line, in the test world. */

interface Step {
  readonly name: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
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
  linkPacked(world, packed);
});
afterAll(async () => {
  if (packed) rmSync(packed.folder, { recursive: true, force: true });
  await world.stop();
});

const at = (name: string): string => join(packed.home, name);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');

/** The value of an expression, as the runner puts it into the environment. */
const givenTo = (text: string, given: Readonly<Record<string, string>>): string => {
  const name = INPUT.exec(text)?.[1];
  return name === undefined ? text : (given[name] ?? action.inputs[name]?.default ?? '');
};

/** Runs a step of the action; its outputs go to `outputs`. */
const run = (
  name: string,
  given: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
  timeout = 110_000,
): Promise<Ran> => {
  const { run: script = '', env = {} } = action.runs.steps.find((step) => step.name === name) ?? {};
  const own = Object.fromEntries(Object.entries(env).map(([key, text]) => [key, givenTo(text, given)]));
  return runScript(script, { world, packed, timeout, env: { GITHUB_OUTPUT: at('outputs'), ...own, ...more } });
};

/** Allows for several scans, one after the other, on a busy machine. */
const TIMEOUT = { timeout: 240_000 };

describe('the action', TIMEOUT, () => {
  beforeEach(() => rmSync(at('outputs'), { force: true }));

  anyTest('documents every input, and inserts none into a script', () => {
    const used = action.runs.steps.flatMap(({ env = {} }) =>
      Object.values(env).flatMap((text) => INPUT.exec(text)?.[1] ?? []),
    );
    expect(used.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    for (const { run: script = '' } of action.runs.steps) expect(script).not.toContain('${{');
    for (const format of FORMAT_NAMES) expect(action.inputs['format']?.description).toContain(format);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(action.inputs['package']?.default).toBe(`pijler@${version}`);
    const page = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
    for (const name of [...Object.keys(action.inputs), ...Object.keys(action.outputs)])
      expect(page).toContain(`\`${name}\``);
  });

  // npm fetches the package's dependencies from its registry, so this is for the full run.
  (isFullRun ? anyTest : anyTest.skip)(
    'installs the package with its command in the path; npx runs it without',
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

  test('scans its URLs, compares them with a minimum, and writes the file', async () => {
    const file = at('result.json');
    const given = { url: 'https://goed.nl/\n\n  https://gewoon.nl/\n', pillar: 'seo', format: 'json', file };
    const { status, stdout, stderr } = await run('Scan', { ...given, min: '100', key: 'sleutel' });
    expect([status, stderr]).toEqual([1, expect.not.stringContaining('not reached')]);
    // The output is between stop-commands, so that the runner takes no line of it as a command.
    const [, , printed = ''] = /^::stop-commands::(\S+)\n([\s\S]*)\n::\1::\n$/.exec(stdout) ?? [];
    expect(printed).toBe(textOf('result.json'));
    const all: readonly { domain: string; api_tier: string; overall_score: number; pillars: { id: string }[] }[] =
      JSON.parse(printed);
    expect(all.map(({ domain, api_tier, pillars }) => [domain, api_tier, pillars.map(({ id }) => id)])).toEqual([
      ['goed.nl', 'partner', ['seo']],
      ['gewoon.nl', 'partner', ['seo']],
    ]);
    expect(textOf('outputs')).toBe(`total=${Math.min(...all.map((one) => one.overall_score))}\nworse=\n`);
  });

  test('accepts known findings, and fails on new ones', async () => {
    const known = at('pijler-known.json');
    const none = { schema: 'pijler/baseline-1', rules: RULES, known: [] };
    writeFileSync(known, JSON.stringify(none));
    const given = { url: 'https://gewoon.nl/', pillar: 'seo', key: 'sleutel', baseline: known };
    const beyond = await run('Scan', given);
    expect([beyond.status, beyond.stderr]).toEqual([1, expect.stringMatching(/nieuw|new/i)]);
    await runScript('pijler scan https://gewoon.nl/ --pillar seo --key sleutel --write-baseline "$KNOWN"', {
      ...{ world, packed },
      env: { KNOWN: known },
    });
    expect((await run('Scan', given)).status).toBe(0);
  });

  anyTest('does not run code from an input', async () => {
    const trap = join(packed.folder, 'trap');
    const text = `$(touch ${trap})"; touch ${trap}; "\`touch ${trap}\``;
    const all = { url: text, min: text, pillar: text, format: text, contact: text, browser: text };
    expect((await run('Scan', { ...all, against: text, worse: text, baseline: text, comment: text })).status).toBe(2);
    expect((await run('Scan', { url: text })).status).toBe(2);
    expect((await run('Scan', { url: 'goed.nl', against: text })).status).toBe(2);
    expect(existsSync(trap)).toBe(false);
  });
});

describe('the recipes', TIMEOUT, () => {
  const { GitHub, GitLab, Forgejo } = recipes() as {
    readonly GitHub: Workflow;
    readonly GitLab: Readonly<Record<string, GitlabJob>>;
    readonly Forgejo: Workflow;
  };
  const sites = { MAIN_URL: 'https://goed.nl/', PREVIEW_URL: 'https://gewoon.nl/', PIJLER_KEY: 'sleutel' };
  let forge: Forge;
  beforeEach(async () => {
    for (const name of ['pijler-main.json', 'pijler.md', 'outputs']) rmSync(at(name), { force: true });
    forge = await startForge();
    return forge.stop;
  });

  /** The second push changes the first comment; somebody else's comment stays. */
  const commentsTwice = async (comment: () => Promise<Ran>): Promise<void> => {
    const first = textOf('pijler.md');
    expect(await comment()).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(forge.comments.slice(1).map(({ body }) => body)).toEqual([first]);
    writeFileSync(at('pijler.md'), `${first}\n$(touch x) "'\`& opnieuw`);
    expect(await comment()).toMatchObject({ status: 0, stderr: '' });
    expect(forge.comments.slice(1).map(({ body }) => body)).toEqual([textOf('pijler.md')]);
    expect(forge.comments[0]?.body).not.toContain('opnieuw');
    expect(existsSync(at('x'))).toBe(false);
  };

  test('of GitHub use existing inputs, and the action reports what changed', async () => {
    const steps = Object.values(GitHub.jobs).flatMap((job) => job.steps);
    const scans = steps.flatMap(({ uses = '', with: given = {} }) => (uses.startsWith('OWNER/pijler@') ? [given] : []));
    expect(scans).toHaveLength(2);
    for (const given of scans) expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    for (const { uses = 'actions/' } of steps) expect(uses).toMatch(/^(?:actions|github|OWNER)\//);
    // The values that a runner would insert for their expressions.
    const [main, preview] = scans.map((given) => ({ ...given, key: 'sleutel', pillar: 'seo' }));
    expect(await run('Scan', { ...main, url: sites.MAIN_URL })).toMatchObject({ status: 0, stderr: '' });
    const compared = { against: 'pijler-main.json', worse: 'fail', comment: 'pijler.md' };
    const { status } = await run('Scan', { ...preview, ...compared, url: sites.PREVIEW_URL });
    const [, worse = ''] = /^<!-- pijler total=\d+ worse=(\d+) -->/.exec(textOf('pijler.md')) ?? [];
    expect([status, Number(worse) > 0]).toEqual([1, true]);
    expect(textOf('outputs')).toMatch(new RegExp(`worse=\ntotal=\\d+\nworse=${worse}\n$`));
    expect(JSON.parse(textOf('pijler.sarif')).version).toBe('2.1.0');
  });

  test('of GitLab store a report, compare with it, and maintain a single note', async () => {
    const env = {
      ...{ ...sites, PIJLER_TOKEN: 'geheim', CI_API_V4_URL: `${forge.base}/api/v4`, CI_PROJECT_ID: '5' },
      ...{ CI_DEFAULT_BRANCH: 'main', CI_MERGE_REQUEST_IID: '42' },
    };
    const script = (job: string, part: 'script' | 'after_script'): Promise<Ran> =>
      runScript((GitLab[job]?.[part] ?? []).join('\n'), { world, packed, env });
    expect(await script('pijler-main', 'script')).toMatchObject({ status: 0, stderr: '' });
    forge.files.set('/projects/5/jobs/artifacts/main/raw/pijler-main.json', textOf('pijler-main.json'));
    rmSync(at('pijler-main.json'));
    expect(await script('pijler-preview', 'script')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Worse than'),
    });
    expect(textOf('pijler.xml')).toContain('<testsuites');
    expect(textOf('pijler.env')).toMatch(/^total=\d+\nworse=\d+\n$/);
    await commentsTwice(() => script('pijler-preview', 'after_script'));
  });

  test('of Forgejo and Gitea do the same, and skip the comparison while there is no report', async () => {
    const env = {
      ...{ ...sites, PIJLER_TOKEN: 'geheim', GITHUB_API_URL: `${forge.base}/api/v1`, GITHUB_REPOSITORY: 'wij/site' },
      ...{ NUMBER: '42', GITHUB_OUTPUT: at('outputs') },
    };
    const step = (job: string, name: string, changes: Readonly<Record<string, string>> = {}): Promise<Ran> => {
      const script = Forgejo.jobs[job]?.steps.find((one) => one.name === name)?.run ?? 'exit 99';
      return runScript(script, { world, packed, env: { ...env, ...changes } });
    };
    // For a page that cannot be reached, the comment says so.
    expect((await step('preview', 'Scan', { PREVIEW_URL: 'https://bestaatniet.nl/' })).status).toBe(3);
    expect((await step('preview', 'Comment')).status).toBe(0);
    expect(forge.comments).toHaveLength(1);
    expect(await step('main', 'Scan')).toMatchObject({ status: 0, stderr: '' });
    expect((await step('preview', 'Scan')).status).toBe(1);
    expect(textOf('outputs')).toMatch(/\nworse=\d+\n$/);
    await commentsTwice(() => step('preview', 'Comment'));
  });
});
