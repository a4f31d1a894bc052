import type { DeploymentSettings } from '../app/app.ts';
import type { Readiness } from '../core/http/health.ts';
import type { ObjectStore } from '../core/store/objects/object-store.ts';
import type { Store, StoreLocation } from '../core/store/open-store.ts';
import type { EngineSettings } from '../engine/settings.ts';
import type { MailSettings } from '../features/monitoring/notify/mail.ts';
import type { Retention } from '../features/scans/store/forget-scans.ts';
import type { Sealer } from '../features/scans/worker/sealed.ts';
import type { Worked } from '../features/scans/worker/work.ts';
import type { MetricsAddress } from '../metrics/listen.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Which part of the service a process runs: answering, scanning, or both. */
export type Role = 'all' | 'web' | 'worker';

export interface ServiceSettings extends DeploymentSettings {
  readonly storeLocation: StoreLocation;
  /** Where reports that stay are stored; absent for the store itself. */
  readonly objects?: ObjectStore | null;
  readonly role: Role;
  /** Where it listens; for port 0 the machine chooses one. */
  readonly host: string;
  readonly port: number;
  readonly needsKey: boolean;
  readonly engine: EngineSettings;
  /** Where metrics are served; null for nowhere. */
  readonly metrics: MetricsAddress | null;
  /** The mail server that sends notices; null for none. */
  readonly mail: MailSettings | null;
  /** For how long scans are stored. */
  readonly keep: Retention;
  /** Key with which processes on one store encrypt private scan requests in the queue, 32 bytes; null if each has its own. */
  readonly sealingKey?: Uint8Array | null;
  /** The name for connecting to mail servers to check their TLS; null if the operator did not turn that on. */
  readonly mailTls?: string | null;
  /** Milliseconds between two scans of one site; the default is considerate. */
  readonly rest?: number;
  /** Called once everything is loaded and opened, before any request is answered. */
  readonly loaded?: () => void;
  /** Called with every scan, and with faults. */
  readonly log: {
    readonly worked: (scan: Worked) => void;
    /** `request` is the id of the request in which it happened, as in its response. */
    readonly fault: (fault: Error, request?: string) => void;
  };
  /** The program's version, for metrics. */
  readonly version: string;
}

/** What both parts have in addition to the settings. */
export interface Common {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly health: Readiness;
  readonly sealer: Sealer | null;
}
