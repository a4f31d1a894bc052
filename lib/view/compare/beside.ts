import { type Finding, isFailOrWarn } from '../../model.ts';
import { getOwn } from '../../parse/text/own.ts';
import { findRepairs } from '../../repairs/repairs.ts';
import type { Site } from '../../repairs/shape.ts';

/** Header lines or records as they were found, and as they should be. */
export interface Beside {
  /** Verbatim; none where nothing was sent or published. */
  readonly now: readonly string[];
  readonly toSet: readonly string[];
}

/** What was found, of a finding on this site; null where that is told of something else. */
type Now = (finding: Finding, site: Site) => readonly string[] | null;

const readVerbatim: Now = ({ items, code }) => {
  if (items.length > 0) return items;
  return code === 'absent' ? [] : null;
};

const readHeader =
  (name: string): Now =>
  (finding, site) =>
    readVerbatim(finding, site)?.map((value) => `${name}: ${value}`) ?? null;

/** A record that a site has, be it told by another check. */
const readDmarc: Now = ({ code }, { dmarc: text }) => {
  if (text !== null && code !== 'several') return [text];
  return code === 'absent' ? [] : null;
};

/** By check. Those of policies (CSP) tell parts of them, and those of other hosts and pages nothing of this one. */
const FOUND: Readonly<Record<string, Now>> = {
  hsts: readHeader('Strict-Transport-Security'),
  'content-type-options': readHeader('X-Content-Type-Options'),
  'cross-origin-opener': readHeader('Cross-Origin-Opener-Policy'),
  // The page's own markup may say it, too.
  'referrer-policy': readVerbatim,
  'dmarc-valid': readDmarc,
  'dmarc-policy': readDmarc,
  'dmarc-reporting': readDmarc,
  'tls-rpt': readVerbatim,
};

/** What a site sends or publishes beside what its repair sets; null where nothing is to be repaired, or nothing set. */
export const findBeside = (finding: Finding, site: Site | null): Beside | null => {
  if (site === null || !isFailOrWarn(finding)) return null;
  const now = getOwn(FOUND, finding.id)?.(finding, site) ?? null;
  const toSet = findRepairs(site, finding).flatMap(({ sets = [] }) => (sets.length > 0 ? [sets] : []))[0];
  return now === null || toSet === undefined ? null : { now, toSet };
};
