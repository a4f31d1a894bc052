import { availableParallelism } from 'node:os';
import { EGRESS, type EgressSettings } from '../egress/dial.ts';
import { LIMITS } from './limits.ts';

/** Settings of an engine. */
export interface EngineSettings {
  /** Path of Chromium. */
  readonly browser: string;
  /** Maximum concurrent scans. */
  readonly atOnce: number;
  /** Address of the DNS-over-HTTPS resolver; the operator's own choice, so it is reached directly. */
  readonly resolver: string;
  /** Certificates of authorities to trust in addition to the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Where to ask the operator about these visits: part of the user agent; null if nobody is named. */
  readonly contact: string | null;
  /** Whether a host (in lower case, without a trailing dot) has opted out of scans. */
  isNeverScanned(host: string): boolean;
  /** Skips pages that robots.txt disallows for `Pijler`. */
  readonly heedsRobots: boolean;
  readonly egress: EgressSettings;
  /** Version of the program, for reports. */
  readonly version: string;
}

/** Milliseconds reserved for judging and for returning the result. */
const RESERVE = 1_000;

/**
 * Whole milliseconds that examining may still take, at most `most`, in a scan that began `ago` milliseconds ago, part of which
 * its page took to load.
 */
export const computeTimeLeft = (ago: number, most: number): number =>
  Math.floor(Math.max(0, Math.min(most, LIMITS.scan - RESERVE - ago)));

/** Defaults of all settings that have one. */
export const DEFAULTS: Omit<EngineSettings, 'browser' | 'version'> = {
  atOnce: availableParallelism(),
  resolver: 'https://cloudflare-dns.com/dns-query',
  authorities: [],
  contact: null,
  isNeverScanned: () => false,
  heedsRobots: true,
  egress: EGRESS,
};
