import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail as a server gets it. */
export interface Received {
  readonly from: string;
  readonly to: string;
  /** Head and body with CRLF line ends, without dot-stuffing. */
  readonly raw: string;
}

/** A server's reply to a line; null for the usual one. */
export type Whim = (line: string) => string | 'hang up' | null;

export interface MailServer {
  readonly url: string;
  readonly mails: readonly Received[];
  /** Every command, in order. */
  readonly commands: readonly string[];
  /** Changes its behaviour from now on. */
  behave(whim: Whim): void;
  close(): Promise<void>;
}

/** The state of one client's session. */
interface Dialogue {
  from: string;
  to: string;
  data: string[] | null;
}

const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^EHLO /i, '250-sink\r\n250 8BITMIME'],
  [/^(?:MAIL|RCPT|RSET|NOOP)\b/i, '250 OK'],
  [/^DATA$/i, '354 go on'],
  [/^QUIT$/i, '221 bye'],
];

/** A mail server on loopback (RFC 5321), limited to what our client uses. */
export const startMailServer = async (): Promise<MailServer> => {
  const mails: Received[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let whim: Whim = () => null;

  const answer = (socket: Socket, dialogue: Dialogue, line: string): void => {
    commands.push(line);
    const reply = whim(line) ?? USUAL.find(([pattern]) => pattern.test(line))?.[1] ?? '500 what';
    if (reply === 'hang up') return void socket.destroy();
    dialogue.from = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1] ?? dialogue.from;
    dialogue.to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? dialogue.to;
    if (reply.startsWith('354')) dialogue.data = [];
    socket.write(`${reply}\r\n`);
  };
  const onEvent = (socket: Socket, dialogue: Dialogue, line: string): void => {
    if (dialogue.data === null) {
      answer(socket, dialogue, line);
      return;
    }
    if (line !== '.') {
      dialogue.data.push(line.replace(/^\./, ''));
      return;
    }
    mails.push({ from: dialogue.from, to: dialogue.to, raw: dialogue.data.join('\r\n') });
    dialogue.data = null;
    const reply = whim('.') ?? '250 taken';
    if (reply === 'hang up') socket.destroy();
    else socket.write(`${reply}\r\n`);
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const dialogue: Dialogue = { from: '', to: '', data: null };
    let rest = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onEvent(socket, dialogue, line);
    });
    socket.write('220 sink\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, commands },
    behave: (next) => {
      whim = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** A mail as its reader sees it. */
export interface Opened {
  /** Names in lower case; each once. */
  readonly head: ReadonlyMap<string, string>;
  readonly type: string;
  readonly text: string;
  readonly html: string;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const quoted = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return bytesOf(encoding === 'quoted-printable' ? quoted(body) : body).toString('utf8');
};

/** Encoded words in a header (RFC 2047). */
const word = (_: string, kind: string, text: string): string =>
  decoded(
    kind.toLowerCase() === 'q' ? text.replaceAll('_', ' ') : text,
    kind.toLowerCase() === 'q' ? 'quoted-printable' : 'base64',
  );

const splitPart = (raw: string): { readonly head: ReadonlyMap<string, string>; readonly body: string } => {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const fields = lines.map(
    (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  const names = fields.map(([name]) => name);
  if (new Set(names).size !== names.length) throw new Error(`a line of the head stands twice: ${names.join(' ')}`);
  return { head: new Map(fields), body: raw.slice(end + 4) };
};

/** Parses a mail with two alternatives (RFC 2046 §5.1.4): plain text, and HTML last. */
export const openMail = ({ raw }: Pick<Received, 'raw'>): Opened => {
  const { head, body } = splitPart(raw);
  const type = head.get('content-type') ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.slice(2)));
  const read = (wanted: string): string => {
    const part = parts.find((one) => one.head.get('content-type')?.startsWith(wanted));
    return part === undefined
      ? ''
      : decoded(part.body, part.head.get('content-transfer-encoding') ?? '').replaceAll('\r\n', '\n');
  };
  const plain = new Map(
    [...head].map(([name, value]) => [name, value.replace(/=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi, word)]),
  );
  return { head: plain, type: type.split(';')[0] ?? '', text: read('text/plain'), html: read('text/html') };
};
