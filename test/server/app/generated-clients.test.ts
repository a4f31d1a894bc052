import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../../server/app/openapi/document.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll } from '../kit/store.ts';
import { worsen } from '../kit/worse-description.ts';

/**
 * Clients that three generators make from the OpenAPI description compile under strict types, and make typical requests to the service
 * with the key only in its header; and Spectral, a linter, reports nothing about it. Both come from npm into `.cache/clients`
 * (`scripts/clients`): part of `npm run full`.
 */

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(ROOT, 'scripts/clients');
const HOME = join(ROOT, '.cache/clients');

const run = promisify(execFile);
const inHome = (program: string, ...args: readonly string[]) =>
  run(process.execPath, [join(HOME, 'node_modules', program), ...args], { cwd: HOME, maxBuffer: 10_000_000 });

/** Whether the packages of the current lock file are already installed. */
const isInstalled = (): boolean => {
  const note = join(HOME, 'node_modules/.installed');
  return existsSync(note) && readFileSync(note, 'utf8') === readFileSync(join(SOURCE, 'package-lock.json'), 'utf8');
};

const install = async (): Promise<void> => {
  mkdirSync(HOME, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'orval.config.mjs'])
    cpSync(join(SOURCE, name), join(HOME, name));
  if (isInstalled()) return;
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: HOME, maxBuffer: 10_000_000 });
  cpSync(join(SOURCE, 'package-lock.json'), join(HOME, 'node_modules/.installed'));
};

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

beforeAll(async () => {
  await install();
  rmSync(join(HOME, 'made'), { recursive: true, force: true });
  cpSync(join(SOURCE, 'uses'), join(HOME, 'made'), { recursive: true });
  writeFileSync(join(HOME, 'openapi.json'), JSON.stringify(openApi('en')));
  await inHome('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'made/schema.ts');
  await inHome('@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'made/hey');
  await inHome('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs');
}, 600_000);

test('all three generated clients compile under strict types', { timeout: 300_000 }, async () => {
  const { stdout } = await inHome('typescript/bin/tsc', '-p', '.').catch((error: { readonly stdout: string }) => error);
  expect(stdout).toBe('');
});

test.each(['fetch', 'hey', 'orval'])(
  'the %s client works against the service, with the key only in its header',
  { timeout: 120_000 },
  async (use) => {
    const { app, base } = await listen();
    const requestOf: (readonly [url: string, key: unknown])[] = [];
    app.server.prependListener('request', ({ url = '', headers }) => requestOf.push([url, headers['x-gda-key']]));
    await service().work();
    const { key } = await createKey(store(), { name: use, perHour: 20 }, NOW);
    const file = join(HOME, `made/${use}.mjs`);
    await build({
      input: join(HOME, `made/${use}.ts`),
      platform: 'node',
      output: { file, format: 'esm' },
      logLevel: 'silent',
    });
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, BASE: base, KEY: key } });
    expect(JSON.parse(stdout)).toEqual({
      ...{ tier: 'partner', state: 'done', cadence: 'weekly' },
      refused: [404, 'not_found', 'Niet gevonden'],
    });
    expect(requestOf).toHaveLength(6);
    expect(requestOf.filter(([url, header]) => url.includes(key) || header !== key)).toEqual([]);
  },
);

/** What the tests use of Spectral, which has no types where it is installed. */
interface Spectral {
  setRuleset(ruleset: unknown): void;
  run(document: unknown): Promise<readonly { readonly code: string; readonly message: string }[]>;
}
interface SpectralCore {
  readonly Spectral: new () => Spectral;
  readonly Ruleset: new (options: object) => unknown;
}

/** What Spectral's recommended rules for OpenAPI report about a description, errors and warnings alike. */
const lint = async (document: unknown): Promise<readonly string[]> => {
  const load = createRequire(join(HOME, 'package.json'));
  const { Spectral, Ruleset } = load('@stoplight/spectral-core') as SpectralCore;
  const { oas } = load('@stoplight/spectral-rulesets') as { readonly oas: unknown };
  const linter = new Spectral();
  linter.setRuleset(new Ruleset({ extends: [[oas, 'recommended']] }));
  const found = await linter.run(JSON.parse(JSON.stringify(document)));
  return found.map(({ code, message }) => `${code}: ${message}`);
};

test('Spectral passes both languages, and fails a worsened description', { timeout: 60_000 }, async () => {
  expect(await lint(openApi('en'))).toEqual([]);
  expect(await lint(openApi('nl'))).toEqual([]);
  expect((await lint(worsen(openApi('en')))).length).toBeGreaterThan(1);
});
