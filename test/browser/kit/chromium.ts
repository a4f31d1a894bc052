import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of this machine; undefined when there is none. CHROMIUM names another. */
export const findChromium = (): string | undefined => process.env['CHROMIUM'] ?? candidates().find(isExecutable);

const candidates = () =>
  NAMES.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Flags of a quiet browser: nothing of its own on the network, no first-run pages, usable as root in a container. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
];
