import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareClone } from '../kit/bare-clone.ts';

/** What starts from a fresh clone, of which nothing was built: git brings the sources, npm the packages, and no more is there. */

let clone: string;
let remove = (): void => {};
beforeAll(() => ({ folder: clone, remove } = bareClone()));
afterAll(() => remove());

const TSX = ['--import', './scripts/tsx.ts'];
const BESIDE = 'node_modules/.cache/pijler/prepared';

const run = (script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(process.execPath, [...TSX, '--input-type=module', '--eval', script, '--', ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

const made = (place: string): readonly string[] =>
  existsSync(join(clone, place)) ? readdirSync(join(clone, place)).toSorted() : [];

describe('a fresh clone', () => {
  test('has what pages of the service and scanned pages are to run, and the service with all its pages', () => {
    const said = run(`
      import { webAssets } from './server/web/assets.ts';
      import { pageScripts } from './server/engine/page-scripts.ts';
      const { openService } = await import('./server/service.ts');
      const [{ scripts }, inPage] = await Promise.all([webAssets(), pageScripts()]);
      const all = [...Object.values(scripts), ...Object.values(inPage)];
      console.log(JSON.stringify([typeof openService, all.map(({ length }) => length > 100 || length)]));
    `);
    const [service, lengths] = JSON.parse(said);
    expect(service).toBe('function');
    expect(lengths).toEqual(Array(8).fill(true));
  });

  test('packs the command line', () => {
    const said = run(`
      import { existsSync } from 'node:fs';
      import { buildCli } from './scripts/package-cli/build.ts';
      await buildCli('packed');
      console.log(existsSync('packed/main.js'));
    `);
    expect(said.trim()).toBe('true');
  });
});

describe('what was prepared', () => {
  const WHERE = `import { preparedFolder } from './server/prepared/folder.ts'; console.log(preparedFolder());`;

  test('is made once, and again when a source is another', () => {
    const first = run(WHERE).trim();
    const { ino } = statSync(join(first, 'page-scripts.json'));
    expect(run(WHERE).trim()).toBe(first);
    expect(statSync(join(first, 'page-scripts.json')).ino).toBe(ino);
    execFileSync('sh', ['-c', 'echo "/* other */" >> server/web/style.css'], { cwd: clone });
    const second = run(WHERE).trim();
    expect(second).not.toBe(first);
    expect(readFileSync(join(second, 'web-assets.json'), 'utf8')).toContain('/* other */');
    expect(made(BESIDE).filter((name) => name.startsWith('part-'))).toEqual([]);
  });

  test.each([
    ['--data FOLDER', ['--data', 'given/data'], {}],
    ['--data=FOLDER', ['--data=given/data'], {}],
    ['PIJLER_DATA', [], { PIJLER_DATA: 'given/data' }],
  ])('stands in the data folder of a service that has no other: %s', (_, args, env) => {
    rmSync(join(clone, BESIDE), { recursive: true, force: true });
    const folder = run(WHERE, args, env).trim();
    expect(folder).toMatch(/\/given\/data\/prepared\/[0-9a-f]{32}$/);
    expect(statSync(join(clone, 'given/data')).mode & 0o77).toBe(0);
    expect(made(BESIDE)).toEqual([]);
    rmSync(join(clone, 'given'), { recursive: true });
    run(WHERE);
  });

  test.runIf(process.getuid?.() === 0)('of somebody else is not run by root', () => {
    mkdirSync(join(clone, 'other/prepared'), { recursive: true });
    execFileSync('chown', ['-R', '65534', join(clone, 'other')]);
    rmSync(join(clone, BESIDE), { recursive: true, force: true });
    expect(run(WHERE, ['--data', 'other']).trim()).toContain(BESIDE);
    expect(made('other/prepared')).toEqual([]);
  });
});

test.runIf(process.getuid?.() === 0)('what root prepared the user of the service can read', () => {
  const at = run(`import { preparedFolder } from './server/prepared/folder.ts'; console.log(preparedFolder());`).trim();
  execFileSync('chmod', ['755', clone]);
  const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', 'cat', join(at, 'page-scripts.json')];
  expect(execFileSync('setpriv', asNobody, { encoding: 'utf8', maxBuffer: 2 ** 26 })).toMatch(/^\{"reader"/);
});

test.runIf(existsSync('/proc/self/maps'))('a service that runs has no bundler in its memory', async () => {
  const script = `await import('./server/service.ts'); console.log('ready'); setInterval(() => {}, 1_000);`;
  const service = spawn(process.execPath, [...TSX, '--input-type=module', '--eval', script], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(service.stdout, 'data');
    const maps = readFileSync(`/proc/${service.pid}/maps`, 'utf8');
    // Programs of its own are there, so that the list is one.
    expect(maps).toContain('node');
    expect(maps).not.toMatch(/rolldown|oxc|esbuild/);
  } finally {
    service.kill('SIGKILL');
  }
});
