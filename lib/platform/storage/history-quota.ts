/** What is kept at most: scans, and characters of them all as JSON, which are about bytes. */
export const QUOTA = { scans: 50, bytes: 20_000_000 };

interface StoredSize {
  readonly id: string;
  readonly finishedAt: number;
  readonly pinned?: boolean;
}

/** Ids of the scans that must go, oldest first. What is pinned stays, and so does the scan that was just made. */
export const surplus = (scans: readonly StoredSize[], newest: string): readonly string[] => {
  const sized = scans.map((scan) => ({ ...scan, bytes: JSON.stringify(scan).length }));
  let count = sized.length;
  let bytes = sized.reduce((sum, scan) => sum + scan.bytes, 0);
  const leaving: string[] = [];
  const loose = sized.filter(({ id, pinned }) => pinned !== true && id !== newest);
  for (const scan of loose.toSorted((a, b) => a.finishedAt - b.finishedAt)) {
    if (count <= QUOTA.scans && bytes <= QUOTA.bytes) break;
    leaving.push(scan.id);
    count -= 1;
    bytes -= scan.bytes;
  }
  return leaving;
};
