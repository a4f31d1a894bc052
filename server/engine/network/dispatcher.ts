import { isIP, type Socket } from 'node:net';
import { createSecureContext, rootCertificates, type SecureContext, connect as secure, type TLSSocket } from 'node:tls';
import { Agent, type buildConnector } from 'undici';
import { toError } from '../../../lib/fault.ts';
import type { Lane } from '../../egress/lane.ts';

/** Formats a distinguished name as browsers do, the most specific part first; OpenSSL escapes it as in RFC 2253. */
const nameOf = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .toReversed()
    .join(',');

/**
 * Reads the connection and certificate of a TLS handshake, in the form that `lib/collect/dns/cert.ts` reads; undefined if there
 * was no certificate.
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

/** How the requests of one scan are sent. */
interface Dispatching {
  readonly dial: Lane['dial'];
  /** Certificates of authorities to trust in addition to the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Called with the certificate of each handshake, by host and port. */
  seen(host: string, certificate: unknown): void;
}

const contexts = new WeakMap<readonly string[], SecureContext>();

/** The authorities to trust, built once for each list: reading all their certificates takes longer than a handshake. */
const getTrustContext = (authorities: readonly string[]): SecureContext => {
  const context = contexts.get(authorities) ?? createSecureContext({ ca: [...rootCertificates, ...authorities] });
  contexts.set(authorities, context);
  return context;
};

/** Performs the TLS handshake over an open connection. Rejects with the error of TLS. */
const encryptSocket = (socket: Socket, hostname: string, authorities: readonly string[]): Promise<TLSSocket> => {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const tls = secure({
    socket,
    host: name,
    ALPNProtocols: ['http/1.1'],
    secureContext: getTrustContext(authorities),
    // A name with a trailing dot is the same host, but no certificate contains it (RFC 6066 §3).
    ...(isIP(name) === 0 && { servername: name.replace(/\.$/, '') }),
  });
  tls.once('error', reject);
  tls.once('secureConnect', () => {
    tls.off('error', reject);
    resolve(tls);
  });
  socket.once('close', () => reject(Object.assign(new Error('closed in the handshake'), { code: 'ECONNRESET' })));
  return promise;
};

/** Sends requests over connections that the egress opened; over https each host's certificate is reported. */
export const openDispatcher = ({ dial, authorities, seen }: Dispatching): Agent => {
  const connectTo = async ({ protocol, hostname, port }: buildConnector.Options): Promise<Socket> => {
    const isSecure = protocol === 'https:';
    const socket = await dial(hostname, Number(port || (isSecure ? 443 : 80)));
    if (!isSecure) return socket;
    const tls = await encryptSocket(socket, hostname, authorities).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    seen(port && port !== '443' ? `${hostname}:${port}` : hostname, readCertificate(tls));
    return tls;
  };
  return new Agent({
    connect: (options, callback) => {
      connectTo(options).then(
        (socket) => callback(null, socket),
        (error: unknown) => callback(toError(error), null),
      );
    },
    maxHeaderSize: 262_144,
  });
};
