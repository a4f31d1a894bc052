import { findProgram } from './find-program.ts';

/** The Chromium of this machine; undefined when there is none. CHROMIUM names another. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM'] ?? findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);

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
