import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Admin } from './admin.ts';
import { findSocketPath } from './socket.ts';

/** Error codes of a socket at which no service listens. */
const NOBODY = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];

/** Sends one request over a socket of this machine. */
const requestAdmin = (
  socketPath: string,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body?: unknown },
): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const outgoing = request({ socketPath, method, path, agent: false, headers });
  outgoing.once('response', resolve).once('error', reject);
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
};

const readBody = async <T>(answer: IncomingMessage): Promise<T> => {
  const body = await json(answer);
  if (answer.statusCode !== 200) throw new Error((body as { readonly message?: string }).message ?? 'no answer');
  return body as T;
};

/** Returns the operator actions of the service that runs with a folder's store; null if none does. */
export const findAdmin = async (folder: string): Promise<Admin | null> => {
  const socket = findSocketPath(folder);
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    readBody<T>(await requestAdmin(socket, { method, path, ...(body !== undefined && { body }) }));
  const admin: Admin = {
    issue: (issue) => send('POST', '/keys', issue),
    list: () => send('GET', '/keys'),
    revoke: async (id) => (await send<{ readonly done: boolean }>('DELETE', `/keys/${encodeURIComponent(id)}`)).done,
    backup: async () => {
      const answer = await requestAdmin(socket, { method: 'GET', path: '/backup' });
      return answer.statusCode === 200 ? answer : readBody(answer);
    },
  };
  try {
    await admin.list();
    return admin;
  } catch (error) {
    if (NOBODY.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
};
