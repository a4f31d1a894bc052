import { type Finding, failsOrWarns } from '../../model.ts';
import { getOwn } from '../../parse/text/own.ts';
import { repairsFor } from '../../repairs/repairs.ts';
import type { Site } from '../../repairs/shape.ts';

/** Header lines or records as they were found, and as they should be. */
export interface Beside {
  /** Verbatim; none where nothing was sent or published. */
  readonly now: readonly string[];
  readonly toSet: readonly string[];
}

/** What was found, of a finding on this site; null where that is told of something else. */
type Now = (finding: Finding, site: Site) => readonly string[] | null;

const verbatim: Now = ({ items, code }) => {
  if (items.length > 0) return items;
  return code === 'absent' ? [] : null;
};

const header =
  (name: string): Now =>
  (finding, site) =>
    verbatim(finding, site)?.map((value) => `${name}: ${value}`) ?? null;

/** A record that a site has, be it told by another check. */
const dmarc: Now = ({ code }, { dmarc: text }) => {
  if (text !== null && code !== 'several') return [text];
  return code === 'absent' ? [] : null;
};

/** By check. Those of policies (CSP) tell parts of them, and those of other hosts and pages nothing of this one. */
const FOUND: Readonly<Record<string, Now>> = {
  hsts: header('Strict-Transport-Security'),
  'content-type-options': header('X-Content-Type-Options'),
  'cross-origin-opener': header('Cross-Origin-Opener-Policy'),
  // The page's own markup may say it, too.
  'referrer-policy': verbatim,
  'dmarc-valid': dmarc,
  'dmarc-policy': dmarc,
  'dmarc-reporting': dmarc,
  'tls-rpt': verbatim,
};

/** What a site sends or publishes beside what its repair sets; null where nothing is to be repaired, or nothing set. */
export const besideOf = (finding: Finding, site: Site | null): Beside | null => {
  if (site === null || !failsOrWarns(finding)) return null;
  const now = getOwn(FOUND, finding.id)?.(finding, site) ?? null;
  const toSet = repairsFor(site, finding).flatMap(({ sets = [] }) => (sets.length > 0 ? [sets] : []))[0];
  return now === null || toSet === undefined ? null : { now, toSet };
};
