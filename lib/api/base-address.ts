/** Faults in a typed base address of a scan service. */
export type BaseFault = 'empty' | 'notAnAddress' | 'notSecure' | 'credentials' | 'query' | 'fragment';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is on this machine itself, where plain http is no risk. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(URL.parse(address)?.hostname ?? '');

/** The first fault of a typed base address; null for a usable one: https, or http on this machine. */
export const findBaseFault = (typed: string): BaseFault | null => {
  const text = typed.trim();
  if (text === '') return 'empty';

  const url = URL.parse(text);
  if (url === null || /\s/.test(text) || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'notAnAddress';
  if (url.protocol === 'http:' && !isLoopback(text)) return 'notSecure';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (text.includes('#')) return 'fragment';
  return text.includes('?') ? 'query' : null;
};

/** Normalizes a usable base address: without surrounding spaces and without trailing slashes. */
export const normalizeBase = (typed: string): string => {
  const { origin, pathname } = new URL(typed.trim());
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
};

/** The address of a path of the scan API below a base address. Throws a TypeError when `base` is no address. */
export const resolveAddress = (base: string, path: `/${string}`): URL => new URL(`${normalizeBase(base)}${path}`);
