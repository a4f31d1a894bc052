import { getOwn } from '../text/own.ts';
import { findTagValue, parseTagList, type Tag, type TagList } from './tag-list.ts';

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
  /**
   * Tags with a value that the grammar forbids, policies with more than one value, and pieces that are not tags,
   * verbatim; all are ignored.
   */
  readonly errors: readonly string[];
  /** Names of tags that are there more than once: the whole list is invalid then (RFC 6376 §3.2); many receivers read one of them. */
  readonly repeated: readonly string[];
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

const POLICIES = ['p', 'sp', 'np'];

/** Tags whose value the grammar forbids, and policies with several values: nobody knows which one a receiver takes. */
const findWrong = ({ tags }: TagList): readonly Tag[] => {
  const valuesOf = (policy: string) =>
    tags.flatMap(({ name, value }) => (name === policy ? [value.toLowerCase()] : []));
  const contradicted = POLICIES.filter((policy) => new Set(valuesOf(policy)).size > 1);
  return tags.filter((tag) => getOwn(GRAMMAR, tag.name)?.test(tag.value) === false || contradicted.includes(tag.name));
};

const readPolicy = ({ tags }: TagList, wrong: readonly Tag[], wanted: string): DmarcPolicy | null => {
  const tag = tags.find(({ name }) => name === wanted);
  return tag === undefined || wrong.includes(tag) ? null : (tag.value.toLowerCase() as DmarcPolicy);
};

/**
 * Resolves the policy (§4.10.1): without one valid `p`, or with an invalid `sp` or `np`, it is `none` when there is a
 * usable `rua`; else null, and DMARC does not apply.
 */
const resolvePolicy = (p: DmarcPolicy | null, wrong: readonly Tag[], rua: readonly DmarcUri[]): DmarcPolicy | null => {
  if (p !== null && !wrong.some(({ name }) => POLICIES.includes(name))) return p;
  return rua.some(({ domain }) => domain !== null) ? 'none' : null;
};

const parsePercentage = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : null;

/** Parses a DMARC record; null when the text is not one. Never throws: faults are listed. */
export const parseDmarc = (text: string): DmarcRecord | null => {
  if (!isDmarc(text)) return null;

  const list = toLowerCaseTags(parseTagList(text));
  const names = list.tags.map(({ name }) => name);
  const wrong = findWrong(list);
  const p = readPolicy(list, wrong, 'p');
  const rua = parseUris(findTagValue(list, 'rua'));
  const psd = findTagValue(list, 'psd')?.toLowerCase();

  return {
    p,
    sp: readPolicy(list, wrong, 'sp'),
    np: readPolicy(list, wrong, 'np'),
    psd: psd === 'y' || psd === 'n' ? psd : 'u',
    t: findTagValue(list, 't')?.toLowerCase() === 'y',
    rua,
    ruf: parseUris(findTagValue(list, 'ruf')),
    policy: resolvePolicy(p, wrong, rua),
    removed: names.filter((name) => REMOVED.includes(name)),
    pct: parsePercentage(findTagValue(list, 'pct')),
    errors: [...wrong.map(({ name, value }) => `${name}=${value}`), ...list.malformed],
    repeated: [...Map.groupBy(names, (name) => name)].flatMap(([name, { length }]) => (length > 1 ? [name] : [])),
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
