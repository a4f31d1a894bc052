import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UsageError } from './usage-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell'];
/** Locations of Chromium outside `PATH`. */
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/usr/lib/chromium/chromium-headless-shell',
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
  const inPath = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...inPath, ...PLACES].find(isProgram);
  if (found === undefined) throw new UsageError(({ noBrowser }) => noBrowser);
  return found;
};
