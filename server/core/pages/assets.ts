import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPreparedFolder } from '../../prepared/folder.ts';

export type Script = 'ask' | 'report';

/** Assets that pages request. */
export interface WebAssets {
  readonly style: string;
  /** Style of a report for a client, which is a standalone file. */
  readonly paper: string;
  /** Browser scripts: of the form where a domain is typed, and of a report. */
  readonly scripts: Readonly<Record<Script, string>>;
  /** Files that are served unchanged, by path. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** The same as stored in JSON: the bytes of files in base64. */
export interface StoredWebAssets extends Omit<WebAssets, 'files'> {
  readonly files: Readonly<Record<string, string>>;
}

const decodeFiles = (files: StoredWebAssets['files']): WebAssets['files'] =>
  Object.fromEntries(Object.entries(files).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));

let assets: WebAssets | undefined;

/** Loads style, fonts and icons, built from the same sources as the extension's. */
export const loadWebAssets = async (): Promise<WebAssets> => {
  if (assets === undefined) {
    const stored: StoredWebAssets = JSON.parse(readFileSync(join(findPreparedFolder(), 'web-assets.json'), 'utf8'));
    assets = { ...stored, files: decodeFiles(stored.files) };
  }
  return assets;
};
