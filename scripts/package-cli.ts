import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildCli } from './package-cli/build.ts';

/** `npm run package:cli`: builds the command line as a package in `.output/cli`, and packs it beside that. */

const OUTPUT = join(import.meta.dirname, '../.output');
const folder = join(OUTPUT, 'cli');

await buildCli(folder);
const [packed] = execFileSync('npm', ['pack', '--silent', '--pack-destination', OUTPUT], {
  cwd: folder,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .slice(-1);
const file = join(OUTPUT, packed ?? '');
process.stdout.write(`${packed}  ${(statSync(file).size / 1000).toFixed(0)} kB\nnpm install --global ${file}\n`);
