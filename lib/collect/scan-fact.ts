import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';

/** What was requested and under which conditions. */
export const scan = async ({
  url,
  host,
  domain,
  isPublic,
  onSharedSuffix,
  at,
  level,
}: Target): Promise<Facts['scan']> => ({ url, host, domain, isPublic, onSharedSuffix, at, level });
