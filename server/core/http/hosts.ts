import { isIP } from 'node:net';

/**
 * Whether a Host line names this service: an address of digits, this machine, or the name that it was given. Any other name
 * was led here by somebody else's DNS, whose page would be of our origin (DNS rebinding).
 */
export const isOurs = (host: string | undefined, publicUrl: string | null): boolean => {
  const named = URL.parse(`http://${host ?? ''}`);
  if (named === null || named.host === '' || /[@/?#\\]/.test(host ?? '')) return false;
  const name = named.hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) > 0 || name === 'localhost') return true;
  return publicUrl !== null && name === new URL(publicUrl).hostname;
};
