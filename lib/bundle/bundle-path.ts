/** Path of a scan service's data bundle, below its base address. */
export const BUNDLE_PATH = 'api/pijler-data.json';
