import { getOwn } from '../text/own.ts';

/** Characters of each digest in base64, without padding: 32, 48 and 64 octets. */
const LENGTH: Readonly<Record<string, number>> = { sha256: 43, sha384: 64, sha512: 86 };

const isDigest = (token: string): boolean => {
  const [, algorithm = '', digest = ''] = /^(sha\d+)-([a-z0-9+/_-]+)={0,2}(?:\?\S*)?$/i.exec(token) ?? [];
  return digest.length === getOwn(LENGTH, algorithm.toLowerCase());
};

/** The tokens of an `integrity` attribute (W3C SRI §3.5); an empty list means that no integrity is required. */
export const splitIntegrity = (integrity: string | null): readonly string[] =>
  (integrity ?? '').split(/[\t\n\f\r ]+/).filter((token) => token !== '');

/** Whether at least one token of `integrity` is a digest that browsers know; otherwise it protects nothing. */
export const hasDigest = (integrity: string | null): boolean => splitIntegrity(integrity).some(isDigest);
