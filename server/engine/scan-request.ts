import type { Evidence } from '../../lib/evidence.ts';
import type { Locale, Pillar, ViewName } from '../../lib/model.ts';
import type { ScanEvent } from '../../lib/session/event.ts';
import type { Session } from '../../lib/session/reduce.ts';
import type { BrowsingOptions } from './browsing.ts';
import type { StepsBefore } from './steps/step.ts';

/** What is to be scanned, and how it is told. */
export interface ScanRequest {
  /** An http or https address. */
  readonly url: string;
  /** One pillar alone; all six by default. */
  readonly pillar?: Pillar | null;
  /** Whose places it takes: those of keys, which is the default, or those that anybody has. */
  readonly lane?: 'keys' | 'public';
  /** Who may be contacted; B, the default, is the site, the resolver and the registry. */
  readonly level?: 'A' | 'B';
  /** Language of every sentence; Dutch by default. */
  readonly locale?: Locale;
  /** Where the report of a host will be; by default the address that was asked for. */
  readonly scanUrl?: (host: string) => string;
  /**
   * What the scan of another page of the same site gave (`Scanned.siteWide`), which is taken over where it holds for this page too,
   * and not asked again (`server/engine/site-facts.ts`).
   */
  readonly known?: Partial<Evidence>;
  /** Whether addresses of other pages of the site are wanted. */
  readonly wantsAddresses?: boolean;
  /** How it is looked at; absent, as a first-time visitor on a desktop does. */
  readonly browsing?: BrowsingOptions | undefined;
  /** What is done before it is looked at, on that page and those that follow it: the one where that ends is scanned. */
  readonly before?: StepsBefore | undefined;
  /** Other ways in which the page is looked at again afterwards (`views.ts`); none by default. */
  readonly views?: readonly ViewName[] | undefined;
  /** Aborts, with the reason `cancelled`, when nobody waits for it any more. */
  readonly cancel?: AbortSignal;
  /** Hears what happens while it is looked, and what the scan has become by it. A second try begins with `started` again. */
  readonly onEvent?: (event: ScanEvent, now: Session) => void;
}
