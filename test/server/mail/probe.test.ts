import { X509Certificate } from 'node:crypto';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../../../server/egress/dial.ts';
import { checkDane, isOfRecord } from '../../../server/engine/mail/dane.ts';
import { checkMailServer, type MailTls } from '../../../server/engine/mail/probe.ts';
import { type Credentials, createAuthority, issueFor } from '../../world/certificate.ts';

/** Mail servers on loopback that speak SMTP and TLS, correctly and incorrectly. */

const HOST = 'mx.voorbeeld.nl';
const DAY = 86_400_000;
const authority = createAuthority('Testwereld');
const good = issueFor(HOST, authority);

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

interface Behaviour {
  readonly credentials?: Credentials;
  readonly banner?: (socket: Socket) => void;
  readonly offers?: string;
  readonly begin?: string;
}

/** Starts a server; returns what the client sent, and how to connect. */
const start = async ({
  credentials = good,
  banner,
  offers = '250-mx\r\n250-PIPELINING\r\n250 STARTTLS',
  begin = '220 go',
}: Behaviour) => {
  const said: string[] = [];
  let connections = 0;
  const onEvent = (socket: Socket, line: string): void => {
    said.push(line);
    if (line.startsWith('EHLO')) socket.write(`${offers}\r\n`);
    else if (line === 'STARTTLS') {
      socket.write(`${begin}\r\n`);
      if (!begin.startsWith('220')) return;
      socket.removeAllListeners('data');
      const tls = new TLSSocket(socket, { isServer: true, key: credentials.key, cert: credentials.cert });
      tls.on('error', () => {});
      tls.on('data', (part: Buffer) => said.push(part.toString().trim()));
    } else socket.end('221 bye\r\n');
  };
  const server = createServer((socket) => {
    connections += 1;
    closing.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      for (const line of part
        .toString()
        .split('\r\n')
        .filter((one) => one !== ''))
        onEvent(socket, line);
    });
    if (banner === undefined) socket.write('220 mx ESMTP\r\n');
    else banner(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const connect = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = dial(port, '127.0.0.1');
      socket.once('connect', () => resolve(socket)).once('error', reject);
    });
  return { said, connect, connections: () => connections };
};

const NONE = { records: [], secure: true };
const probe = async (
  behaviour: Behaviour,
  tlsa: Parameters<typeof checkMailServer>[2] = NONE,
  ms = 5_000,
): Promise<MailTls> => {
  const { connect } = await start(behaviour);
  return checkMailServer(HOST, { connect, name: 'scan.voorbeeld.nl', authorities: [authority.pem], ms }, tlsa);
};

const certificatesOf = ({ cert }: Credentials): readonly X509Certificate[] =>
  (cert.match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map((pem) => new X509Certificate(pem));
const hexOf = (value: Buffer): string => value.toString('hex');
const record = (usage: number, certificate: X509Certificate | undefined) => ({
  ...{ usage, selector: 0, matching: 0 },
  association: hexOf(certificate?.raw ?? Buffer.alloc(1)),
});

describe('a mail server', () => {
  test('with TLS and a good certificate is probed on one connection, without sending mail', async () => {
    const { said, connect, connections } = await start({});
    const found = await checkMailServer(
      HOST,
      { connect, name: 'scan.voorbeeld.nl', authorities: [authority.pem] },
      NONE,
    );
    expect(found).toMatchObject({ host: HOST, state: 'tls', protocol: 'TLSv1.3', distrust: '', dane: 'none' });
    await expect.poll(() => said).toEqual(['EHLO scan.voorbeeld.nl', 'STARTTLS', 'QUIT']);
    expect(connections()).toBe(1);
  });

  test('with an untrusted certificate gives the reason', async () => {
    const other = createAuthority('Onbekend');
    expect(await probe({ credentials: issueFor(HOST, other) })).toMatchObject({
      state: 'tls',
      distrust: 'SELF_SIGNED_CERT_IN_CHAIN',
    });
    expect(await probe({ credentials: issueFor('ander.nl', authority) })).toMatchObject({
      distrust: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2020, 0, 1) });
    const old = issueFor(HOST, authority);
    vi.useRealTimers();
    expect(await probe({ credentials: old })).toMatchObject({
      distrust: 'CERT_HAS_EXPIRED',
      expiresAt: Date.UTC(2020, 0, 1) + 90 * DAY,
    });
  });

  test.each<[string, Behaviour, MailTls['state'], string]>([
    ['without STARTTLS', { offers: '250-mx\r\n250 8BITMIME' }, 'noStartTls', ''],
    ['that offers STARTTLS and refuses it', { begin: '454 not now' }, 'tlsFailed', '454'],
    ['that sends more plain text after its STARTTLS reply', { begin: '220 go\r\n250 injected' }, 'injected', ''],
    ['that rejects the connection', { banner: (socket) => void socket.end('554 no\r\n') }, 'noSmtp', '554'],
    ['that does not speak SMTP', { banner: (socket) => void socket.end('HTTP/1.1 400\r\n') }, 'noSmtp', 'NO_SMTP'],
    ['that hangs up', { banner: (socket) => void socket.end() }, 'unreachable', 'ECONNRESET'],
    ['with an endless line', { banner: (socket) => void socket.write('220 '.padEnd(5_000, 'x')) }, 'noSmtp', 'NO_SMTP'],
    [
      'with an endless banner',
      { banner: (socket) => void socket.write('220-x\r\n'.repeat(5_000)) },
      'noSmtp',
      'NO_SMTP',
    ],
  ])('%s', async (_, behaviour, state, why) => {
    expect(await probe(behaviour)).toMatchObject({ state, why, protocol: null, distrust: null });
  });

  test('that stalls, or sends drop by drop, times out', { tags: ['full'] }, async () => {
    expect(await probe({ banner: () => {} }, NONE, 200)).toMatchObject({ state: 'unreachable', why: 'ETIMEDOUT' });
    const drip = (socket: Socket): void => {
      const timer = setInterval(() => socket.write('2'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    expect(await probe({ banner: drip }, NONE, 200)).toMatchObject({ state: 'unreachable', why: 'ETIMEDOUT' });
  });

  test('that cannot be reached gives the network’s error code', async () => {
    const connect = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
    const found = await checkMailServer(HOST, { connect, name: 'a.nl', authorities: [] }, NONE);
    expect(found).toMatchObject({ state: 'unreachable', why: 'ECONNREFUSED' });
  });

  test('with a name in a private network gives the same result as one without an address', async () => {
    const outcomeOf = async (error: Error) => {
      const connect = () => Promise.reject(error);
      return checkMailServer(HOST, { connect, name: 'a.nl', authorities: [] }, NONE);
    };
    const nowhere = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    expect(await outcomeOf(new Refused(`${HOST} leads to 10.0.0.7`))).toEqual(await outcomeOf(nowhere));
  });
});

describe('DANE', () => {
  const [leaf, root] = certificatesOf(good);
  const at = Date.UTC(2026, 10, 26);
  const chain = certificatesOf(good);
  const now = { host: HOST, at: leaf?.validFromDate.getTime() ?? at };

  test('compares the server’s certificates with its TLSA records', async () => {
    const secured = (usage: number, one: X509Certificate | undefined) => ({
      records: [record(usage, one)],
      secure: true,
    });
    expect((await probe({}, secured(3, leaf))).dane).toBe('valid');
    expect((await probe({}, secured(2, root))).dane).toBe('valid');
    expect((await probe({}, secured(3, root))).dane).toBe('invalid');
    expect((await probe({}, { records: [record(3, leaf)], secure: false })).dane).toBe('insecure');
    // With DANE-EE an untrusted certificate for another name is valid if it is the one in the record.
    const own = issueFor('ander.nl', createAuthority('Onbekend'));
    expect((await probe({ credentials: own }, secured(3, certificatesOf(own)[0]))).dane).toBe('valid');
  });

  test.each([
    ['none', []],
    ['unusable', [{ ...record(3, leaf), usage: 1 }]],
    ['invalid', [record(2, certificatesOf(issueFor(HOST, createAuthority('x')))[1])]],
    ['valid', [record(3, root), record(3, leaf)]],
  ] as const)('%s', (state, records) => {
    expect(checkDane(chain, { records, secure: true }, now)).toBe(state);
  });

  test('with a trust anchor checks name and dates; with the end-entity certificate it does not', () => {
    const answer = (usage: number, one: X509Certificate | undefined) => ({
      records: [record(usage, one)],
      secure: true,
    });
    expect(checkDane(chain, answer(2, root), { ...now, host: 'ander.nl' })).toBe('invalid');
    expect(checkDane(chain, answer(2, root), { ...now, at: now.at + 400 * DAY })).toBe('invalid');
    expect(checkDane(chain, answer(3, leaf), { host: 'ander.nl', at: now.at + 400 * DAY })).toBe('valid');
  });

  test('records match the key or the certificate, in full or by digest', () => {
    if (leaf === undefined) throw new TypeError('no certificate');
    const sha256 = leaf.fingerprint256.replaceAll(':', '').toLowerCase();
    expect(isOfRecord(leaf, { usage: 3, selector: 0, matching: 1, association: sha256 })).toBe(true);
    expect(isOfRecord(leaf, { usage: 3, selector: 1, matching: 1, association: sha256 })).toBe(false);
    const key = hexOf(leaf.publicKey.export({ type: 'spki', format: 'der' }));
    expect(isOfRecord(leaf, { usage: 3, selector: 1, matching: 0, association: key })).toBe(true);
    expect(isOfRecord(leaf, { usage: 3, selector: 1, matching: 9, association: key })).toBe(false);
  });
});
