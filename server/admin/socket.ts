import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { KEY_NAME } from '../features/teams/store/key-name.ts';
import { SCOPES } from '../features/teams/store/keys.ts';
import type { Admin } from './admin.ts';

/** Where in the folder of an embedded store its service is asked: by the shorter of two names, of which a socket takes about a hundred characters. */
export const findSocketPath = (folder: string): string => {
  const path = join(folder, 'control.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
};

/** A key that is asked for. */
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
 * Answers an operator over a socket in the folder of the store, that nobody but the user of this process (and root) can
 * open; resolves with what ends it. Whoever has the folder has its lock, so a socket that is there is of a process that is gone.
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
  // It is made here and now, for its owner alone.
  const mask = process.umask(0o177);
  try {
    app.server.listen(path, resolve);
  } finally {
    process.umask(mask);
  }
  await promise;
  return () => app.close();
};
