import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, QUIET } from '../../test/browser/kit/chromium.ts';
import type { World } from '../../test/world/world.ts';

/** Version of Lighthouse, which is downloaded for a bench and is not a dependency of Pijler. */
export const LIGHTHOUSE = '13.5.0';
const CATEGORIES = 'accessibility,seo,best-practices';

const run = promisify(execFile);

/** Downloads it unless it is there; resolves with its program. */
export const fetchLighthouse = async (): Promise<string> => {
  const folder = join(tmpdir(), `pijler-lighthouse-${LIGHTHOUSE}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const there = await access(program).then(
    () => true,
    () => false,
  );
  if (!there) {
    await mkdir(folder, { recursive: true });
    await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `lighthouse@${LIGHTHOUSE}`]);
  }
  return program;
};

/** Milliseconds of one navigation with three categories by its own count, which leaves out the start of its browser. */
export const lighthouseOn = async (program: string, world: World, url: string): Promise<number> => {
  const flags = [...QUIET, '--headless=new', '--no-sandbox'];
  const way = [`--proxy-server=${world.proxy}`, `--ignore-certificate-errors-spki-list=${world.spki}`];
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      `--only-categories=${CATEGORIES}`,
      '--output=json',
      '--quiet',
      `--chrome-flags=${[...flags, ...way].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, maxBuffer: 2 ** 27 },
  );
  return (JSON.parse(stdout) as { timing: { total: number } }).timing.total;
};
