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
  /** Files that are served as they are, by path. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** The same as it is stored in JSON: the bytes of files in base64. */
export interface StoredWebAssets extends Omit<WebAssets, 'files'> {
  readonly files: Readonly<Record<string, string>>;
}

const decodeFiles = (files: StoredWebAssets['files']): WebAssets['files'] =>
  Object.fromEntries(Object.entries(files).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));

let assets: WebAssets | undefined;

/** Style, fonts and icons, from the same sources as the extension's. */
export const loadWebAssets = async (): Promise<WebAssets> => {
  if (assets === undefined) {
    const stored: StoredWebAssets = JSON.parse(readFileSync(join(findPreparedFolder(), 'web-assets.json'), 'utf8'));
    assets = { ...stored, files: decodeFiles(stored.files) };
  }
  return assets;
};
