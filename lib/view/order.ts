/** What determines a stored scan's place in time; times in ms since 1970. */
export interface Dated {
  readonly finishedAt: number;
  /** Absent in scans stored by versions without it, and in those from a file. */
  readonly order?: number;
}

/** A scan's place in time: the order in which this browser made its scans, whatever its clock showed. */
export const orderOf = ({ finishedAt, order = finishedAt }: Dated): number => order;

/** Sorts the newest scan first. */
export const compareByNewest = (a: Dated, b: Dated): number => orderOf(b) - orderOf(a);
