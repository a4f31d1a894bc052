import { findTagValue, parseTagList } from './tag-list.ts';

/** The `_mta-sts` record (RFC 8461 §3.1), which identifies the policy's version. */
interface StsRecord {
  /** Null when missing or not 1-32 letters and digits. */
  readonly id: string | null;
}

/** Whether a TXT text is an MTA-STS record. */
export const isSts = (text: string): boolean => /^v=STSv1[ \t]*(?:;|$)/.test(text);

/** Parses the record; null when the text is not one. */
export const parseStsRecord = (text: string): StsRecord | null => {
  if (!isSts(text)) return null;

  const id = findTagValue(parseTagList(text), 'id');
  return { id: id !== undefined && /^[a-z0-9]{1,32}$/i.test(id) ? id : null };
};

type StsMode = 'enforce' | 'testing' | 'none';

/** A policy file (RFC 8461 §3.2). */
interface StsPolicy {
  /** Null when missing or unknown. */
  readonly mode: StsMode | null;
  /** Seconds; null when missing or outside 0-31,557,600. */
  readonly maxAge: number | null;
  /** Patterns of mail servers, lower case. */
  readonly mx: readonly string[];
  /** Faults that make the policy unusable, as `field` or `field: value`. */
  readonly errors: readonly string[];
}

const MAX_AGE = 31_557_600;
const PATTERN = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const FIELD = /^([a-z0-9][a-z0-9_.-]{0,31})[ \t]*:[ \t]*([^ \t].*|)$/i;
const PADDING = /(?<![ \t])[ \t]+$/;

const isMode = (value: string | undefined): value is StsMode => ['enforce', 'testing', 'none'].includes(value ?? '');

/**
 * Parses a policy file: lines of `field: value` that end with LF or CRLF; the first of repeated fields counts, except
 * for `mx`.
 */
export const parseStsPolicy = (body: string): StsPolicy => {
  const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '');
  const matches = lines.map((line) => ({ line, match: FIELD.exec(line.replace(PADDING, '')) }));
  const fields = matches.flatMap(({ match }) => (match ? [{ name: match[1] ?? '', value: match[2] ?? '' }] : []));
  const findFirst = (name: string): string | undefined => fields.find((field) => field.name === name)?.value;

  const mode = findFirst('mode');
  const age = findFirst('max_age');
  const maxAge = age !== undefined && /^\d{1,10}$/.test(age) && Number(age) <= MAX_AGE ? Number(age) : null;
  const mx = fields.filter(({ name }) => name === 'mx').map(({ value }) => value.toLowerCase());

  const problems: readonly (readonly [boolean, string])[] = [
    [findFirst('version') !== 'STSv1', `version: ${findFirst('version') ?? ''}`],
    [!isMode(mode), `mode: ${mode ?? ''}`],
    [maxAge === null, `max_age: ${age ?? ''}`],
    [mx.length === 0 && mode !== 'none', 'mx'],
  ];
  return {
    mode: isMode(mode) ? mode : null,
    maxAge,
    mx,
    errors: [
      ...problems.flatMap(([isWrong, text]) => (isWrong ? [text.replace(/: $/, '')] : [])),
      ...mx.filter((pattern) => !PATTERN.test(pattern)).map((pattern) => `mx: ${pattern}`),
      ...matches.flatMap(({ line, match }) => (match ? [] : [line])),
    ],
  };
};

/** Whether a mail server's name matches a pattern; `*.` matches exactly one label (RFC 8461 §4.1). */
export const isMatchingMx = (pattern: string, host: string): boolean => {
  if (!pattern.startsWith('*.')) return pattern === host;
  return host.includes('.') && host.slice(host.indexOf('.')) === pattern.slice(1);
};
