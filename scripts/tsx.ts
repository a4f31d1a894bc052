import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** `node --import ./scripts/tsx.ts …`: Node strips types by itself; this makes calls of our markup, too. */

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: JSX, tsconfig: false });
    const [error] = errors;
    if (error !== undefined) throw error;
    return { format: 'module', shortCircuit: true, source: code };
  },
});
