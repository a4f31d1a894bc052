import { readVersions } from '../../../lib/collect/software/library-versions.ts';

/** Asks libraries in the page's own world for their version; what it tells is hostile data. */
export const readLibraryVersions = () => readVersions(globalThis, document);
