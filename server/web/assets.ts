import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** What pages ask for beside themselves. */
export interface WebAssets {
  readonly style: string;
  /** What runs in the browser where a report is read. */
  readonly script: string;
  /** Files that are served as they are: their bytes in base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /@import "(\.[^"]+)";\n?/g;

/** A style sheet with all that it imports in its place, each once. */
const styleOf = async (file: string, seen: Set<string>): Promise<string> => {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const parts: string[] = [];
  for (const [, path = ''] of text.matchAll(IMPORT)) parts.push(await styleOf(join(dirname(file), path), seen));
  return [...parts, text.replace(IMPORT, '')].join('\n');
};

const scriptOf = async (file: string): Promise<string> => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'client', file),
    cwd: ROOT,
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

const FILES = ['fonts/atkinson-400.woff2', 'fonts/atkinson-700.woff2', 'icon/32.png', 'icon/128.png'];

const collect = async (): Promise<WebAssets> => {
  const files = FILES.map(async (path) => [`/${path}`, await readFile(join(ROOT, 'public', path), 'base64')] as const);
  const style = await styleOf(join(import.meta.dirname, 'style.css'), new Set());
  return { style, script: await scriptOf('report.tsx'), files: Object.fromEntries(await Promise.all(files)) };
};

let assets: Promise<WebAssets> | undefined;

/** Style, fonts and icons, from the same sources as the extension's. */
export const webAssets = (): Promise<WebAssets> => {
  assets ??= collect();
  return assets;
};
