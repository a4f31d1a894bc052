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

/** What of the service a process does: answer, scan, or both. */
export type Role = 'all' | 'web' | 'worker';

export interface ServiceSettings extends DeploymentSettings {
  readonly storeLocation: StoreLocation;
  /** Where reports that stay are kept; absent for in the store. */
  readonly objects?: ObjectStore | null;
  readonly role: Role;
  /** Where it listens; of port 0 the machine chooses one. */
  readonly host: string;
  readonly port: number;
  readonly needsKey: boolean;
  readonly engine: EngineSettings;
  /** Where figures are read; null for nowhere. */
  readonly metrics: MetricsAddress | null;
  /** The mail server that notices go by; null for none. */
  readonly mail: MailSettings | null;
  /** For how long scans are kept. */
  readonly keep: Retention;
  /** Key by which processes on one store seal what waits in the queue, 32 bytes; null where each would have its own. */
  readonly sealingKey?: Uint8Array | null;
  /** The name under which mail servers may be asked for TLS; null where the operator did not turn that on. */
  readonly mailTls?: string | null;
  /** Ms between two scans of one site; the default is that of a good guest. */
  readonly rest?: number;
  /** Called once everything is loaded and opened, before anybody is answered. */
  readonly loaded?: () => void;
  /** Hears of every scan, and of what goes wrong. */
  readonly log: {
    readonly worked: (scan: Worked) => void;
    /** `request` is the one in which it happened, by the id that its answer has. */
    readonly fault: (fault: Error, request?: string) => void;
  };
  /** The program's version, for the figures. */
  readonly version: string;
}

/** What both parts have beside the settings. */
export interface Common {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly health: Readiness;
  readonly sealer: Sealer | null;
}
