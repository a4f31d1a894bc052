import { availableParallelism } from 'node:os';
import { EGRESS, type EgressSettings } from '../egress/dial.ts';
import { LIMITS } from './limits.ts';

/** What an engine is opened with. */
export interface EngineSettings {
  /** The program of Chromium. */
  readonly browser: string;
  /** Scans at once. */
  readonly atOnce: number;
  /** Address of the DNS-over-HTTPS resolver; the operator's own choice, so it is reached directly. */
  readonly resolver: string;
  /** Certificates of authorities that are trusted beside the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Where who runs this can be asked about it: stands in the user agent; null where nobody is named. */
  readonly contact: string | null;
  /** Whether a host, in lower case and without a last dot, asked not to be scanned. */
  isNeverScanned(host: string): boolean;
  /** Leaves pages alone that robots.txt forbids to `Pijler`. */
  readonly heedsRobots: boolean;
  readonly egress: EgressSettings;
  /** Version of the program, as it stands in reports. */
  readonly version: string;
}

/** Ms kept for judging and for the way back. */
const RESERVE = 1_000;

/** Whole ms that looking may still take, at most `most`, in a scan that began so many ms ago: its page took some of them to load. */
export const computeTimeLeft = (ago: number, most: number): number =>
  Math.floor(Math.max(0, Math.min(most, LIMITS.scan - RESERVE - ago)));

/** Everything that has a default. */
export const DEFAULTS: Omit<EngineSettings, 'browser' | 'version'> = {
  atOnce: availableParallelism(),
  resolver: 'https://cloudflare-dns.com/dns-query',
  authorities: [],
  contact: null,
  isNeverScanned: () => false,
  heedsRobots: true,
  egress: EGRESS,
};
