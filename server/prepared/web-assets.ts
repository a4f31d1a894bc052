import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import type { StoredWebAssets } from '../core/pages/assets.ts';
import { ROOT } from './sources.ts';

/** The style sheet of the service's pages, with its imports. */
const STYLE = join(ROOT, 'server/app/style.css');
/** Folder of the scripts of the service's pages. */
const SCRIPTS = join(ROOT, 'server/features/scans/pages/client');
const IMPORT = /@import "(\.[^"]+)";\n?/g;

/** Reads a style sheet with all its imports inlined, each once. */
const readStyle = async (file: string, seen: Set<string>): Promise<string> => {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const parts: string[] = [];
  for (const [, path = ''] of text.matchAll(IMPORT)) parts.push(await readStyle(join(dirname(file), path), seen));
  return [...parts, text.replace(IMPORT, '')].join('\n');
};

/** Shows pages as sheets on a table, which print as the extension prints them. */
const SHEETS = `
:root { color-scheme: light; font-size: 10.5pt; }
@page { size: A4; margin: 15mm; }
@media screen {
  html { background: #ece9e1; }
  main { display: grid; grid-template-columns: minmax(0, 210mm); gap: 2rem; justify-content: center; padding: 2rem 1rem; }
  .paper { padding: 15mm; background: #ffffff; box-shadow: 0 1px 6px rgb(0 0 0 / 25%); }
  .cover { block-size: auto; min-block-size: 290mm; }
}
@media screen and (max-width: 44rem) {
  .paper { padding: 1.5rem; }
  .cover { min-block-size: 0; }
  .cover .result { grid-template-columns: minmax(0, 1fr); }
}
`;

const FONTS = /@font-face \{[^{}]*\}/g;

/** The print style, applied on screen too, and without fonts, which a standalone file does not have. */
const buildPaperStyle = async (): Promise<string> => {
  const files = ['components/shared/house.css', 'entrypoints/report/paper.css'];
  const [house, paper] = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return `${house?.replace(FONTS, '')}\n${paper?.replace('@media print {', '@media all {')}\n${SHEETS}`;
};

const bundleScript = async (file: string): Promise<string> => {
  const bundle = await rolldown({
    input: join(SCRIPTS, file),
    cwd: ROOT,
    // It extends what `wxt prepare` generates, which a fresh clone does not have.
    tsconfig: false,
    transform: {
      define: { 'import.meta.env': '{"STORE":true}' },
      jsx: { runtime: 'automatic', importSource: 'preact' },
    },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
};

/** Locations of files, by their paths. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['/fonts/atkinson-400.woff2', '/fonts/atkinson-700.woff2', '/icon/128.png'].map((path) => [path, `public${path}`]),
  ),
  '/share.png': 'server/core/pages/share.png',
};

/** Builds style, fonts and icons from the same sources as the extension's. */
export const makeWebAssets = async (): Promise<StoredWebAssets> => {
  const files = Object.entries(FILES).map(
    async ([path, file]) => [path, await readFile(join(ROOT, file), 'base64')] as const,
  );
  const style = await readStyle(STYLE, new Set());
  const [ask, report] = await Promise.all([bundleScript('ask.tsx'), bundleScript('report.tsx')]);
  const paper = await buildPaperStyle();
  return { style, paper, scripts: { ask, report }, files: Object.fromEntries(await Promise.all(files)) };
};
