import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScanResult } from '../../lib/api/result.ts';
import type { Report } from '../../lib/model.ts';

/** A scan as an earlier landed version kept it: the report, and the scan results by `tier language`. */
export interface RecordedScan {
  readonly report: Report;
  readonly results: Readonly<Record<string, ScanResult>>;
}

/** Scans that an earlier version made of recorded sites, by its own rules and words. */
export interface RecordedVersion {
  readonly name: string;
  readonly rules: number;
  readonly scans: readonly RecordedScan[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** What every landed version that is kept here made, the oldest first; scripts/keep-reports.ts adds one. */
export const recordedVersions = (): readonly RecordedVersion[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => /^rules-\d+-\d+\.json$/.test(name))
    .map((name) => ({ ...(read(name) as Omit<RecordedVersion, 'name'>), name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Every conclusion that a landed version could reach, by check: all that a stored report may tell. */
export const landedCodes = (): Readonly<Record<string, readonly string[]>> =>
  read('codes.json') as Readonly<Record<string, readonly string[]>>;
