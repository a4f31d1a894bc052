import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** In the order of preference: without windows a scan takes a fifth less of the processor (docs/service-operate.md). */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Locations of Chromium outside `PATH`. */
const PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Finds the Chromium to use: the given one, else one on this machine. Throws a UsageError that says what to do. */
export const findBrowser = (named: string | null, path: string): string => {
  if (named !== null) {
    if (isProgram(named)) return named;
    throw new UsageError(({ noProgram }) => noProgram({ path: named }));
  }
  const folders = path.split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...inPath, ...PLACES].find(isProgram);
  if (found === undefined) throw new UsageError(({ noBrowser }) => noBrowser);
  return found;
};
