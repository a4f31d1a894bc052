import type { StoredAnswer } from '../../collect/network/response-cache.ts';
import type { Locale, Target, Tier } from '../../model.ts';
import type { Earlier } from '../../session/plan.ts';
import type { Settings } from '../../settings.ts';
import type { Note, ScanState } from '../../state.ts';
import type { Access } from '../page/access.ts';
import type { Shown } from '../page/shown.ts';

/** What an earlier background stored about a scan. */
export interface ResumeData extends Earlier {
  readonly answers: ReadonlyMap<string, readonly StoredAnswer[]>;
  /** Its keys in session memory. */
  readonly keys: readonly string[];
}
export const NO_RESUME_DATA: ResumeData = { known: {}, rows: [], answers: new Map(), service: null, keys: [] };

/** One scan of one tab, from its start to its end. */
export interface Job {
  readonly id: string;
  readonly target: Target;
  readonly tier: Tier;
  readonly access: Access;
  readonly notes?: readonly Note[];
  readonly lackedBefore?: readonly string[];
  readonly settings: Settings;
  readonly locale: Locale;
  /** A private window: nothing is stored outside session memory. */
  readonly isPrivate: boolean;
  readonly shown: Shown | null;
  /** How often another background resumed it, and what the earlier ones stored. */
  readonly attempts: number;
  readonly past: ResumeData;
  readonly cancel: AbortSignal;
  /** Called on every change. */
  readonly changed: (state: ScanState) => Promise<void>;
}
