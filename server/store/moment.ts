/** A moment in ms since 1970 as the store's columns have it. */
export const toDate = (at: number): Date => new Date(at);
