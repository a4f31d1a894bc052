// Loads the .tsx of tests for Node, which strips types itself but does not compile our markup.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileMarkup } from '../../server/prepared/markup.ts';

registerHooks({
  load(url, context, next) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(new URL(pathname, url));
    return { format: 'module', shortCircuit: true, source: compileMarkup(file, readFileSync(file, 'utf8')) };
  },
});
