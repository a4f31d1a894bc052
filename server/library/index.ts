import type { Pijler, Scan, Scanner, ScannerOptions, ScanOptions } from './contract.ts';
import { createMatchersOn } from './matchers.ts';
import { openScannerOn } from './scanner.ts';

/** The package `pijler` as a library: `import { scan } from 'pijler'`. */

export const openScanner = (options: ScannerOptions = {}): Promise<Scanner> => openScannerOn(options);

export const scan = async (url: string, { pillar, signal, ...options }: ScanOptions = {}): Promise<Scan> => {
  const scanner = await openScannerOn(options);
  try {
    const request = { ...(pillar === undefined ? {} : { pillar }), ...(signal === undefined ? {} : { signal }) };
    return await scanner.scan(url, request);
  } finally {
    await scanner.close();
  }
};

export const matchersFor = (options: ScannerOptions): Pijler['matchers'] => createMatchersOn(scan, options);
export const matchers = matchersFor({});

/** Checks that this module exports what the published types declare. */
({ scan, openScanner, matchers, matchersFor }) satisfies Pijler;
