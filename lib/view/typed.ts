/** Faults in a typed address of a DNS-over-HTTPS resolver. */
export type ResolverFault = 'empty' | 'notAnAddress' | 'notSecure' | 'credentials' | 'fragment';

/** The first fault of a typed resolver address; null for a usable one: https, a host with a dot or an address, a path. */
export const findResolverFault = (typed: string): ResolverFault | null => {
  const text = typed.trim();
  if (text === '') return 'empty';

  const url = URL.parse(text);
  if (url === null || url.hostname === '' || /\s/.test(text)) return 'notAnAddress';
  if (url.protocol !== 'https:') return /^http:$/.test(url.protocol) ? 'notSecure' : 'notAnAddress';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.hash !== '') return 'fragment';
  return url.pathname === '/' ? 'notAnAddress' : null;
};

/** Faults in a typed partner key. */
export type KeyFault = 'empty' | 'tooLong' | 'spaces' | 'characters';

const LONGEST_KEY = 512;
/** Characters that a header can carry (Fetch, "byte sequence"): not the dot of a masked key, nor a curly quote. */
const IN_HEADER = /^[\u0021-\u00ff]*$/;

/** The first fault of a typed key, which may have spaces around it; null for a usable one. */
export const findKeyFault = (typed: string): KeyFault | null => {
  const key = typed.trim();
  if (key === '') return 'empty';
  if (key.length > LONGEST_KEY) return 'tooLong';
  if (/\s/.test(key)) return 'spaces';
  return IN_HEADER.test(key) ? null : 'characters';
};
