/** What a kept scan's place in time hangs on; times in ms since 1970. */
export interface Dated {
  readonly finishedAt: number;
  /** Absent in scans of before it was kept, and in those out of a file. */
  readonly order?: number;
}

/** Where a scan stands in time: the order in which this browser made its scans, whatever its clock said. */
export const orderOf = ({ finishedAt, order = finishedAt }: Dated): number => order;

/** Sorts the newest scan first. */
export const compareByNewest = (a: Dated, b: Dated): number => orderOf(b) - orderOf(a);
