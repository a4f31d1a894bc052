import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { descendantsOf } from '../../scripts/test/descendants.ts';

const ROOT = join(import.meta.dirname, '../..');

test('npm run dev reloads the page after a change and leaves no process behind', { timeout: 120_000 }, async () => {
  const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' };
  const dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  dev.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  try {
    const shown = () => printed.match(/^shown: \d+ /gm)?.length ?? 0;
    await expect.poll(shown, { timeout: 60_000 }).toBe(1);
    const now = new Date();
    utimesSync(join(ROOT, 'components/report/Report.tsx'), now, now);
    await expect.poll(shown, { timeout: 60_000 }).toBe(2);
    expect(printed).toMatch(/^changed: components\/report\/Report\.tsx\nbuilt in [\d.]+ s$/m);
  } finally {
    const started = descendantsOf(dev.pid ?? 0);
    dev.kill('SIGINT');
    await once(dev, 'exit');
    const isThere = (pid: number) => descendantsOf(1).includes(pid);
    await expect.poll(() => started.filter(isThere), { timeout: 20_000 }).toEqual([]);
  }
});
