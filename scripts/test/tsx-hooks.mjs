// Loads the .tsx of tests for Node, which strips types by itself but makes no calls of our markup.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

registerHooks({
  load(url, context, next) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(new URL(pathname, url));
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      lang: 'tsx',
      jsx: { runtime: 'automatic', importSource: 'preact' },
      sourcemap: false,
    });
    if (errors.length > 0) throw errors[0];
    return { format: 'module', shortCircuit: true, source: code };
  },
});
