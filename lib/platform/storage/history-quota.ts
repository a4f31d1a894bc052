import { compareByNewest, type Dated, orderOf } from '../../view/order.ts';

/** What is kept at most: scans, and characters of them all as JSON, which are about bytes. */
export const QUOTA = { scans: 50, bytes: 20_000_000 };

interface StoredSize extends Dated {
  readonly id: string;
  readonly pinned?: boolean;
}

/** The latest moment that there is, ms since 1970 (ECMAScript, time values): what was spoiled is beyond it. */
const LAST = 8.64e15;

/** The order of a scan that was made just now: its time, or right after the last one where the clock was set back. */
export const computeNextOrder = (
  { finishedAt }: Dated,
  scans: readonly (Dated & { readonly imported?: boolean })[],
): number =>
  scans
    .filter((scan) => scan.imported !== true && orderOf(scan) < LAST)
    .reduce((last, scan) => Math.max(last, orderOf(scan) + 1), finishedAt);

const measureBytes = (scan: unknown): number => JSON.stringify(scan).length;

/** The scans that may go, the oldest first: what is pinned stays, and so does the scan that was just made. */
const mayGo = <Scan extends StoredSize>(scans: readonly Scan[], newest: string): readonly Scan[] =>
  scans.filter(({ id, pinned }) => pinned !== true && id !== newest).toSorted((a, b) => compareByNewest(b, a));

/** Ids of the scans that must go, oldest first, so that the rest is within the quota. */
export const listSurplus = (scans: readonly StoredSize[], newest: string): readonly string[] => {
  let count = scans.length;
  let bytes = scans.reduce((sum, scan) => sum + measureBytes(scan), 0);
  const leaving: string[] = [];
  for (const scan of mayGo(scans, newest)) {
    if (count <= QUOTA.scans && bytes <= QUOTA.bytes) break;
    leaving.push(scan.id);
    count -= 1;
    bytes -= measureBytes(scan);
  }
  return leaving;
};

/** Ids of as many of the oldest scans as one that finds no room is large; none where they are not that large together. */
export const listScansToReplace = (scans: readonly StoredSize[], scan: StoredSize): readonly string[] => {
  let lacking = measureBytes(scan);
  const leaving: string[] = [];
  for (const one of mayGo(scans, scan.id)) {
    if (lacking <= 0) break;
    leaving.push(one.id);
    lacking -= measureBytes(one);
  }
  return lacking <= 0 ? leaving : [];
};
