import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request to a server on loopback, as a front end that terminates TLS passes it on. */
export interface RepairRequest {
  readonly host: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly cookie?: string;
  /** Opened over http, rather than https. */
  readonly isPlain?: boolean;
}

/** The response that a visitor gets. */
export interface Answer {
  readonly status: number;
  /** By lower-case name, each with all its values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** Decompressed, without what differs in every response. */
  readonly body: string;
}

/** Headers that differ whether or not anything was pasted. */
const PASSING = ['date', 'age', 'etag', 'expires', 'last-modified', 'keep-alive', 'connection', 'transfer-encoding'];
const LENGTHS = ['content-length', 'accept-ranges'];

const valuesOf = (headers: IncomingHttpHeaders): Answer['headers'] =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !PASSING.includes(name) && !LENGTHS.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? [value] : (value ?? [])]),
  );

const unpacked = (bytes: Buffer, encoding: string): Buffer => {
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
};

/** Requests one response; throws if there is none. */
export const answerTo = (
  port: number,
  { host, path, method = 'GET', cookie, isPlain = false }: RepairRequest,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...{ Host: host, 'Accept-Encoding': 'gzip', 'X-Forwarded-Proto': isPlain ? 'http' : 'https' },
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    };
    const stored = request({ host: '127.0.0.1', port, path, method, headers, timeout: 60_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = unpacked(Buffer.concat(parts), answer.headers['content-encoding'] ?? '').toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: valuesOf(answer.headers), body });
      });
    });
    stored.on('error', reject);
    stored.on('timeout', () => stored.destroy(new Error(`${path}: no answer`)));
    stored.end();
  });

/** The name of a request, for output. */
export const nameOf = ({ method = 'GET', host, path, cookie, isPlain = false }: RepairRequest): string =>
  `${method} ${isPlain ? 'http' : 'https'}://${host}${path}${cookie === undefined ? '' : ' (owner)'}`;

/** Every response, by the name of its request. */
export const answersTo = async (port: number, all: readonly RepairRequest[]): Promise<ReadonlyMap<string, Answer>> => {
  const answers = new Map<string, Answer>();
  for (const stored of all) answers.set(nameOf(stored), await answerTo(port, stored));
  return answers;
};

/** One difference: `header hsts`, `status`, `body`. */
export interface Change {
  readonly address: string;
  readonly what: string;
  readonly was: string;
  readonly is: string;
}

const join = (values: readonly string[] | undefined): string => (values ?? []).join(' | ');

const between = (address: string, was: Answer, is: Answer): readonly Change[] => {
  const names = new Set([...Object.keys(was.headers), ...Object.keys(is.headers)]);
  return [
    ...(was.status === is.status ? [] : [{ address, what: 'status', was: String(was.status), is: String(is.status) }]),
    ...[...names].flatMap((name) => {
      const [old, now] = [join(was.headers[name]), join(is.headers[name])];
      return old === now ? [] : [{ address, what: `header ${name}`, was: old, is: now }];
    }),
    ...(was.body === is.body ? [] : [{ address, what: 'body', was: was.body, is: is.body }]),
  ];
};

/** All that changed between two rounds of the same addresses. */
export const changesBetween = (
  before: ReadonlyMap<string, Answer>,
  after: ReadonlyMap<string, Answer>,
): readonly Change[] =>
  [...before].flatMap(([address, was]) => {
    const is = after.get(address);
    return is === undefined
      ? [{ address, what: 'status', was: String(was.status), is: 'none' }]
      : between(address, was, is);
  });
