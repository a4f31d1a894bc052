import { parseElements, SEQUENCE } from '../keys/der.ts';
import { countRsaBits } from '../keys/rsa-key.ts';
import { getOwn } from '../text/own.ts';

interface PublicKey {
  readonly type: 'RSA' | 'EC' | 'EdDSA';
  readonly bits: number;
}

const VERSION = 0xa0;

const formatHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Object identifiers in DER, without tag and length. */
const RSA = '2a864886f70d010101';
const EC = '2a8648ce3d0201';
const CURVES: Readonly<Record<string, number>> = {
  '2a8648ce3d030107': 256,
  '2b81040022': 384,
  '2b81040023': 521,
};
const EDWARDS: Readonly<Record<string, number>> = { '2b6570': 256, '2b6571': 456 };

/**
 * The public key of an X.509 certificate in DER (RFC 5280 §4.1); null for another kind of key, or when it is not a
 * certificate.
 */
export const parsePublicKey = (der: Uint8Array): PublicKey | null => {
  const [certificate] = parseElements(der);
  const [signed] = parseElements(certificate?.content ?? new Uint8Array());
  const fields = parseElements(signed?.content ?? new Uint8Array()).filter(({ tag }) => tag !== VERSION);
  // serialNumber, signature, issuer, validity, subject, subjectPublicKeyInfo
  const info = fields[5];
  if (info?.tag !== SEQUENCE) return null;
  const [algorithm, key] = parseElements(info.content);
  const [id, parameter] = parseElements(algorithm?.content ?? new Uint8Array()).map(({ content }) =>
    formatHex(content),
  );

  if (id === RSA) return { type: 'RSA', bits: countRsaBits(key?.content.subarray(1) ?? new Uint8Array()) ?? 0 };
  const curve = id === EC ? getOwn(CURVES, parameter ?? '') : undefined;
  if (curve !== undefined) return { type: 'EC', bits: curve };
  const edwards = getOwn(EDWARDS, id ?? '');
  return edwards === undefined ? null : { type: 'EdDSA', bits: edwards };
};
