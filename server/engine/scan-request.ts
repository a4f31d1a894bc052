import type { Evidence } from '../../lib/evidence.ts';
import type { Locale, Pillar, ViewName } from '../../lib/model.ts';
import type { ScanEvent } from '../../lib/session/event.ts';
import type { Session } from '../../lib/session/reduce.ts';
import type { BrowsingOptions } from './browsing.ts';
import type { StepsBefore } from './steps/step.ts';

/** What is to be scanned, and how it is reported. */
export interface ScanRequest {
  /** An http or https address. */
  readonly url: string;
  /** Only one pillar; all six by default. */
  readonly pillar?: Pillar | null;
  /** Whose places it takes: those of keys, which is the default, or those of the public. */
  readonly lane?: 'keys' | 'public';
  /** Who may be contacted; B, the default, is the site, the resolver and the registry. */
  readonly level?: 'A' | 'B';
  /** Language of every sentence; Dutch by default. */
  readonly locale?: Locale;
  /** Where the report of a host will be; by default the requested address. */
  readonly scanUrl?: (host: string) => string;
  /**
   * Facts from the scan of another page of the same site (`Scanned.siteWide`). Those that hold for this page too are reused, and
   * not requested again (`server/engine/site-facts.ts`).
   */
  readonly known?: Partial<Evidence>;
  /** Whether addresses of other pages of the site are requested. */
  readonly wantsAddresses?: boolean;
  /** How the page is viewed; if absent, as by a first-time visitor on a desktop. */
  readonly browsing?: BrowsingOptions | undefined;
  /** Steps to perform first, on that page and those that follow it: the page where they end is scanned. */
  readonly before?: StepsBefore | undefined;
  /** Other views in which the page is examined again afterwards (`views.ts`); none by default. */
  readonly views?: readonly ViewName[] | undefined;
  /** Aborts, with the reason `cancelled`, when nobody waits for it any more. */
  readonly cancel?: AbortSignal;
  /**
   * Called with what happens during the scan, and the state of the scan after it. A second attempt begins with `started` again.
   */
  readonly onEvent?: (event: ScanEvent, now: Session) => void;
}
