/** Ms of one scan: all of it, until its page counts as loaded, and the accessibility engine's part. */
export const LIMITS = { scan: 20_000, load: 8_000, engine: 10_000 };

/** Of so many places those that scans without a key may use at once: half, and one at least. */
export const countPublicPlaces = (places: number): number => Math.max(1, Math.floor(places / 2));
