import { existsSync, readFileSync, statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `node --import ./scripts/tsx.mjs …`: Node strips types by itself; what makes calls of our markup was made before. In plain JavaScript,
 * so that compiled code is taken from its cache from our first file on: Node's own parser of TypeScript, 16 MB that stay in memory, is
 * loaded by a first start alone.
 */

const ROOT = dirname(import.meta.dirname);

/** Where what was prepared stands: as `server/prepared/folder.ts` has it. */
const places = () => {
  const at = process.argv.findIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  const option = process.argv[at] === '--data' ? process.argv[at + 1] : process.argv[at]?.slice('--data='.length);
  const data = at === -1 ? process.env.PIJLER_DATA : option;
  return [...(data ? [join(resolve(data), 'prepared')] : []), join(ROOT, 'node_modules/.cache/pijler/prepared')];
};

/** Whether code that stands in a folder may be run: this user wrote it, or root, or whoever wrote the sources. */
const isTrusted = (folder) => {
  const own = process.getuid?.();
  return own === undefined || [own, 0, statSync(ROOT).uid].includes(statSync(folder).uid);
};

const COMPILED = 'compiled';

const place = places().find((one) => existsSync(one) && isTrusted(one));
if (place !== undefined) enableCompileCache(join(place, COMPILED));

const { findPreparedFolder } = await import('../server/prepared/folder.ts');
const FOLDER = findPreparedFolder();
// A first start makes that place.
if (place === undefined) enableCompileCache(join(dirname(FOLDER), COMPILED));

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = join(FOLDER, 'tsx', `${relative(ROOT, fileURLToPath(url))}.js`);
    if (!existsSync(file)) throw new Error(`${url} is not of the service.`);
    return { format: 'module', shortCircuit: true, source: readFileSync(file, 'utf8') };
  },
});
