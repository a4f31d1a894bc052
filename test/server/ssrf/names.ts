import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { SECRET } from './canaries.ts';
import { NAMES, PUBLIC, RESOLVER, RESOLVER_FILE } from './variants.ts';

/** The names of this network: a resolver (RFC 1035 §4), and a machine that uses it. */

const TYPES: Readonly<Record<number, string>> = { 1: 'ipv4', 28: 'ipv6' };
const [NO_ERROR, NO_SUCH_NAME] = [0, 3];
const IN = 1;

let rebinding = 0;

/** Addresses of a name in the requested family; null when the name does not exist. */
const addressesOf = (name: string, family: string | undefined): readonly number[][] | null => {
  if (name === 'rebind.nl' && family === 'ipv4') rebinding += 1;
  const table = new Map(Object.entries({ ...NAMES, 'rebind.nl': [rebinding % 2 === 0 ? '127.0.0.1' : PUBLIC[0]] }));
  const found = table.get(name) ?? table.get(name.replace(/^[^.]+/, '*'));
  const parsed = found?.map((text) => ipaddr.parse(text)) ?? null;
  return parsed?.filter((one) => one.kind() === family).map((one) => one.toByteArray()) ?? null;
};

const nameIn = (message: Buffer): { readonly name: string; readonly end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
};

const words = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));

/** The response to a question, not to be cached. */
const answerTo = (question: Buffer): Buffer => {
  const { name, end } = nameIn(question);
  const type = question.readUInt16BE(end);
  const addresses = addressesOf(name, TYPES[type]);
  const found = addresses ?? [];
  const flags = 0x8580 | (addresses === null ? NO_SUCH_NAME : NO_ERROR);
  const records = found.map((bytes) =>
    Buffer.concat([words(0xc00c, type, IN, 0, 0, bytes.length), Buffer.from(bytes)]),
  );
  const header = words(question.readUInt16BE(0), flags, 1, found.length, 0, 0);
  return Buffer.concat([header, question.subarray(12, end + 4), ...records]);
};

/** Replaces a file of the machine in this process' own view of the file system (a mount namespace). */
const replaceFile = (path: string, text: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-mount-'));
  const file = join(folder, 'file');
  writeFileSync(file, text, { mode: 0o644 });
  execFileSync('mount', ['--bind', file, path]);
  rmSync(folder, { recursive: true });
};

/** From here on the machine's resolver knows these names, and no others. */
export const answerNames = (): void => {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => socket.send(answerTo(question), port, address));
  socket.bind(53, RESOLVER);
  replaceFile(RESOLVER_FILE, `# ${SECRET}\nnameserver ${RESOLVER}\n`);
  replaceFile('/etc/nsswitch.conf', 'passwd: files\ngroup: files\nhosts: files dns\n');
};
