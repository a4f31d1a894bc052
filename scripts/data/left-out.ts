import { WITHOUT_BRANCHES } from './end-of-life-products.ts';

/** A row that a table does not contain, and why: written to `lib/data/generated/left-out.json`. */
export interface LeftOut {
  readonly table: string;
  readonly row: string;
  readonly why: string;
}

/** Top-level domains whose registry's server is in no list that was found. */
const WITHOUT_RDAP: Readonly<Record<string, string>> = {
  be: "Not in IANA's list, and no page of DNS Belgium was found that names a server.",
  eu: "Not in IANA's list, and no page of EURid was found that names a server.",
  nu: "Not in IANA's list, and no page of The Swedish Internet Foundation was found that names a server.",
  se: "Not in IANA's list, and no page of The Swedish Internet Foundation was found that names a server.",
};

const listed = (table: string, reasons: Readonly<Record<string, string>>): readonly LeftOut[] =>
  Object.entries(reasons).map(([row, why]) => ({ table, row, why }));

/** What no source covers: products without branches, names without a register. */
export const KNOWN_GAPS: readonly LeftOut[] = [
  ...listed('endOfLife', WITHOUT_BRANCHES),
  ...listed('rdapServers', WITHOUT_RDAP),
];

/** Sorts by table and row, each once. */
export const sortedGaps = (gaps: readonly LeftOut[]): readonly LeftOut[] =>
  [...new Map(gaps.map((gap) => [`${gap.table} ${gap.row} ${gap.why}`, gap] as const)).values()].toSorted(
    (a, b) =>
      a.table.localeCompare(b.table, 'en') || a.row.localeCompare(b.row, 'en') || a.why.localeCompare(b.why, 'en'),
  );
