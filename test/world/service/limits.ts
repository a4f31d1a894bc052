/** The limits of docs/scan-api.md, counted by the sliding hour: its own book, none of the product's code. */

const HOUR = 3_600_000;

export interface Counted {
  readonly admitted: boolean;
  /** Requests left after this one. */
  readonly left: number;
  /** Seconds until the next is admitted; 0 when this one is. */
  readonly wait: number;
}

/** Counts requests per caller: an IP address or a key. `now` gives ms since 1970. */
export const hourlyCounter = (now: () => number): ((caller: string, limit: number) => Counted) => {
  const book = new Map<string, number[]>();
  return (caller, limit) => {
    const at = now();
    const recent = (book.get(caller) ?? []).filter((start) => at - start < HOUR);
    const first = recent[recent.length - limit];
    if (first !== undefined) return { admitted: false, left: 0, wait: Math.ceil((first + HOUR - at) / 1_000) };
    book.set(caller, [...recent, at]);
    return { admitted: true, left: limit - recent.length - 1, wait: 0 };
  };
};
