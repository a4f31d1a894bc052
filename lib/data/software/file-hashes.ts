/**
 * Released files that state neither their name nor their version, by the SHA-256 of the whole file. Computed by us from
 * the packages on the npm registry.
 */
export interface FileHash {
  /** Lower-case hexadecimal digits. */
  readonly sha256: string;
  /** Id of `libraries.ts`. */
  readonly library: string;
  /** The newest release that contains exactly this file. */
  readonly version: string;
  readonly source: string;
  readonly checked: string;
}

export const FILE_HASHES_CHECKED = '2026-11-20';

type Row = readonly [sha256: string, version: string];

/** `slick/slick.min.js`; up to 1.6.0 it has a banner, and 1.8.0 and 1.8.1 contain the same file. */
const SLICK: readonly Row[] = [
  ['05c732e60d7db00915ae57acdd91c0e13e223e1358f7ed657b750be9c6d3a5aa', '1.7.1'],
  ['0c7178cc6ca34fb18e30f070a5e7a1c287b2d7ccfcba2cfdf06e0f46eda55740', '1.8.1'],
  ['26560df683d14d64b1083b17471de0a219ebcabfcccc2dc177f6d6a3163335a6', '2.0.0'],
];

export const FILE_HASHES: readonly FileHash[] = SLICK.map(([sha256, version]) => ({
  sha256,
  library: 'slick',
  version,
  source: `https://www.npmjs.com/package/slick-carousel/v/${version}`,
  checked: FILE_HASHES_CHECKED,
}));
