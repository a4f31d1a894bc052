import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, crc32 } from 'node:zlib';
import type { PartnerResult } from '../../../../lib/api/result.ts';
import type { Report } from '../../../../lib/model.ts';
import { JSON_COLUMNS } from '../json/json-columns.ts';
import { listVersions, upgradeValue } from '../json/json-versions.ts';
import { readJson } from '../json/read-json.ts';
import { toJson } from '../writable.ts';

/** Details of a scan, which only partners see. */
export interface Details {
  readonly partner: PartnerResult;
  readonly report: Report;
}

/** Bytes that are not details: damaged, or not written by us. */
export class DamagedDetails extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options);
    this.name = 'DamagedDetails';
  }
}

/*
 * Packed details are one byte for the method, four with the CRC-32 of the rest, and JSON compressed with Brotli. A report repeats
 * the same names and sentences: 149 kB of JSON become 21, where PostgreSQL's own compression leaves 49.
 */
const BROTLI = 1;
const HEAD = 5;
/** `{`, the first byte of JSON that was not packed. */
const PLAIN = 0x7b;

/** Higher qualities take ten times as long to save some hundreds of bytes. */
const QUALITY = 5;
/** Maximum unpacked bytes: a hundred times a large report. */
const MAX = 64_000_000;

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

const NAMES = { partner: 'scans.partner', report: 'scans.report' } as const;

/** Packs details, together with the versions of their JSON. */
export const packDetails = async ({ partner, report }: Details): Promise<Buffer> => {
  const text = Buffer.from(toJson({ versions: listVersions(), partner, report }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const packed = await pack(text, { params });
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(BROTLI);
  head.writeUInt32BE(crc32(packed), 1);
  return Buffer.concat([head, packed]);
};

const unpackText = async (bytes: Buffer): Promise<string> => {
  if (bytes[0] === PLAIN) return bytes.toString();
  if (bytes[0] !== BROTLI || bytes.length <= HEAD) throw new DamagedDetails('it is not of a form that is known');
  const packed = bytes.subarray(HEAD);
  if (crc32(packed) !== bytes.readUInt32BE(1)) throw new DamagedDetails('its checksum is another one');
  return (await unpack(packed, { maxOutputLength: MAX })).toString();
};

/**
 * Unpacks details and upgrades them to this version. Rejects with `DamagedDetails`, or with `UnreadableJson` if they do not fit.
 */
export const unpackDetails = async (bytes: Uint8Array): Promise<Details> => {
  const text = await unpackText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { versions = listVersions(), ...values } = JSON.parse(text) as {
    readonly versions?: Readonly<Record<string, number>>;
    readonly partner?: unknown;
    readonly report?: unknown;
  };
  const read = (field: keyof typeof NAMES): unknown => {
    const name = NAMES[field];
    const column = JSON_COLUMNS[name];
    if (column === undefined) throw new Error(`${name} has no schema`);
    return readJson(name, column, upgradeValue(column, values[field], versions[name] ?? 1));
  };
  return { partner: read('partner'), report: read('report') } as Details;
};
