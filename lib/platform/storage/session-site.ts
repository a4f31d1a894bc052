/** Key in session memory for what a scan service knows about the site of a tab's scan. */
export const toSiteKey = (tabId: number): string => `site:${tabId}`;
