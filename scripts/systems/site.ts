import { type IncomingMessage, request } from 'node:http';
import { redirect } from '../../test/world/answers.ts';
import type { Answer, Handler, Site, Visit } from '../../test/world/site.ts';

/** Headers about one connection, or that a proxy writes itself when it passes a response on. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'];

const answerOf = async (response: IncomingMessage): Promise<Answer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.includes(name) ? [] : [[name, value] as const],
  );
  return { status: response.statusCode ?? 502, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) };
};

/** Forwards a request to a server on loopback, as a proxy that terminates TLS does. */
export const pass = (port: number, { method, host, path, query, headers, body, scheme }: Visit): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = { ...headers, host, 'x-forwarded-proto': scheme, 'x-forwarded-host': host, connection: 'close' };
    const requested = request({ host: '127.0.0.1', port, method, path: path + query, headers: sent }, (response) =>
      resolve(answerOf(response)),
    );
    requested.once('error', reject);
    requested.end(body);
  });

const toHttps: Handler = ({ host, path, query }) => redirect(301, `https://${host}${path}${query}`);

/** A site of the test world in front of a real system: only the connection is changed. */
export const siteBefore = (host: string, port: number): Site => ({
  hosts: [host],
  http: toHttps,
  https: (visit) => pass(port, visit),
});
