import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textAt } from './led.ts';

/** Files of which every read shows: by the time of their last access, which is put back before each look. */
export interface WatchedFiles {
  readonly folder: string;
  /** Starts to watch all of them anew. */
  reset(): void;
  wasRead(id: string): boolean;
  remove(): void;
}

/** A time that is a read's for sure to change: even systems that write few of them do so after a day. */
const LONG_AGO = new Date('2001-01-01');

export const watchFiles = (ids: readonly string[]): WatchedFiles => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-heen-'));
  const at = (id: string): string => join(folder, id);
  for (const id of ids) writeFileSync(at(id), textAt(id));
  const reset = (): void => {
    for (const id of ids) utimesSync(at(id), LONG_AGO, LONG_AGO);
  };
  reset();
  return {
    folder,
    reset,
    wasRead: (id) => statSync(at(id)).atimeMs !== LONG_AGO.getTime(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
