import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { KEY_NAME } from '../features/teams/store/key-name.ts';
import { SCOPES } from '../features/teams/store/keys.ts';
import type { Admin } from './admin.ts';

/**
 * Path of the control socket in an embedded store's folder: the shorter of its two spellings, since a socket path is limited to
 * about a hundred characters.
 */
export const findSocketPath = (folder: string): string => {
  const path = join(folder, 'control.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
};

/** Body of a request for a new key. */
const Issued = z.object({
  name: z.string().check(z.regex(KEY_NAME)),
  perHour: z.optional(z.int()),
  perDay: z.optional(z.int()),
  scopes: z.optional(z.array(z.enum(SCOPES))),
  expiresAt: z.optional(z.nullable(z.int())),
  team: z.optional(z.string().check(z.minLength(1))),
});

const withoutUndefined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never;

/**
 * Serves operator requests on a socket in the store's folder, which only this process's user (and root) can open; resolves with a
 * function that closes it. The caller holds the folder's lock, so an existing socket belongs to a process that has ended.
 */
export const serveAdmin = async (admin: Admin, folder: string): Promise<() => Promise<void>> => {
  const app = Fastify({ forceCloseConnections: true });
  app.post('/keys', (request) => admin.issue(withoutUndefined(Issued.parse(request.body))));
  app.get('/keys', () => admin.list());
  app.delete<{ Params: { id: string } }>('/keys/:id', async ({ params }) => ({ done: await admin.revoke(params.id) }));
  app.get('/backup', async (_, reply) => reply.type('application/gzip').send(await admin.backup()));
  await app.ready();
  const path = findSocketPath(folder);
  rmSync(path, { force: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  app.server.once('error', reject);
  // `listen` creates the socket here, synchronously; the umask restricts it to its owner.
  const mask = process.umask(0o177);
  try {
    app.server.listen(path, resolve);
  } finally {
    process.umask(mask);
  }
  await promise;
  return () => app.close();
};
