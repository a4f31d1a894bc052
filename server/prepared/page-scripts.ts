import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { PageScripts } from '../engine/browser/page-scripts.ts';
import { ROOT } from './sources.ts';

/** Bundles one file of `in-page/` with all it imports into a script that defines `name`. */
const bundleScript = async (file: string, name: string): Promise<string> => {
  const bundle = await rolldown({
    input: join(ROOT, 'server/engine/in-page', file),
    cwd: ROOT,
    // It extends what `wxt prepare` generates, which a fresh clone does not have.
    tsconfig: false,
    // Our errors are returned as values; a page's console is not ours.
    transform: { define: { 'import.meta.env': '{"STORE":true}' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', name, minify: true });
  await bundle.close();
  return output[0].code;
};

const wrapCall = (script: string, call: string): string => `(() => { ${script}\nreturn ${call}; })()`;

/** Builds the scripts for pages from the same sources as the extension's. */
export const makePageScripts = async (): Promise<PageScripts> => {
  const readAxe = (name: string): Promise<string> => readFile(join(ROOT, 'node_modules/axe-core', name), 'utf8');
  const [taking, reader, examine, framePosition, libraries, engine, internals] = await Promise.all([
    bundleScript('globals.ts', 'pijlerGlobals'),
    bundleScript('page.ts', 'pijlerPage'),
    bundleScript('axe.ts', 'pijlerAxe'),
    bundleScript('frames.ts', 'pijlerFrames'),
    bundleScript('libraries.ts', 'pijlerLibraries'),
    readAxe('axe.min.js'),
    readAxe('gather-internals.js'),
  ]);
  const globals = wrapCall(taking, 'pijlerGlobals.take()');
  return {
    reader: `${globals};\n${wrapCall(reader, 'pijlerPage.putReader()')}`,
    axe: `${globals};\n${engine}\n;0`,
    internals,
    examine,
    framePosition: `${globals};\n${wrapCall(framePosition, 'pijlerFrames.locateFrame()')}`,
    libraries: wrapCall(libraries, 'pijlerLibraries.readLibraryVersions()'),
  };
};
