import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Every bench, one after the other so that none disturbs another; with names, only those: `npm run bench -- chains`. */
const BENCHES = ['chains', 'axe'];

const wanted = process.argv.slice(2);
const codes = BENCHES.filter((name) => wanted.length === 0 || wanted.includes(name)).map((name) => {
  process.stdout.write(`# ${name}\n`);
  return spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' }).status ?? 1;
});

process.exitCode = codes.find((code) => code !== 0) ?? 0;
