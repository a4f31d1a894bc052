/** Whether traffic to a host never leaves the machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
export const isLoopback = (host: string): boolean =>
  /^(?:.+\.)?localhost\.?$|^127(?:\.\d{1,3}){3}$|^\[?::1\]?$/i.test(host);

/**
 * Whether an address is requested without encryption: http or ws to a host other than this machine. Loopback addresses
 * are potentially trustworthy (Secure Contexts §3.1); relative and invalid addresses request nothing.
 */
export const isInsecure = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^(?:http|ws):$/.test(url.protocol) && !isLoopback(url.hostname);
};
