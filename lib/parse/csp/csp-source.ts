import { parse } from 'tldts';
import { KEYWORDS } from '../../data/network/csp-directives.ts';

/** One source expression (CSP3 §2.3.1) by what it allows. */
export type Source =
  /** A quoted keyword of the standards, in lower case, without quotes. */
  | { readonly kind: 'keyword'; readonly word: string }
  /** The part after `nonce-`, in its own case. */
  | { readonly kind: 'nonce'; readonly value: string }
  | { readonly kind: 'hash' }
  /** Lower case, without colon. */
  | { readonly kind: 'scheme'; readonly scheme: string }
  /** Every host: `*`, `https://*`, or all names under a public suffix. */
  | { readonly kind: 'anyHost' }
  /** `host` in lower case, perhaps with `*.` before it. */
  | { readonly kind: 'host'; readonly scheme: string; readonly host: string }
  | { readonly kind: 'unreadable' };

const UNREADABLE: Source = { kind: 'unreadable' };
const NONCE = /^'nonce-([a-z0-9+/_-]+={0,2})'$/i;
const HASH = /^'sha(?:256|384|512)-[a-z0-9+/_-]+={0,2}'$/i;
const KEYWORD = /^'([a-z0-9-]+)'$/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):$/i;
const HOST = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(?:\d+|\*))?(?:\/\S*)?$/i;

/** Whether a host is a wildcard under a public suffix, as `*.nl`: anybody can register a name there. */
const isWholeSuffix = (host: string): boolean => {
  if (!host.startsWith('*.')) return false;
  const { publicSuffix, isIcann } = parse(host.slice(2));
  return isIcann === true && publicSuffix === host.slice(2);
};

/** Registries of packages and mirrors of repositories: anybody can have a script served there. */
const OPEN_HOSTS =
  /^(?:unpkg\.com|esm\.(?:sh|run)|cdn\.jsdelivr\.net|cdn\.skypack\.dev|(?:ga\.)?jspm\.(?:io|dev)|cdn\.statically\.io|raw(?:cdn)?\.githack\.com)$/;
const WITHOUT_PATH = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]+\/?$/i;

const readHost = (token: string): Source => {
  const match = HOST.exec(token);
  if (match === null) return UNREADABLE;
  const host = (match[2] ?? '').toLowerCase().replace(/\.$/, '');
  if (host === '*' || isWholeSuffix(host)) return { kind: 'anyHost' };
  return { kind: 'host', scheme: (match[1] ?? '').toLowerCase(), host };
};

/** Reads one word of a source list. */
export const readSource = (token: string): Source => {
  const nonce = NONCE.exec(token)?.[1];
  if (nonce !== undefined) return { kind: 'nonce', value: nonce };
  if (HASH.test(token)) return { kind: 'hash' };

  const keyword = KEYWORD.exec(token)?.[1]?.toLowerCase();
  if (keyword !== undefined) return KEYWORDS.includes(keyword) ? { kind: 'keyword', word: keyword } : UNREADABLE;

  const scheme = SCHEME.exec(token)?.[1];
  return scheme === undefined ? readHost(token) : { kind: 'scheme', scheme: scheme.toLowerCase() };
};

/**
 * Whether a host source lets anybody serve scripts: every name under a suffix that a company hands out (`*.pages.dev`,
 * the private part of the public suffix list), or a whole host of packages (`unpkg.com`, but not a path on it).
 */
export const isOpenToAnybody = (token: string): boolean => {
  const source = readSource(token);
  if (source.kind !== 'host') return false;
  if (!source.host.startsWith('*.')) return OPEN_HOSTS.test(source.host) && WITHOUT_PATH.test(token);
  const { publicSuffix, isPrivate } = parse(source.host.slice(2), { allowPrivateDomains: true });
  return isPrivate === true && publicSuffix === source.host.slice(2);
};

export const isKeyword = (token: string, word: string): boolean => {
  const source = readSource(token);
  return source.kind === 'keyword' && source.word === word;
};

/** Whether a source allows every web host: `*`, `http:`, `https:` and the like. */
export const isWide = (token: string): boolean => {
  const source = readSource(token);
  return source.kind === 'anyHost' || (source.kind === 'scheme' && /^https?$/.test(source.scheme));
};
