/** The table of sites. */
export const SITES = '/sites';
export const IMPORT = `${SITES}/import`;
export const SITES_SCAN = `${SITES}/scannen`;
/** Where it is said that falls were seen, and where a scan of many is stopped. */
export const SITES_SEEN = `${SITES}/gezien`;
export const SITES_CHOSEN = `${SITES}/gekozen`;
export const SITES_STOP = `${SITES}/stoppen`;
export const SITES_XLSX = `${SITES}/sites.xlsx`;
export const SITES_CSV = `${SITES}/sites.csv`;
export const SITES_ZIP = `${SITES}/reports.zip`;

/** Where a site is shown, and where its forms go; of `:id` they are the routes. */
export const sitePaths = (id: string) => {
  const page = `${SITES}/${id === ':id' ? id : encodeURIComponent(id)}`;
  return { page, details: `${page}/gegevens`, decide: `${page}/besluit`, remove: `${page}/verwijderen` };
};

/** Where a scan of a site is shown whole. */
export const siteScanPath = (id: string, scan: string): string =>
  `${sitePaths(id).page}/scans/${encodeURIComponent(scan)}`;
