import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareClone } from '../kit/bare-clone.ts';

/** A fresh clone in which nothing was built starts: git brings the sources, npm the packages, and there is nothing else. */

let clone: string;
let remove = (): void => {};
beforeAll(() => ({ folder: clone, remove } = bareClone()));
afterAll(() => remove());

const TSX = ['--import', './scripts/tsx.mjs'];
const BESIDE = 'node_modules/.cache/pijler/prepared';

const run = (script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(process.execPath, [...TSX, '--input-type=module', '--eval', script, '--', ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

const create = (path: string): readonly string[] =>
  existsSync(join(clone, path)) ? readdirSync(join(clone, path)).toSorted() : [];

describe('a fresh clone', () => {
  test('builds the scripts for pages of the service and scanned pages, and loads the service with all its pages', () => {
    const said = run(`
      import { loadWebAssets } from './server/core/pages/assets.ts';
      import { loadPageScripts } from './server/engine/browser/page-scripts.ts';
      const { openService } = await import('./server/service.ts');
      await Promise.all([import('./server/roles/web.ts'), import('./server/roles/worker.ts')]);
      const [{ scripts }, inPage] = await Promise.all([loadWebAssets(), loadPageScripts()]);
      const all = [...Object.values(scripts), ...Object.values(inPage)];
      console.log(JSON.stringify([typeof openService, all.map(({ length }) => length > 100 || length)]));
    `);
    const [service, lengths] = JSON.parse(said);
    expect(service).toBe('function');
    expect(lengths).toEqual(Array(8).fill(true));
  });

  test('builds the command line package', () => {
    const said = run(`
      import { existsSync } from 'node:fs';
      import { buildCli } from './scripts/package-cli/build.ts';
      await buildCli('packed');
      console.log(existsSync('packed/main.js'));
    `);
    expect(said.trim()).toBe('true');
  });
});

describe('prepared files', () => {
  const WHERE = `import { findPreparedFolder } from './server/prepared/folder.ts'; console.log(findPreparedFolder());`;

  test('are made once, and again when a source changes', () => {
    const first = run(WHERE).trim();
    const { ino } = statSync(join(first, 'page-scripts.json'));
    expect(run(WHERE).trim()).toBe(first);
    expect(statSync(join(first, 'page-scripts.json')).ino).toBe(ino);
    execFileSync('sh', ['-c', 'echo "/* other */" >> server/app/style.css'], { cwd: clone });
    const second = run(WHERE).trim();
    expect(second).not.toBe(first);
    expect(readFileSync(join(second, 'web-assets.json'), 'utf8')).toContain('/* other */');
    expect(create(BESIDE).filter((name) => name.startsWith('part-'))).toEqual([]);
  });

  test.each([
    ['--data FOLDER', ['--data', 'given/data'], {}],
    ['--data=FOLDER', ['--data=given/data'], {}],
    ['PIJLER_DATA', [], { PIJLER_DATA: 'given/data' }],
  ])('are in the data folder when the service has no other: %s', (_, args, env) => {
    rmSync(join(clone, BESIDE), { recursive: true, force: true });
    const folder = run(WHERE, args, env).trim();
    expect(folder).toMatch(/\/given\/data\/prepared\/[0-9a-f]{32}$/);
    expect(statSync(join(clone, 'given/data')).mode & 0o77).toBe(0);
    expect(create(BESIDE)).toEqual([]);
    rmSync(join(clone, 'given'), { recursive: true });
    run(WHERE);
  });

  test.each([
    ['beside the packages', []],
    ['in a data folder', ['--data', 'given/data']],
  ])('include Node’s compile cache, %s: later starts do not load its TypeScript parser', (_, args) => {
    const LOADED = `await import('./server/cli/serve.ts');
      console.log(process.moduleLoadList.some((name) => name.includes('amaro')));`;
    rmSync(join(clone, BESIDE), { recursive: true, force: true });
    expect([1, 2, 3].map(() => run(LOADED, args).trim())).toEqual(['true', 'true', 'false']);
    rmSync(join(clone, 'given'), { recursive: true, force: true });
    run(WHERE);
  });

  test.runIf(process.getuid?.() === 0)('are not used by root when somebody else owns them', () => {
    mkdirSync(join(clone, 'other/prepared'), { recursive: true });
    execFileSync('chown', ['-R', '65534', join(clone, 'other')]);
    rmSync(join(clone, BESIDE), { recursive: true, force: true });
    expect(run(WHERE, ['--data', 'other']).trim()).toContain(BESIDE);
    expect(create('other/prepared')).toEqual([]);
  });
});

test.runIf(process.getuid?.() === 0)('the service’s user can read what root prepared', () => {
  const at = run(
    `import { findPreparedFolder } from './server/prepared/folder.ts'; console.log(findPreparedFolder());`,
  ).trim();
  execFileSync('chmod', ['755', clone]);
  const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', 'cat', join(at, 'page-scripts.json')];
  expect(execFileSync('setpriv', asNobody, { encoding: 'utf8', maxBuffer: 2 ** 26 })).toMatch(/^\{"reader"/);
});

test('a process of one role does not load modules of the other', () => {
  const loaded = (role: string): readonly string[] => {
    const script = `import { registerHooks } from 'node:module';
      const files = [];
      registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
      await import('./server/cli/serve.ts');
      await import('./server/service.ts');
      await import('./server/roles/${role}.ts');
      console.log(JSON.stringify(files));`;
    return JSON.parse(run(script)) as readonly string[];
  };
  const [web, worker] = [loaded('web'), loaded('worker')];
  const has = (files: readonly string[], part: string): boolean => files.some((url) => url.includes(part));
  // Each name must be loaded by the other role, which shows that it is right.
  for (const part of ['/node_modules/puppeteer-core/', '/node_modules/cld3-asm/', '/server/engine/engine.ts'])
    expect([part, has(web, part), has(worker, part)]).toEqual([part, false, true]);
  for (const part of ['/node_modules/preact/', '/node_modules/fastify/', '/server/core/pages/', '/server/app/app.ts'])
    expect([part, has(web, part), has(worker, part)]).toEqual([part, true, false]);
  // Modules that only some services need are loaded on use.
  for (const part of ['/node_modules/@electric-sql/', '/node_modules/nodemailer/'])
    expect([part, has(web, part), has(worker, part)]).toEqual([part, false, false]);
});

test.runIf(existsSync('/proc/self/maps'))('a running service has no bundler in memory', async () => {
  const script = `for (const one of ['service', 'roles/web', 'roles/worker']) await import(\`./server/${'$'}{one}.ts\`); console.log('ready'); setInterval(() => {}, 1_000);`;
  const service = spawn(process.execPath, [...TSX, '--input-type=module', '--eval', script], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(service.stdout, 'data');
    const maps = readFileSync(`/proc/${service.pid}/maps`, 'utf8');
    // Node's own program is in the list, which shows that the list is right.
    expect(maps).toContain('node');
    expect(maps).not.toMatch(/rolldown|oxc|esbuild/);
  } finally {
    service.kill('SIGKILL');
  }
});
