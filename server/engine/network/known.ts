import { toTarget } from '../../../lib/collect/target.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import type { Target } from '../../../lib/model.ts';
import type { ScanRequest } from '../scan-request.ts';
import { pickSharedFacts } from '../site-facts.ts';

/** Creates the target of a request whose page is at this address; `at` is when the scan began, in milliseconds since 1970. */
export const createTarget = (url: string, { level = 'B', pillar = null }: ScanRequest, at: number): Target =>
  toTarget({ tabId: 0, url, at, level, pillar });

/** The facts about it that are known already. */
export const pickKnown = (target: Target, { known = {} }: ScanRequest): Partial<Evidence> =>
  pickSharedFacts(known, target);
