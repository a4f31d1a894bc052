import { createHash } from 'node:crypto';
import { toAddress } from '../../../../lib/api/request.ts';
import type { Locale, Pillar } from '../../../../lib/model.ts';
import { parseHost, stripWww } from '../../../../lib/parse/url/host-match.ts';
import { RULES } from '../../../../lib/score.ts';

/** The site that an address belongs to: its host without a leading `www.`. */
export const toSiteHost = (url: string): string => stripWww(parseHost(url));

/** The parameters of a scan. The requester is not part of them: one scan answers all tiers and both languages. */
export interface ScanSpec {
  /** An address as `toAddress` writes it. */
  readonly url: string;
  /** A single pillar; null for all six. */
  readonly pillar: Pillar | null;
  /** Language of the sentences. */
  readonly locale: Locale;
  /**
   * Separates the scan from others: only a scan with the same variant has its key, so it answers no other and is answered by
   * none.
   */
  readonly variant?: string;
}

/** Creates the parameters of a scan from a typed domain or address; null if it is not an address. */
export const toScanSpec = (typed: string, pillar: Pillar | null, locale: Locale): ScanSpec | null => {
  const url = toAddress(typed);
  return url === null ? null : { url: url.href, pillar, locale };
};

/**
 * Computes the key by which equal scans are recognised: the same for a page and a pillar in every language, but different under
 * other scoring rules; by default those of this version.
 */
export const toScanKey = (
  { url, pillar, variant }: Pick<ScanSpec, 'url' | 'pillar' | 'variant'>,
  rules = RULES,
): string =>
  createHash('sha256')
    .update(JSON.stringify([rules, url, pillar, ...(variant === undefined ? [] : [variant])]))
    .digest('hex');
