import type { Evidence, FactName, Facts, Seen } from '../evidence.ts';
import type { LedgerEntry } from '../model.ts';
import { findStrangePolicies, parseEnforcedPolicies } from '../parse/csp/csp.ts';
import { readHttpDate } from '../parse/dates/mail-dates.ts';
import type { Note } from '../state.ts';
import { DAY } from '../time.ts';

/** Milliseconds by which the clocks of a site and of this device may differ. */
const CLOCKS = DAY;

/** Judged by the response to a made-up path, which no cache has from an earlier day; the age that a cache reports is added. */
const isClockWrong = ({ headers }: Facts['missing'], at: number): boolean => {
  const age = Number.parseInt(headers['age'] ?? '0', 10) * 1_000;
  const said = readHttpDate(headers['date'] ?? '', at);
  return said !== null && Math.abs(said + age - at) > CLOCKS;
};

const noteOfDocument = ({ complete, translated }: Facts['page']['document']): Note | null => {
  if (!complete) return 'hugePage';
  return translated ? 'translated' : null;
};

/** Conditions of a scan that its facts do not contain: its start, and its contacts. */
export interface ScanConditions {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rows?: readonly LedgerEntry[];
}

const isLedAway = ({ rows = [] }: ScanConditions): boolean =>
  rows.some(({ purpose, followed }) => purpose === 'page' && followed === false);

/** The note that a fact leads to: no network, a wall, a login page, a redirect that was not followed, a wrong clock. */
export const noteOf = (name: FactName, fact: Seen<unknown>, around: ScanConditions): Note | null => {
  const { at } = around;
  if (name === 'missing' && fact.seen && isClockWrong(fact.value as Facts['missing'], at)) return 'clock';
  if (name === 'page' && fact.seen) return noteOfDocument((fact.value as Facts['page']).document);
  if ((name === 'page' || name === 'raw') && !fact.seen && fact.why === 'tooLarge') return 'tooMuch';
  if (name !== 'fresh' || fact.seen) return null;
  if (fact.why === 'offline' || fact.why === 'wall' || fact.why === 'login') return fact.why;
  return isLedAway(around) ? 'redirects' : null;
};

/** The facts about policies: the note is determined when one of them arrives. */
export const POLICY_FACTS: readonly FactName[] = ['page', 'fresh', 'raw'];

/**
 * Whether something was refused on the page by a policy (CSP) that is not in the fresh answer and that the page does not
 * state itself. A policy that was taken away or loosened refuses nothing, and so cannot be seen.
 */
export const findPolicyNote = ({ page, fresh, raw }: Partial<Evidence>): Note | null => {
  if (!page?.seen || !fresh?.seen || !raw?.seen) return null;
  const { document, head } = page.value;
  const known = parseEnforcedPolicies(fresh.value.headers, [...raw.value.head.metas, ...head.metas]);
  return known !== null && findStrangePolicies(document.refusedBy ?? [], known).length > 0 ? 'otherPolicy' : null;
};
