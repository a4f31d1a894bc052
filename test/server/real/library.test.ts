import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, test as anyTest, beforeAll, expect, onTestFinished } from 'vitest';
import { findChromium } from '../../browser/kit/chromium.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { installPacked, intoWorld, type Packed } from '../kit/packed.ts';

/** The packed library with the examples of docs/command-line.md, and `--watch` on a page of this computer. */

/** The version with which the example was tested. */
const PLAYWRIGHT = '@playwright/test@1.65.1';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
const blocks = [...PAGE.matchAll(/```(?:js|ts)\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const blockWith = (part: string): string => blocks.find((code) => code.includes(part)) ?? '';
const inWorld = (code: string): string =>
  code
    .replaceAll('https://example.nl/', 'https://goed.nl/')
    .replace(/(min: 80)/, `$1, authorities: [${JSON.stringify(world.authorityFile)}]`)
    .replace(
      "scan('https://goed.nl/')",
      `scan('https://goed.nl/', { authorities: [${JSON.stringify(world.authorityFile)}] })`,
    );

let world: World;
let packed: Packed;
beforeAll(async () => {
  world = await startWorld();
  packed = await installPacked();
}, 180_000);
afterAll(async () => {
  if (packed) rmSync(packed.folder, { recursive: true, force: true });
  await world.stop();
});

/** Runs Node in the test world, or outside it. */
const run = (args: readonly string[], { inside = true } = {}) => {
  const { promise, resolve } = Promise.withResolvers<{ readonly exit: number; readonly out: string }>();
  const { args: preload, env } = intoWorld(world);
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name)));
  const options = { cwd: packed.home, env: { ...own, NODE_OPTIONS: inside ? preload.join(' ') : '' } };
  execFile(process.execPath, args, options, (error, out, err) =>
    resolve({ exit: error === null ? 0 : Number(error.code ?? 1), out: `${out}${err}` }),
  );
  return promise;
};

/** A page with enough content to be judged, on a server of this computer; search engines and assistants never see such a page. */
const ownPage = (alt: string): string => `<!doctype html><html lang="nl"><head><title>Fietsen huren bij de dijk</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>body { color: #111; background: #fff }</style></head>
<body><nav aria-label="Menu"><ul><li><a href="/fietsen">Fietsen</a></li><li><a href="/prijzen">Prijzen</a></li></ul></nav>
<main><h1>Fietsen huren bij de dijk</h1><p>Wij verhuren fietsen voor een dag of een week, en brengen ze naar uw adres.</p>
<h2>Reserveren</h2><form><label>Naam <input name="naam" autocomplete="name"></label> <button>Reserveer</button></form>
<h2>Prijzen</h2><table><tr><th scope="col">Fiets</th><th scope="col">Dag</th></tr><tr><td>Stadsfiets</td><td>12 euro</td></tr></table>
<img src="/fiets.png" width="80" height="60"${alt}></main></body></html>`;
const ALT = ' alt="Een stadsfiets"';

test('the example of scan() gives a score', async () => {
  const file = join(packed.home, 'scan.mjs');
  const example = blockWith("import { scan } from 'pijler'");
  writeFileSync(
    file,
    `${inWorld(example)}\nconsole.log(JSON.stringify([score, pillars.length, findings.length > 100]));\n`,
  );
  const { exit, out } = await run([file]);
  expect([exit, out.trim()]).toEqual([0, '[100,6,true]']);
}, 120_000);

test('the Vitest example passes for a good page, and otherwise names the most expensive findings', async () => {
  const folder = join(packed.home, 'node_modules');
  mkdirSync(folder, { recursive: true });
  for (const name of ['vitest', 'vite']) symlinkSync(join(ROOT, 'node_modules', name), join(folder, name));
  const example = inWorld(blockWith("from 'vitest'"));
  writeFileSync(join(packed.home, 'good.test.js'), example);
  writeFileSync(
    join(packed.home, 'bad.test.js'),
    example.replace('https://goed.nl/', 'http://gewoon.nl/').replace('min: 80', 'min: 100, ignoreRobots: true'),
  );
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const good = await run([vitest, 'run', 'good.test.js', '--root', packed.home]);
  expect([good.exit, good.out]).toEqual([0, expect.stringContaining('1 passed')]);
  const bad = await run([vitest, 'run', 'bad.test.js', '--root', packed.home]);
  expect([bad.exit, bad.out]).toEqual([1, expect.stringMatching(/at least 100 was expected/)]);
}, 240_000);

anyTest(
  'the types fit the examples',
  async () => {
    const file = join(packed.home, 'types.mts');
    writeFileSync(
      file,
      `${blockWith("import { scan } from 'pijler'")}
import { matchersFor, type PijlerMatchers } from 'pijler';
const total: number | null = score;
// @ts-expect-error a pillar that is none
void scan('a.nl', { pillar: 'geld' });
const page: { url(): string } = { url: () => '' };
const { pass } = await matchersFor({ localhost: true }).toHaveGrade(page, { min: 80 });
export const all: readonly unknown[] = [total, pillars, findings, pass, null as unknown as PijlerMatchers];
`,
    );
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const flags = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
      '--types',
      '',
    ];
    const { exit, out } = await run([tsc, ...flags, file]);
    expect([exit, out]).toEqual([0, '']);
  },
  120_000,
);

/** Playwright's configuration: it uses the browser of this machine instead of its own. */
const playwrightConfig = (): string => `
  const use = { launchOptions: { executablePath: ${JSON.stringify(findChromium())}, args: ['--no-sandbox'] } };
  export default { testDir: '.', testMatch: '*.play.js', reporter: 'line', use };`;

// npm fetches Playwright from its registry, so this is for the full run.
(isFullRun ? test : anyTest.skip)(
  'the Playwright example passes for a good page, and otherwise names the most expensive findings',
  async () => {
    const shell = { cwd: packed.home, env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } };
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', PLAYWRIGHT], shell);
    const server = createServer((_, response) => {
      const page = ownPage(ALT);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const example = blockWith("from '@playwright/test'").replace('localhost:3000', `localhost:${port}`);
    const manifest = join(packed.home, 'package.json');
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), type: 'module' }));
    writeFileSync(join(packed.home, 'playwright.config.js'), playwrightConfig());
    writeFileSync(join(packed.home, 'good.play.js'), example);
    writeFileSync(join(packed.home, 'bad.play.js'), example.replace('min: 80', 'min: 100'));
    const cli = join(packed.home, 'node_modules/@playwright/test/cli.js');
    const good = await run([cli, 'test', 'good.play.js'], { inside: false });
    expect([good.exit, good.out]).toEqual([0, expect.stringContaining('1 passed')]);
    const bad = await run([cli, 'test', 'bad.play.js'], { inside: false });
    expect([bad.exit, bad.out]).toEqual([1, expect.stringMatching(/at least 100 was expected/)]);
  },
  300_000,
);

test('--watch scans again after a change, and reports what changed', async () => {
  let alt = '';
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(ownPage(alt));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const args = ['scan', `http://127.0.0.1:${port}/`, '--watch', '--key', 'k', '--language', 'en'];
  const child = spawn(process.execPath, [join(packed.own, 'pijler.js'), ...args], { cwd: packed.home });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Waiting for a change');
  alt = ALT;
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/^Better \(\d+\)\n- /m);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
}, 180_000);
