import type { ServicePart } from '../api/service.ts';
import type { ResponseCache } from '../collect/network/response-cache.ts';
import type { ScanHost } from '../collect/network/scan-host.ts';
import type { Evidence } from '../evidence.ts';
import type { LedgerEntry } from '../model.ts';
import type { Beginning } from './begin.ts';
import type { ScanEvent } from './event.ts';
import type { Session } from './reduce.ts';

/** What an earlier run of the same scan found. */
export interface Earlier {
  readonly known: Partial<Evidence>;
  readonly rows: readonly LedgerEntry[];
  /** The scan service's part, or that it was called; null when it was not. */
  readonly service: ServicePart | null;
}

/** One scan, from its start to its end. */
export interface Plan extends Beginning {
  readonly past: Earlier;
  /** Address of the DNS-over-HTTPS resolver. */
  readonly resolver: string;
  /** Aborts when nobody waits for the scan any more. */
  readonly cancel: AbortSignal;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Aborts after `ms` milliseconds. */
  after(ms: number): AbortSignal;
}

/** What a scan needs from its environment. */
export interface ScanContext {
  readonly scanHost: ScanHost;
  readonly clock: Clock;
  readonly memory: ResponseCache;
  /** A row of the ledger was written; its contact waits until that is stored. */
  onRequestLogged(row: LedgerEntry, index: number): Promise<unknown>;
  /** Receives what happened, and the session before and after it. */
  onEvent(event: ScanEvent, now: Session, before: Session): Promise<void>;
}
