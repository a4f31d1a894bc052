import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPreparedFolder } from '../../prepared/folder.ts';

/** The scripts that run in a page, each as the text of one expression or statement. */
export interface PageScripts {
  /** Injects the reader into the isolated world. */
  readonly reader: string;
  /** axe-core as it was published. */
  readonly axe: string;
  /** Reads what axe-core needs from the page's own world. */
  readonly internals: string;
  /** Defines `pijlerAxe`. */
  readonly examine: string;
  /** Finds the position of a frame. */
  readonly framePosition: string;
  /** Reads versions of libraries in the page's own world; leaves nothing behind there. */
  readonly libraries: string;
}

let scripts: PageScripts | undefined;

/** Loads the scripts, built from the same sources as the extension's. */
export const loadPageScripts = async (): Promise<PageScripts> => {
  scripts ??= JSON.parse(readFileSync(join(findPreparedFolder(), 'page-scripts.json'), 'utf8')) as PageScripts;
  return scripts;
};
