import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { PageScripts } from '../engine/browser/page-scripts.ts';
import { ROOT } from './sources.ts';

/** One file of `in-page/` with all it imports, as a script that defines `name`. */
const bundleScript = async (file: string, name: string): Promise<string> => {
  const bundle = await rolldown({
    input: join(ROOT, 'server/engine/in-page', file),
    cwd: ROOT,
    // It builds on what `wxt prepare` makes, which a fresh clone has not.
    tsconfig: false,
    // Errors of ours come home as values; the console of a page is not ours.
    transform: { define: { 'import.meta.env': '{"STORE":true}' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', name, minify: true });
  await bundle.close();
  return output[0].code;
};

const wrapCall = (script: string, call: string): string => `(() => { ${script}\nreturn ${call}; })()`;

/** The scripts for pages, out of the same sources as the extension's. */
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
