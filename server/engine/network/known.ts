import { toTarget } from '../../../lib/collect/target.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import type { Target } from '../../../lib/model.ts';
import type { ScanRequest } from '../scan-request.ts';
import { pickSharedFacts } from '../site-facts.ts';

/** What is looked at when the page of a request comes from this address; `at` is when that began, ms since 1970. */
export const createTarget = (url: string, { level = 'B', pillar = null }: ScanRequest, at: number): Target =>
  toTarget({ tabId: 0, url, at, level, pillar });

/** What is known of it already. */
export const pickKnown = (target: Target, { known = {} }: ScanRequest): Partial<Evidence> =>
  pickSharedFacts(known, target);
