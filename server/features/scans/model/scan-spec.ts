import { createHash } from 'node:crypto';
import { toAddress } from '../../../../lib/api/request.ts';
import type { Locale, Pillar } from '../../../../lib/model.ts';
import { parseHost, stripWww } from '../../../../lib/parse/url/host-match.ts';
import { RULES } from '../../../../lib/score.ts';

/** What counts as one site for who visits it: a host, with `www.` before it or without. */
export const toSite = (url: string): string => stripWww(parseHost(url));

/** What is asked of a scan. Who asks is no part of it: all tiers, and both languages, are answered out of one. */
export interface ScanSpec {
  /** An address as `toAddress` writes it. */
  readonly url: string;
  /** One alone; null for all six. */
  readonly pillar: Pillar | null;
  /** Language of the sentences. */
  readonly locale: Locale;
  /** Sets the scan apart: without the same variant none has its key, so it answers no other and is answered by none. */
  readonly variant?: string;
}

/** What is asked of a scan of a domain or address as it was typed; null where that is none. */
export const toScanSpec = (typed: string, pillar: Pillar | null, locale: Locale): ScanSpec | null => {
  const url = toAddress(typed);
  return url === null ? null : { url: url.href, pillar, locale };
};

/**
 * The key by which equal scans are recognised: the same for a page and a pillar in every language, and another under other
 * rules of scoring; those of this version by default.
 */
export const toScanKey = (
  { url, pillar, variant }: Pick<ScanSpec, 'url' | 'pillar' | 'variant'>,
  rules = RULES,
): string =>
  createHash('sha256')
    .update(JSON.stringify([rules, url, pillar, ...(variant === undefined ? [] : [variant])]))
    .digest('hex');
