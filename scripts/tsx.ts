import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparedFolder } from '../server/prepared/folder.ts';
import { ROOT } from '../server/prepared/sources.ts';

/** `node --import ./scripts/tsx.ts …`: Node strips types by itself; what makes calls of our markup was made before. */

const FOLDER = preparedFolder();
enableCompileCache(join(FOLDER, 'node'));

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = join(FOLDER, 'tsx', `${relative(ROOT, fileURLToPath(url))}.js`);
    if (!existsSync(file)) throw new Error(`${url} is not of the service.`);
    return { format: 'module', shortCircuit: true, source: readFileSync(file, 'utf8') };
  },
});
