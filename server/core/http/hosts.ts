import { isIP } from 'node:net';

/**
 * Whether a Host header names this service: an IP address, this machine, or the service's configured name. Any other name
 * resolves here through somebody else's DNS, whose page would share our origin (DNS rebinding).
 */
export const isOurs = (host: string | undefined, publicUrl: string | null): boolean => {
  const named = URL.parse(`http://${host ?? ''}`);
  if (named === null || named.host === '' || /[@/?#\\]/.test(host ?? '')) return false;
  const name = named.hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) > 0 || name === 'localhost') return true;
  return publicUrl !== null && name === new URL(publicUrl).hostname;
};
