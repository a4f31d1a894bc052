/**
 * One after the other, what goes on with the ledger of a tab's scan after its end: a question that is asked again, and those
 * about its site. Resolves to what `work` gives.
 */
export const runInTurn = <T>(tabId: number, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`service:${tabId}`, work) as Promise<T>;
