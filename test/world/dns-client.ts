import { createSocket } from 'node:dgram';
import { connect } from 'node:net';

/** Types of RFC 1035 and its followers, as far as the world's own questions need them. */
export const TYPES = {
  A: 1,
  NS: 2,
  SOA: 6,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  DS: 43,
  DNSKEY: 48,
  TLSA: 52,
  HTTPS: 65,
  CAA: 257,
};

export type TypeName = keyof typeof TYPES;

export interface QuestionOptions {
  /** CD: do not validate. */
  readonly checkingDisabled?: boolean;
}

/** A question in wire format with AD set and an OPT record (EDNS0, 1232 bytes). */
export const encodeQuestion = (
  name: string,
  type: TypeName,
  { checkingDisabled = false }: QuestionOptions = {},
): Buffer => {
  const flags = 0x0120 | (checkingDisabled ? 0x10 : 0);
  const header = words(0, flags, 1, 0, 0, 1);
  const opt = Buffer.concat([Buffer.from([0]), words(41, 1232, 0, 0, 0)]);
  return Buffer.concat([header, encodeName(name), words(TYPES[type], 1), opt]);
};

const words = (...values: readonly number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

export const isTruncated = (answer: Buffer): boolean => ((answer[2] ?? 0) & 0x02) !== 0;

/** Asks a resolver on loopback by UDP; throws after `limit` milliseconds. */
export const askByUdp = (port: number, question: Buffer, limit: number): Promise<Buffer> => {
  const socket = createSocket('udp4');
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer by UDP')), limit);
    socket.once('error', reject);
    socket.once('message', resolve);
    socket.once('close', () => clearTimeout(timer));
    socket.send(question, port, '127.0.0.1');
  }).finally(() => socket.close());
};

/** The same by TCP, where two bytes of length go before each message (RFC 7766). */
export const askByTcp = (port: number, question: Buffer, limit: number): Promise<Buffer> => {
  const socket = connect(port, '127.0.0.1');
  return new Promise<Buffer>((resolve, reject) => {
    let received = Buffer.alloc(0);
    socket.setTimeout(limit, () => reject(new Error('no answer by TCP')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('connection closed')));
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) resolve(received.subarray(2));
    });
    socket.write(Buffer.concat([words(question.length), question]));
  }).finally(() => socket.destroy());
};
