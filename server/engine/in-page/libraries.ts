import { readVersions } from '../../../lib/collect/software/library-versions.ts';

/** Reads the versions of libraries in the page's own world; the result is hostile data. */
export const readLibraryVersions = () => readVersions(globalThis, document);
