import type { Generated } from 'kysely';

/** A link that shows a report to people without a key. */
export interface ShareRow {
  /** Public id of the link; not part of its address. */
  id: string;
  /** SHA-256 of the link's token, in hexadecimal. */
  hash: string;
  team: string;
  /** Id of the key that created it. */
  key: string;
  site: string;
  /** The only scan that it shows; null for the latest of the site. */
  scan: string | null;
  made_at: Date;
  expires_at: Date;
}

/** Results of checking the proof that a domain's owner wants a badge: there, not there, or could not be checked. */
export const PROOF_STATES = ['found', 'gone', 'unseen'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** A domain for which a team wants a badge. */
export interface BadgeRow {
  team: string;
  domain: string;
  /** The code that the owner puts on the domain. */
  token: string;
  made_at: Date;
  /** Whether a check is due. */
  check_due: Generated<boolean>;
  state: ProofState | null;
  checked_at: Date | null;
  /** When the proof was last seen; null if it never was, or is gone. */
  found_at: Date | null;
}
