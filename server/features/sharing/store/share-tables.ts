import type { Generated } from 'kysely';

/** A link that shows a report to who has no key. */
export interface ShareRow {
  /** What it is called by; not a part of the link. */
  id: string;
  /** SHA-256 of what the link ends in, hexadecimal. */
  hash: string;
  team: string;
  /** The id of the key that made it. */
  key: string;
  site: string;
  /** The one scan that it shows; null where that is the latest of the site. */
  scan: string | null;
  made_at: Date;
  expires_at: Date;
}

/** What was seen of the proof that a domain's owner wants a badge: there, not there, or neither could be seen. */
export const PROOF_STATES = ['found', 'gone', 'unseen'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** A domain for which a team wants a badge. */
export interface BadgeRow {
  team: string;
  domain: string;
  /** What the owner of the domain puts on it. */
  token: string;
  made_at: Date;
  /** It is to be looked at, and was not yet. */
  check_due: Generated<boolean>;
  state: ProofState | null;
  checked_at: Date | null;
  /** When the proof was last seen; null where it never was, or is gone. */
  found_at: Date | null;
}
