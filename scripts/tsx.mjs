import { existsSync, readFileSync, statSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `node --import ./scripts/tsx.mjs …`: Node strips types itself; our markup is compiled beforehand. This file is plain
 * JavaScript, so that all our files come from the compile cache: only the first start loads Node's TypeScript parser, which
 * stays in memory with 16 MB.
 */

const ROOT = dirname(import.meta.dirname);

/** Folders that may contain the prepared files: the same as in `server/prepared/folder.ts`. */
const places = () => {
  const at = process.argv.findIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  const option = process.argv[at] === '--data' ? process.argv[at + 1] : process.argv[at]?.slice('--data='.length);
  const data = at === -1 ? process.env.PIJLER_DATA : option;
  return [...(data ? [join(resolve(data), 'prepared')] : []), join(ROOT, 'node_modules/.cache/pijler/prepared')];
};

/** Whether code in a folder may be run: it belongs to this user, to root, or to the owner of the sources. */
const isTrusted = (folder) => {
  const own = process.getuid?.();
  return own === undefined || [own, 0, statSync(ROOT).uid].includes(statSync(folder).uid);
};

const COMPILED = 'compiled';

const place = places().find((one) => existsSync(one) && isTrusted(one));
if (place !== undefined) enableCompileCache(join(place, COMPILED));

const { findPreparedFolder } = await import('../server/prepared/folder.ts');
const FOLDER = findPreparedFolder();
// A first start creates that folder.
if (place === undefined) enableCompileCache(join(dirname(FOLDER), COMPILED));

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = join(FOLDER, 'tsx', `${relative(ROOT, fileURLToPath(url))}.js`);
    if (!existsSync(file)) throw new Error(`${url} is not of the service.`);
    return { format: 'module', shortCircuit: true, source: readFileSync(file, 'utf8') };
  },
});
