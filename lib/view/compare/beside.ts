import { type Finding, isFailOrWarn } from '../../model.ts';
import { getOwn } from '../../parse/text/own.ts';
import { findRepairs } from '../../repairs/repairs.ts';
import type { Site } from '../../repairs/shape.ts';

/** Header lines or records as they were found, and as they should be. */
export interface Beside {
  /** Verbatim; empty when nothing was sent or published. */
  readonly now: readonly string[];
  readonly toSet: readonly string[];
}

/** Returns what was found on this site for a finding; null when the finding is about something else. */
type Now = (finding: Finding, site: Site) => readonly string[] | null;

const readVerbatim: Now = ({ items, code }) => {
  if (items.length > 0) return items;
  return code === 'absent' ? [] : null;
};

const readHeader =
  (name: string): Now =>
  (finding, site) =>
    readVerbatim(finding, site)?.map((value) => `${name}: ${value}`) ?? null;

/** A record of the site, which another check may have reported. */
const readDmarc: Now = ({ code }, { dmarc: text }) => {
  if (text !== null && code !== 'several') return [text];
  return code === 'absent' ? [] : null;
};

/**
 * By check. Findings about policies (CSP) contain only parts of them, and those about other hosts and pages nothing of
 * this one.
 */
const FOUND: Readonly<Record<string, Now>> = {
  hsts: readHeader('Strict-Transport-Security'),
  'content-type-options': readHeader('X-Content-Type-Options'),
  'cross-origin-opener': readHeader('Cross-Origin-Opener-Policy'),
  // The page's own markup may set it, too.
  'referrer-policy': readVerbatim,
  'dmarc-valid': readDmarc,
  'dmarc-policy': readDmarc,
  'dmarc-reporting': readDmarc,
  'tls-rpt': readVerbatim,
};

/**
 * What a site sends or publishes, beside what its repair sets; null when there is nothing to repair, or the repair sets
 * nothing.
 */
export const findBeside = (finding: Finding, site: Site | null): Beside | null => {
  if (site === null || !isFailOrWarn(finding)) return null;
  const now = getOwn(FOUND, finding.id)?.(finding, site) ?? null;
  const toSet = findRepairs(site, finding).flatMap(({ sets = [] }) => (sets.length > 0 ? [sets] : []))[0];
  return now === null || toSet === undefined ? null : { now, toSet };
};
