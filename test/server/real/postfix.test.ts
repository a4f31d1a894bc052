import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { scanCommand } from '../../../server/cli/scan.ts';
import type { Way } from '../../../server/egress/dial.ts';
import { html } from '../../world/answers.ts';
import { type Credentials, createAuthority, issueFor } from '../../world/certificate.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { type Postfix, type PostfixServer, startPostfix } from '../kit/postfix.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** `pijler scan --mail-tls NAME` against Debian's Postfix: good and bad certificates, DANE, delays, and one short visit each. */

const authority = createAuthority('Postbus CA');
const stranger = createAuthority('Onbekend');
const expired = (host: string): Credentials => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2020, 0, 1) });
  try {
    return issueFor(host, authority);
  } finally {
    vi.useRealTimers();
  }
};
/** A leaf certificate without its issuer. */
const alone = ({ key, cert }: Credentials): Credentials => ({
  key,
  cert: `${cert.split('-----END CERTIFICATE-----')[0]}-----END CERTIFICATE-----\n`,
});

const certificates = {
  'goed.brieven.nl': issueFor('goed.brieven.nl', authority),
  'oud.brieven.nl': expired('oud.brieven.nl'),
  'eigen.brieven.nl': issueFor('eigen.brieven.nl', stranger),
  'ander.brieven.nl': issueFor('heel-ander.nl', authority),
  'keten.post.nl': alone(issueFor('keten.post.nl', stranger)),
  'wacht.post.nl': issueFor('wacht.post.nl', authority),
} satisfies Readonly<Record<string, Credentials>>;

const servers: readonly PostfixServer[] = [
  ...Object.entries(certificates).map(([host, tls]) => ({
    host,
    tls,
    ...(host === 'wacht.post.nl' && { greets: 'teaser' as const }),
  })),
  { host: 'zonder.brieven.nl', tls: null },
  { host: 'leeg.brieven.nl', tls: 'none' },
  { host: 'traag.post.nl', tls: null, greets: 'tarpit' },
];

/** Digest of a certificate's key (selector 1, matching 1), by its place in the chain. */
const keyDigest = ({ cert }: Credentials, index: number): string => {
  const pem = cert.split(/(?<=-----END CERTIFICATE-----\n?)(?=-----BEGIN)/)[index] ?? '';
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex');
};

const page = html('<!doctype html><html lang="nl"><title>Brieven</title><h1>Brieven</h1><p>Een pagina.</p>');
const domain = (name: string, hosts: readonly string[], tlsa: readonly string[]): Site => ({
  hosts: [name],
  https: ({ path }) => (path === '/' ? page : { status: 404, headers: {} }),
  zones: [
    {
      name,
      signing: 'secure',
      records: [
        '@ IN A 45.92.7.10',
        ...hosts.flatMap((host, index) => [`@ IN MX ${index + 1} ${host}.`, `${host}. IN A 45.92.7.25`]),
        ...tlsa,
      ],
    },
  ],
});
const brieven = domain(
  'brieven.nl',
  servers.map(({ host }) => host).filter((host) => host.endsWith('.brieven.nl')),
  [
    // The authority's key, with which this server's chain is valid; and a key that is not this server's.
    `_25._tcp.goed IN TLSA 2 1 1 ${keyDigest(certificates['goed.brieven.nl'], 1)}`,
    `_25._tcp.ander IN TLSA 3 1 1 ${keyDigest(certificates['goed.brieven.nl'], 0)}`,
    // An untrusted certificate is valid for mail when DNS names it (DANE-EE).
    `_25._tcp.eigen IN TLSA 3 1 1 ${keyDigest(certificates['eigen.brieven.nl'], 0)}`,
  ],
);
const post = domain(
  'post.nl',
  servers.map(({ host }) => host).filter((host) => host.endsWith('.post.nl')),
  [],
);

let world: World;
let postfix: Postfix;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-mail-'));
  world = await startWorld({ sites: [...SITES, brieven, post] });
  postfix = await startPostfix(servers);
  writeFileSync(join(folder, 'roots.pem'), `${readFileSync(world.authorityFile, 'utf8')}\n${authority.pem}`);
}, 240_000);
afterAll(async () => {
  await postfix?.stop();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The world's egress, with Postfix behind port 25. */
const egress = () => {
  const out = worldEgress(world);
  const toMail = (port: number): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(socket)).once('error', reject);
    });
  const requested: string[] = [];
  const through = (way: Way): Promise<Socket> => {
    if (way.port !== 25) return out.connect(way);
    requested.push(way.host);
    const port = postfix.portOf(way.host);
    return port === undefined ? Promise.reject(new Error('nobody lives there')) : toMail(port);
  };
  return { asked: requested, egress: { ...out, connect: through } };
};

const scan = async (host: string, language: 'nl' | 'en') => {
  const err: string[] = [];
  const out: string[] = [];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    locale: language,
  };
  const { asked: requested, egress: way } = egress();
  const args = [
    host,
    '--key',
    'k',
    '--language',
    language,
    '--format',
    'json',
    '--authority',
    join(folder, 'roots.pem'),
  ];
  const exit = await scanCommand([...args, '--mail-tls', 'scan.voorbeeld.nl'], speech, { egress: way });
  const plain = await scanCommand(args, { ...speech, err: () => {} }, { egress: way });
  const scores = out
    .join('')
    .split(/\n(?=\{)/)
    .map((text) => JSON.parse(text).overall_score);
  return { exit, plain, said: err.join(''), asked: requested, scores };
};

describe.runIf(process.getuid?.() === 0)('Postfix of Debian', () => {
  test('gets the right result for good, expired, unknown, mismatched and missing certificates, and DANE', async () => {
    const { exit, said, asked: requested, scores } = await scan('brieven.nl', 'nl');
    const line = (host: string): string => said.split('\n').find((one) => one.startsWith(`- ${host}:`)) ?? '';
    expect(exit).toBe(0);
    expect(scores[0]).toBe(scores[1]);
    expect(line('goed.brieven.nl')).toMatch(/TLS \(TLSv1\.3\), certificaat vertrouwd, geldig tot .*, DANE klopt$/);
    expect(line('oud.brieven.nl')).toMatch(/niet vertrouwd \(CERT_HAS_EXPIRED\), geldig tot .* 2020, geen DANE$/);
    expect(line('eigen.brieven.nl')).toMatch(/niet vertrouwd \(SELF_SIGNED_CERT_IN_CHAIN\), .*, DANE klopt$/);
    expect(line('ander.brieven.nl')).toMatch(/niet vertrouwd \(ERR_TLS_CERT_ALTNAME_INVALID\), .*, DANE klopt niet/);
    expect(line('zonder.brieven.nl')).toMatch(/geen TLS: STARTTLS wordt niet aangeboden$/);
    expect(line('leeg.brieven.nl')).toMatch(/TLS wordt aangeboden en lukt niet/);
    // One connection per server for two scans: the second scan makes none.
    expect(requested.toSorted()).toEqual(
      servers
        .map(({ host }) => host)
        .filter((host) => host.endsWith('.brieven.nl'))
        .toSorted(),
    );
  }, 180_000);

  test('that delays its greeting is waited for up to a limit', async () => {
    const { said, asked: requested } = await scan('post.nl', 'en');
    expect(said).toMatch(/- wacht\.post\.nl: TLS \(TLSv1\.3\), certificate trusted/);
    expect(said).toMatch(/- keten\.post\.nl: TLS .*certificate not trusted \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/);
    expect(said).toMatch(/- traag\.post\.nl: not reached from here, which says nothing about the server/);
    expect(requested).toHaveLength(3);
  }, 180_000);

  test('receives EHLO, STARTTLS and QUIT, and never a mail', async () => {
    await expect.poll(() => postfix.log()).toMatch(/disconnect from .* ehlo=1 starttls=1 quit=1 commands=3/);
    const visits = [...postfix.log().matchAll(/disconnect from \S+ (.*)$/gm)].map(([, what = '']) => what);
    expect(visits.length).toBeGreaterThan(5);
    for (const visit of visits) expect(visit).not.toMatch(/mail|rcpt|data|auth|unknown=/);
  });
});
