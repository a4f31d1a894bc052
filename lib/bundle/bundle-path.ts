/** Where a scan service has its bundle of data, below its base address. */
export const BUNDLE_PATH = 'api/pijler-data.json';
