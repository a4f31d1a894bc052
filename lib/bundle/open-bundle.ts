import type { TableData } from '../data/table-shapes.ts';
import type { DataName } from '../data/tables.ts';
import { BUNDLE_FORMAT, BundleContent, BundleFile, BundleTables } from './schema.ts';

/** Why a bundle is refused: then the tables in use stay. */
export type BundleRefusal = 'tooLarge' | 'otherFormat' | 'notSigned' | 'malformed' | 'older';

type OpenedBundle =
  | { readonly ok: true; readonly name: DataName; readonly tables: TableData }
  | { readonly ok: false; readonly why: BundleRefusal };

/** The most bytes of a bundle. */
export const LARGEST_BUNDLE = 2 * 1024 * 1024;

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

const formatHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a table as JSON, in hexadecimal digits. */
export const hashTable = async (table: unknown): Promise<string> =>
  formatHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(table))));

/** Imports a public key as written in a setting: SubjectPublicKeyInfo in base64. Rejects for anything else. */
const importPublicKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', decodeBase64(base64), KEY, false, ['verify']);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readFile = (bytes: Uint8Array): { readonly signature: string; readonly content: string } | BundleRefusal => {
  if (bytes.byteLength > LARGEST_BUNDLE) return 'tooLarge';
  const file = parseJson(new TextDecoder().decode(bytes));
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== BUNDLE_FORMAT)
    return 'otherFormat';
  const read = BundleFile.safeParse(file);
  return read.success ? read.data : 'notSigned';
};

const isSigned = async (
  { signature, content }: { readonly signature: string; readonly content: string },
  publicKey: string,
): Promise<boolean> => {
  const key = await importPublicKey(publicKey);
  return crypto.subtle.verify(SIGNATURE, key, decodeBase64(signature), new TextEncoder().encode(content));
};

/** Whether every table matches its digest, and every digest has a table. */
const matchDigests = async (
  tables: Readonly<Record<string, unknown>>,
  digests: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const names = Object.keys(tables);
  if (names.length !== Object.keys(digests).length) return false;
  const found = await Promise.all(
    names.map(async (name) => Object.hasOwn(digests, name) && digests[name] === (await hashTable(tables[name]))),
  );
  return found.every(Boolean);
};

/**
 * Opens a bundle of data. Accepts one that was signed with the operator's key, has the right format and size and a
 * higher number than the one in use, and is not of an earlier day. The clock is not used: a wrong one neither lets an
 * old bundle in nor keeps a new one out. Never rejects.
 */
export const openBundle = async (
  bytes: Uint8Array,
  { publicKey, inUse }: { readonly publicKey: string; readonly inUse: DataName },
): Promise<OpenedBundle> => {
  const file = readFile(bytes);
  if (typeof file === 'string') return { ok: false, why: file };
  if (!(await isSigned(file, publicKey).catch(() => false))) return { ok: false, why: 'notSigned' };
  const content = BundleContent.safeParse(parseJson(file.content));
  if (!content.success) return { ok: false, why: 'malformed' };
  const { number, day, digests } = content.data;
  // A package released after the bundle contains newer tables under number 0.
  if (number <= inUse.number || day < inUse.day) return { ok: false, why: 'older' };
  const tables = BundleTables.safeParse(content.data.tables);
  if (!tables.success || !(await matchDigests(content.data.tables, digests))) return { ok: false, why: 'malformed' };
  return { ok: true, name: { number, day }, tables: tables.data };
};
