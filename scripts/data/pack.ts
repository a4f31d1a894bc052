import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashTable } from '../../lib/bundle/open-bundle.ts';
import { BUNDLE_FORMAT, BundleFile } from '../../lib/bundle/schema.ts';
import type { TableData } from '../../lib/data/table-shapes.ts';

/** A bundle that cannot be made; the message gives the reason in a sentence. */
export class NotPacked extends Error {
  override readonly name = 'NotPacked';
}

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

const pem = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${(
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END ${label}-----\n`;

const fromPem = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64'));

/** Writes a new private key to a file that only its owner can read, and returns its public half in the form of a setting. */
export const makeKey = async (path: string): Promise<string> => {
  if (existsSync(path)) throw new NotPacked(`${path} is there already: a key is not written over.`);
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const secret = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  writeFileSync(path, pem('PRIVATE KEY', secret), { mode: 0o600 });
  return Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
};

const readKey = async (path: string): Promise<CryptoKey> => {
  if (!existsSync(path)) throw new NotPacked(`${path} is not there: make a key with --new-key.`);
  try {
    return await crypto.subtle.importKey('pkcs8', fromPem(readFileSync(path, 'utf8')), KEY, false, ['sign']);
  } catch {
    throw new NotPacked(`${path} holds no private key on P-256 (PKCS #8).`);
  }
};

/** The number of the bundle that a new one replaces; 0 if there is none. */
const numberBefore = (path: string): number => {
  if (!existsSync(path)) return 0;
  const file = BundleFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!file.success) throw new NotPacked(`${path} is there, and is no bundle.`);
  return Number((JSON.parse(file.data.content) as { readonly number: number }).number);
};

/** Creates a bundle of these tables, signed with a private key. */
export const packBundle = async (
  tables: TableData,
  { key, number, day }: { readonly key: CryptoKey; readonly number: number; readonly day: string },
): Promise<string> => {
  const names = Object.keys(tables) as readonly (keyof TableData)[];
  const digests = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await hashTable(tables[name])] as const)),
  );
  const content = JSON.stringify({ number, day, digests, tables });
  const signature = await crypto.subtle.sign(SIGNATURE, key, new TextEncoder().encode(content));
  return JSON.stringify({ format: BUNDLE_FORMAT, signature: Buffer.from(signature).toString('base64'), content });
};

/** Writes the next bundle over the previous one, and returns its number. */
export const writeBundle = async (
  tables: TableData,
  { keyFile, out, day }: { readonly keyFile: string; readonly out: string; readonly day: string },
): Promise<number> => {
  const key = await readKey(keyFile);
  const number = numberBefore(out) + 1;
  writeFileSync(out, await packBundle(tables, { key, number, day }));
  return number;
};
