import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPreparedFolder } from '../../prepared/folder.ts';

export type Script = 'ask' | 'report';

/** What pages ask for beside themselves. */
export interface WebAssets {
  readonly style: string;
  /** Of a report for a client, which is a file by itself. */
  readonly paper: string;
  /** What runs in the browser: where a domain is typed, and where a report is read. */
  readonly scripts: Readonly<Record<Script, string>>;
  /** Files that are served as they are: their bytes in base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

let assets: WebAssets | undefined;

/** Style, fonts and icons, from the same sources as the extension's. */
export const loadWebAssets = async (): Promise<WebAssets> => {
  assets ??= JSON.parse(readFileSync(join(findPreparedFolder(), 'web-assets.json'), 'utf8')) as WebAssets;
  return assets;
};
