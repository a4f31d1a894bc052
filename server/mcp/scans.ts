import type { Finding, Locale, Pillar, Report } from '../../lib/model.ts';

/** A tool's request to a scanner. */
export interface ScanOrder {
  readonly url: string;
  readonly pillar: Pillar | null;
  readonly locale: Locale;
  readonly cancel: AbortSignal;
  /** Called with how many pillars were judged, and of how many. */
  readonly onProgress: (done: number, total: number) => void;
}
/** Scans a page; rejects with a `ScanFailure`. */
export type Scanner = (order: ScanOrder) => Promise<Report>;

/** Why a tool has no result: `message` says in our own words what helps. */
export class ToolRefusal extends Error {
  readonly code: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;
  constructor(code: string, help: string, retryAfter?: number) {
    super(help);
    this.name = 'ToolRefusal';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Maximum scans that are remembered for reading their details by id. */
const MAX_SCANS = 20;

/** Scans of one client, by id. Reading one may reject with a `ToolRefusal`. */
export interface RecentScans {
  add(report: Report): void;
  find(id: string): Promise<Report | null>;
  /** Ids to suggest to a client that requests one that does not exist. */
  ids(): readonly string[];
}

/** Remembers the latest twenty scans. */
export const createRecentScans = (): RecentScans => {
  const reports = new Map<string, Report>();
  return {
    add(report) {
      reports.set(report.id, report);
      const [oldest] = reports.keys();
      if (reports.size > MAX_SCANS && oldest !== undefined) reports.delete(oldest);
    },
    find: async (id) => reports.get(id) ?? null,
    ids: () => [...reports.keys()],
  };
};

/** A finding of a report by its check's id. */
export const findFinding = ({ findings }: Report, check: string): Finding | undefined =>
  findings.find(({ id }) => id === check);
