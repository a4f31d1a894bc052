import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';

/** A locally made certificate authority: the little of X.509 (RFC 5280) that a browser asks for, ECDSA P-256. */
export interface Authority {
  readonly name: string;
  readonly key: KeyObject;
  readonly pem: string;
  /** base64 of the SHA-256 of its public key, as Chromium's --ignore-certificate-errors-spki-list wants it. */
  readonly spki: string;
}

/** A key and the chain to serve with it, the leaf first. */
export interface Credentials {
  readonly key: string;
  readonly cert: string;
}

interface Contents {
  readonly issuer: string;
  readonly subject: string;
  readonly publicKey: Buffer;
  readonly days: number;
  readonly extensions: readonly Buffer[];
}

const DAY = 24 * 60 * 60 * 1000;

export const createAuthority = (name: string): Authority => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const extensions = [
    extension(OID.basicConstraints, sequence(TRUE), true),
    extension(OID.keyUsage, KEY_CERT_SIGN, true),
  ];
  const pem = issue(privateKey, { issuer: name, subject: name, publicKey: spki, days: 365, extensions });
  return { name, key: privateKey, pem, spki: createHash('sha256').update(spki).digest('base64') };
};

/** A leaf for one host, with the authority's own certificate behind it in the chain. */
export const issueFor = (host: string, authority: Authority): Credentials => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const extensions = [
    extension(OID.subjectAltName, sequence(der(0x82, Buffer.from(host)))),
    extension(OID.extendedKeyUsage, sequence(OID.serverAuth)),
  ];
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const leaf = issue(authority.key, { issuer: authority.name, subject: host, publicKey: spki, days: 90, extensions });
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: leaf + authority.pem };
};

const issue = (key: KeyObject, contents: Contents): string => {
  const unsigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sequence(OID.ecdsaWithSha256),
    commonName(contents.issuer),
    sequence(time(Date.now() - DAY), time(Date.now() + contents.days * DAY)),
    commonName(contents.subject),
    contents.publicKey,
    der(0xa3, sequence(...contents.extensions)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', unsigned, key));
  return new X509Certificate(sequence(unsigned, sequence(OID.ecdsaWithSha256), signature)).toString();
};

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...length(content.length)]), content]);
};

const length = (bytes: number): readonly number[] => {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
};

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const integer = (value: Buffer) => der(0x02, value);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const commonName = (name: string) => sequence(der(0x31, sequence(OID.commonName, der(0x0c, Buffer.from(name)))));

/** UTCTime: two digits of the year, so good until 2049. */
const time = (at: number) => der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const TRUE = Buffer.from([0x01, 0x01, 0xff]);
const KEY_CERT_SIGN = Buffer.from([0x03, 0x02, 0x01, 0x06]);

const extension = (id: Buffer, value: Buffer, critical = false) =>
  sequence(id, ...(critical ? [TRUE] : []), der(0x04, value));

const OID = {
  ecdsaWithSha256: oid('2a8648ce3d040302'),
  commonName: oid('550403'),
  basicConstraints: oid('551d13'),
  keyUsage: oid('551d0f'),
  subjectAltName: oid('551d11'),
  extendedKeyUsage: oid('551d25'),
  serverAuth: oid('2b06010505070301'),
};
