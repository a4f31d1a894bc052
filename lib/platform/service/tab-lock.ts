/**
 * Runs work on the ledger of a tab's ended scan one task at a time: a repeated call of the service, and requests about
 * the site. Resolves with the result of `work`.
 */
export const withTabLock = <T>(tabId: number, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`service:${tabId}`, work) as Promise<T>;
