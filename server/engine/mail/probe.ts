import { X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { type DetailedPeerCertificate, rootCertificates, connect as secure, type TLSSocket } from 'node:tls';
import { REFUSED } from '../../egress/dial.ts';
import { checkDane, type DaneState, type TlsaAnswer } from './dane.ts';
import { type Dialogue, NoSmtp, openDialogue } from './smtp-dialogue.ts';

/**
 * Asks a mail server for TLS as a sender would, and leaves: `EHLO`, `STARTTLS` (RFC 3207), the certificate, `QUIT`. Never a mail,
 * one connection, and only if the operator turned it on.
 */

/**
 * `tls`: the server supports TLS. `noStartTls`: it does not offer it. `tlsFailed`: it offers it and the handshake failed.
 * `injected`: its reply to STARTTLS was followed by more cleartext. `noSmtp`: it does not speak SMTP. `unreachable`: no
 * connection, or none in time: that is about the network, not the server.
 */
type MailTlsState = 'tls' | 'noStartTls' | 'tlsFailed' | 'injected' | 'noSmtp' | 'unreachable';

export interface MailTls {
  readonly host: string;
  readonly state: MailTlsState;
  /** The code of the error, or of the reply; '' if all is well. */
  readonly why: string;
  /** `TLSv1.3`; null without TLS. */
  readonly protocol: string | null;
  /** Why the certificate is not trusted for this name (a code of OpenSSL or Node); '' if it is, null without one. */
  readonly distrust: string | null;
  /** When the certificate expires, in milliseconds since 1970; null without one. */
  readonly expiresAt: number | null;
  readonly dane: DaneState;
}

export interface ProbeSettings {
  /** Connects to the host's port 25, through the egress. */
  readonly connect: (host: string) => Promise<Socket>;
  /** The name that the client gives as its own (RFC 5321 §4.1.1.1). */
  readonly name: string;
  /** Certificates of authorities to trust in addition to the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Milliseconds for the whole probe. */
  readonly ms?: number;
  /** Now, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds; servers may wait before they greet, against senders in a hurry. */
const TIMEOUT = 20_000;

const getErrorCode = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return typeof code === 'string' ? code : String(message ?? 'error').slice(0, 100);
};

/** Lists the certificates that a server presented, the leaf first; a chain may name itself as its own issuer. */
const listChain = (socket: TLSSocket): readonly X509Certificate[] => {
  const chain: X509Certificate[] = [];
  const seen = new Set<string>();
  let one: DetailedPeerCertificate | undefined = socket.getPeerCertificate(true);
  while (one?.raw !== undefined && !seen.has(one.fingerprint256)) {
    seen.add(one.fingerprint256);
    chain.push(new X509Certificate(one.raw));
    one = one.issuerCertificate;
  }
  return chain;
};

const startTls = (socket: Socket, host: string, authorities: readonly string[]): Promise<TLSSocket> => {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  // Senders accept any certificate unless DANE or MTA-STS forbids it: problems with it are reported, not refused.
  const tls = secure({
    socket,
    servername: host,
    rejectUnauthorized: false,
    ca: [...rootCertificates, ...authorities],
  });
  tls.once('error', reject);
  tls.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  tls.once('secureConnect', () => resolve(tls));
  return promise;
};

/** Milliseconds for a server to close the connection. */
const GOODBYE = 500;

/** Sends `QUIT`, and waits a little for the server to close the connection. */
const closeTls = (tls: TLSSocket): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, GOODBYE);
    tls.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    tls.end('QUIT\r\n');
  });

type TlsOutcome = Omit<MailTls, 'host'>;
const NOTHING = { why: '', protocol: null, distrust: null, expiresAt: null, dane: 'none' } as const;

/** Returns the lines of the reply to `EHLO`, or the code of the reply with which the server refused, as text. */
const greetServer = async (dialogue: Dialogue, name: string): Promise<readonly string[] | string> => {
  const banner = await dialogue.reply();
  if (banner.code !== 220) return String(banner.code);
  const hello = await dialogue.say(`EHLO ${name}`);
  return hello.code === 250 ? hello.lines : String(hello.code);
};

const runProbe = async (
  socket: Socket,
  host: string,
  { name, authorities, now = Date.now }: ProbeSettings,
  tlsa: TlsaAnswer,
): Promise<TlsOutcome> => {
  const dialogue = openDialogue(socket);
  const offers = await greetServer(dialogue, name);
  if (typeof offers === 'string') return { ...NOTHING, state: 'noSmtp', why: offers };
  if (!offers.some((line) => /^STARTTLS\b/i.test(line))) {
    await dialogue.say('QUIT').catch(() => {});
    return { ...NOTHING, state: 'noStartTls' };
  }
  const { code } = await dialogue.say('STARTTLS');
  if (code !== 220) return { ...NOTHING, state: 'tlsFailed', why: String(code) };
  // Cleartext after the reply was put there by somebody on the way (RFC 3207 §6).
  if (dialogue.rest() !== '') return { ...NOTHING, state: 'injected' };
  dialogue.end();
  const shaken = await startTls(socket, host, authorities).catch((error: unknown) => getErrorCode(error));
  if (typeof shaken === 'string') return { ...NOTHING, state: 'tlsFailed', why: shaken };
  const chain = listChain(shaken);
  const { authorizationError: error } = shaken;
  const distrust = shaken.authorized ? '' : error instanceof Error ? getErrorCode(error) : String(error);
  const outcome: TlsOutcome = {
    state: 'tls',
    why: '',
    protocol: shaken.getProtocol(),
    distrust,
    expiresAt: chain[0]?.validToDate.getTime() ?? null,
    dane: checkDane(chain, tlsa, { host, at: now() }),
  };
  await closeTls(shaken);
  return outcome;
};

/** Rejects after a number of milliseconds, with an error whose code is `ETIMEDOUT`. */
const limitTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * A server that leads into a private network is reported as one without an address, so that nobody learns which names that
 * network has.
 */
const toUnreached = (error: unknown): Pick<MailTls, 'state' | 'why'> => {
  const code = getErrorCode(error);
  return { state: 'unreachable', why: code === REFUSED ? 'ENOTFOUND' : code };
};

/** Probes one mail server of a domain for TLS; never rejects. `tlsa`: its records for port 25. */
export const checkMailServer = async (host: string, settings: ProbeSettings, tlsa: TlsaAnswer): Promise<MailTls> => {
  const { connect, ms = TIMEOUT } = settings;
  let socket: Socket | null = null;
  try {
    socket = await limitTime(connect(host), ms);
    socket.on('error', () => {});
    return { host, ...(await limitTime(runProbe(socket, host, settings, tlsa), ms)) };
  } catch (error) {
    return {
      host,
      ...NOTHING,
      ...(error instanceof NoSmtp ? { state: 'noSmtp', why: getErrorCode(error) } : toUnreached(error)),
    };
  } finally {
    socket?.destroySoon();
    setTimeout(() => socket?.destroy(), 1_000).unref();
  }
};
