import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileMarkup } from './markup.ts';
import { makePageScripts } from './page-scripts.ts';
import { listSources, ROOT } from './sources.ts';
import { makeWebAssets } from './web-assets.ts';

/** `node server/prepared/build.ts FOLDER`: builds in a folder what `folder.ts` describes. */

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const [folder = ''] = process.argv.slice(2);
for (const file of listSources().filter((one) => one.endsWith('.tsx'))) {
  write(join(folder, 'tsx', `${file}.js`), compileMarkup(file, readFileSync(join(ROOT, file), 'utf8')));
}
const [scripts, assets] = await Promise.all([makePageScripts(), makeWebAssets()]);
write(join(folder, 'page-scripts.json'), JSON.stringify(scripts));
write(join(folder, 'web-assets.json'), JSON.stringify(assets));
