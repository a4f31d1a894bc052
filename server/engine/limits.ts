/** Milliseconds of one scan: for all of it, until its page counts as loaded, and for the accessibility engine. */
export const LIMITS = { scan: 20_000, load: 8_000, engine: 10_000 };

/** Number of places that scans without a key may use at once: half of all, and at least one. */
export const countPublicPlaces = (places: number): number => Math.max(1, Math.floor(places / 2));
