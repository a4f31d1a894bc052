/** Where it is kept in memory what a scan service knows of the site of a tab's scan. */
export const toSiteKey = (tabId: number): string => `site:${tabId}`;
