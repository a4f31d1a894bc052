import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a number of scans a day requires: sums of measurements and of assumptions, each named. */

/** Measurements. */
export interface Measured {
  /** Seconds of the processor for a scan's browser and engine (`docs/performance.md`, serve). */
  readonly scan: number;
  /** The same for store, queue and scan service without HTTP: ours, and the database's. */
  readonly own: number;
  readonly database: number;
  /** Maximum requests per second that one database answered. */
  readonly most: number;
  /** Bytes of a stored scan, of either tier. */
  readonly open: number;
  readonly whole: number;
}

/** Assumptions, which the command line can change. */
export interface Assumed {
  /** Requests in the busiest hour, as a multiple of the mean. */
  readonly peak: number;
  /** Share of a core that is used at the peak. */
  readonly used: number;
  /** Seconds that a scan of a site on the internet lasts. */
  readonly lasts: number;
  /** Share of scans requested by partners, whose reports stay. */
  readonly partners: number;
  /** Cores of a machine. */
  readonly cores: number;
}

export const ASSUMED: Assumed = { peak: 3, used: 0.7, lasts: 8, partners: 0.1, cores: 8 };

/** Days for which scans are stored by default (`server/features/scans/store/forget-scans.ts`). */
const RETENTION = { public: 30, partner: 400 };
const DAY = 86_400;

export interface Needs {
  readonly perDay: number;
  /** Scans per second in the busiest hour. */
  readonly perSecond: number;
  /** Scans in progress at once then. */
  readonly atOnce: number;
  readonly scanCores: number;
  readonly databaseCores: number;
  readonly machines: number;
  /** Share of the maximum that one database answered. */
  readonly share: number;
  readonly rows: number;
  readonly bytes: number;
}

export const needsOf = (perDay: number, measured: Measured, assumed: Assumed = ASSUMED): Needs => {
  const { peak, used, lasts, partners, cores } = assumed;
  const perSecond = (perDay / DAY) * peak;
  const scanCores = (perSecond * (measured.scan + measured.own)) / used;
  const [open, whole] = [perDay * (1 - partners) * RETENTION.public, perDay * partners * RETENTION.partner];
  return {
    ...{ perDay, perSecond, scanCores, atOnce: perSecond * lasts },
    databaseCores: (perSecond * measured.database) / used,
    machines: Math.ceil(scanCores / cores),
    share: perSecond / measured.most,
    rows: open + whole,
    bytes: open * measured.open + whole * measured.whole,
  };
};

/** Seconds of the processor that a scan took when the service was last measured. */
export const processorOfScan = (): number => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
  const [, seconds] = /\| 1 at once: processor of a scan\s*\|\s*([\d.]+) s/.exec(page) ?? [];
  if (seconds === undefined)
    throw new Error('docs/performance.md has no figures of the service: npm run bench -- serve --write');
  return Number(seconds);
};
