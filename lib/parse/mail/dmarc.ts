import { getOwn } from '../text/own.ts';
import { findTagValue, parseTagList, type TagList } from './tag-list.ts';

export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

/** A parsed DMARC policy record (RFC 9989 §4.7). */
export interface DmarcRecord {
  /** As written; null when absent or not a policy. */
  readonly p: DmarcPolicy | null;
  readonly sp: DmarcPolicy | null;
  readonly np: DmarcPolicy | null;
  /** `y`: a public suffix, `n`: the organisational domain, `u`: not specified. */
  readonly psd: 'y' | 'n' | 'u';
  /** Test mode: requests receivers to apply the next weaker policy. */
  readonly t: boolean;
  readonly rua: readonly DmarcUri[];
  readonly ruf: readonly DmarcUri[];
  /** The policy that receivers apply: `p`, or `none` by the rule of §4.10.1; null when they do nothing at all. */
  readonly policy: DmarcPolicy | null;
  /** Tags of RFC 7489 that RFC 9989 removed, in the order written. */
  readonly removed: readonly string[];
  /** The removed `pct`, which older receivers still honour; null when absent or not a number of 0-100. */
  readonly pct: number | null;
  /** Tags with a value that the grammar forbids, and pieces that are not tags, verbatim; both are ignored. */
  readonly errors: readonly string[];
  /** Tags that no receiver knows. */
  readonly unknown: readonly string[];
}

/** A reporting address. */
interface DmarcUri {
  readonly uri: string;
  /** Domain of a `mailto:` address, lower case; null when the address cannot be used. */
  readonly domain: string | null;
}

const POLICY = /^(?:none|quarantine|reject)$/i;
const REPORTING = /^(?:[01ds](?::[01ds])*)$/i;
const GRAMMAR: Readonly<Record<string, RegExp>> = {
  v: /^DMARC1$/,
  p: POLICY,
  sp: POLICY,
  np: POLICY,
  psd: /^[ynu]$/i,
  t: /^[yn]$/i,
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  fo: REPORTING,
  rua: /./,
  ruf: /./,
};
const REMOVED = ['pct', 'rf', 'ri'];

/** Whether a TXT text is a DMARC record: `v` first, and exactly `DMARC1` (§4.7), with optional white space around `=` (§4.8). */
export const isDmarc = (text: string): boolean => /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text);

const MAILBOX = /^mailto:[^@,\s]+@([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9])?)(?:\?.*)?$/i;

/** Parses reporting addresses; drops the size limit of RFC 7489 (`!10m`), as §4.7 requires. */
const parseUris = (value: string | undefined): DmarcUri[] => {
  const uris = (value ?? '')
    .split(',')
    .map((uri) => uri.trim())
    .filter((uri) => uri !== '');
  return uris.map((uri) => ({
    uri,
    domain: MAILBOX.exec(uri.replace(/!\d+[kmgt]?$/i, ''))?.[1]?.toLowerCase() ?? null,
  }));
};

const readPolicy = (list: TagList, name: string): DmarcPolicy | null => {
  const value = findTagValue(list, name);
  return value !== undefined && POLICY.test(value) ? (value.toLowerCase() as DmarcPolicy) : null;
};

const isWrong = ({ name, value }: TagList['tags'][number]): boolean =>
  getOwn(GRAMMAR, name.toLowerCase())?.test(value) === false;

/**
 * Resolves the policy (§4.10.1): without a valid `p`, or with an invalid `sp` or `np`, it is `none` when there is a
 * usable `rua`; else null, and DMARC does not apply.
 */
const resolvePolicy = (list: TagList, p: DmarcPolicy | null, rua: readonly DmarcUri[]): DmarcPolicy | null => {
  const isBroken = list.tags.some((tag) => /^(?:sp|np)$/.test(tag.name) && isWrong(tag));
  if (p !== null && !isBroken) return p;
  return rua.some(({ domain }) => domain !== null) ? 'none' : null;
};

const parsePercentage = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : null;

/** Parses a DMARC record; null when the text is not one. Never throws: faults are listed. */
export const parseDmarc = (text: string): DmarcRecord | null => {
  if (!isDmarc(text)) return null;

  const list = toLowerCaseTags(parseTagList(text));
  const names = list.tags.map(({ name }) => name);
  const p = readPolicy(list, 'p');
  const rua = parseUris(findTagValue(list, 'rua'));
  const psd = findTagValue(list, 'psd')?.toLowerCase();

  return {
    p,
    sp: readPolicy(list, 'sp'),
    np: readPolicy(list, 'np'),
    psd: psd === 'y' || psd === 'n' ? psd : 'u',
    t: findTagValue(list, 't')?.toLowerCase() === 'y',
    rua,
    ruf: parseUris(findTagValue(list, 'ruf')),
    policy: resolvePolicy(list, p, rua),
    removed: names.filter((name) => REMOVED.includes(name)),
    pct: parsePercentage(findTagValue(list, 'pct')),
    errors: [...list.tags.filter(isWrong).map(({ name, value }) => `${name}=${value}`), ...list.malformed],
    unknown: names.filter((name) => !Object.hasOwn(GRAMMAR, name) && !REMOVED.includes(name)),
  };
};

/**
 * Whether receivers by RFC 7489 (§6.3) apply the policy to a share of the mail: `pct` below 100 beside a policy that
 * asks for anything.
 */
export const isInStages = ({ pct, p, sp }: Pick<DmarcRecord, 'pct' | 'p' | 'sp'>): boolean =>
  pct !== null && pct < 100 && [p, sp].some((policy) => policy === 'quarantine' || policy === 'reject');

const toLowerCaseTags = ({ tags, malformed }: TagList): TagList => ({
  tags: tags.map(({ name, value }) => ({ name: name.toLowerCase(), value })),
  malformed,
});
