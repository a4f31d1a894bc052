import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

export type Script = 'ask' | 'report';

/** What pages ask for beside themselves. */
export interface WebAssets {
  readonly style: string;
  /** What runs in the browser: where a domain is typed, and where a report is read. */
  readonly scripts: Readonly<Record<Script, string>>;
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
    // It builds on what `wxt prepare` makes, which a fresh clone has not.
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

/** Where files lie, by their paths. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['/fonts/atkinson-400.woff2', '/fonts/atkinson-700.woff2', '/icon/128.png'].map((path) => [path, `public${path}`]),
  ),
  '/share.png': 'server/web/share.png',
};

const collect = async (): Promise<WebAssets> => {
  const files = Object.entries(FILES).map(
    async ([path, file]) => [path, await readFile(join(ROOT, file), 'base64')] as const,
  );
  const style = await styleOf(join(import.meta.dirname, 'style.css'), new Set());
  const [ask, report] = await Promise.all([scriptOf('ask.tsx'), scriptOf('report.tsx')]);
  return { style, scripts: { ask, report }, files: Object.fromEntries(await Promise.all(files)) };
};

let assets: Promise<WebAssets> | undefined;

/** Style, fonts and icons, from the same sources as the extension's. */
export const webAssets = (): Promise<WebAssets> => {
  assets ??= collect();
  return assets;
};
