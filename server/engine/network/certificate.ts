import type { TLSSocket } from 'node:tls';

/** A distinguished name as browsers write it, the most particular part first; OpenSSL escapes it as RFC 2253 has it. */
const nameOf = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .toReversed()
    .join(',');

/**
 * What a handshake of ours showed of a connection and its certificate, in the form that `lib/collect/dns/cert.ts` reads;
 * undefined where it showed none.
 */
export const readCertificate = (socket: TLSSocket): unknown => {
  const leaf = socket.getPeerX509Certificate();
  if (leaf === undefined) return undefined;
  const { subject, issuer, validFromDate, validToDate, raw } = leaf;
  return {
    protocolVersion: socket.getProtocol() ?? '',
    certificates: [
      {
        subject: nameOf(subject),
        issuer: nameOf(issuer),
        validity: { start: validFromDate.getTime(), end: validToDate.getTime() },
        rawDER: [...raw],
      },
    ],
  };
};
