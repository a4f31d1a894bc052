import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { makePageScripts } from './page-scripts.ts';
import { ROOT, sources } from './sources.ts';
import { makeWebAssets } from './web-assets.ts';

/** `node server/prepared/build.ts FOLDER`: makes in a folder what `folder.ts` tells of. */

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

/** Markup as calls; with `tsconfig: false` for what WXT makes of ours is not there in a fresh clone. */
const asCalls = (file: string): string => {
  const { code, errors } = transformSync(file, readFileSync(join(ROOT, file), 'utf8'), { jsx: JSX, tsconfig: false });
  const [error] = errors;
  if (error !== undefined) throw error;
  return code;
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const [folder = ''] = process.argv.slice(2);
for (const file of sources().filter((one) => one.endsWith('.tsx'))) {
  write(join(folder, 'tsx', `${file}.js`), asCalls(file));
}
const [scripts, assets] = await Promise.all([makePageScripts(), makeWebAssets()]);
write(join(folder, 'page-scripts.json'), JSON.stringify(scripts));
write(join(folder, 'web-assets.json'), JSON.stringify(assets));
