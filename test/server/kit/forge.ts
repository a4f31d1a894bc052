import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A comment on a merge request, as in the forges' APIs: GitLab has an author, the others a user. */
interface Comment {
  readonly id: number;
  readonly author: { readonly id: number };
  readonly user: { readonly id: number };
  readonly body: string;
}

export interface Forge {
  readonly base: string;
  /** The comments on the request; the first is somebody else's. */
  readonly comments: Comment[];
  /** The responses for addresses with these endings. */
  readonly files: Map<string, string>;
  stop(): void;
}

const ME = 7;
const by = (id: number) => ({ author: { id }, user: { id } });

/** The body of a comment that was sent: a form, or JSON. */
const bodyIn = async (request: IncomingMessage): Promise<string> => {
  const sent = await text(request);
  const isJson = request.headers['content-type'] === 'application/json';
  return isJson ? JSON.parse(sent).body : (new URLSearchParams(sent).get('body') ?? '');
};

/**
 * A server that stores the comments on one request, like the APIs of GitLab (v4, notes) and of Forgejo and Gitea (v1, issues):
 * they can be read, added, and changed by their author; only with a token.
 */
export const startForge = async (): Promise<Forge> => {
  const comments: Comment[] = [{ id: 1, ...by(3), body: '<!-- pijler is what they say -->' }];
  const files = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://forge');
    const { authorization, 'private-token': token = authorization } = request.headers;
    const end = (status: number, result: unknown): void => void response.writeHead(status).end(JSON.stringify(result));
    if (token === undefined || !/^(?:token )?geheim$/.test(String(token))) return end(401, {});
    if (pathname.endsWith('/user')) return end(200, { id: ME });
    const file = [...files].find(([name]) => pathname.endsWith(name));
    if (file !== undefined) return void response.end(file[1]);
    const isList = /\/(?:notes|comments)$/.test(pathname);
    if (request.method === 'GET') return isList ? end(200, comments) : end(404, {});
    const body = await bodyIn(request);
    if (request.method === 'POST' && isList)
      return end(201, comments.push({ id: comments.length + 1, ...by(ME), body }));
    const found = comments.findIndex(({ id }) => pathname.endsWith(`/${id}`));
    const old = comments[found];
    if (old === undefined || old.user.id !== ME) return end(403, {});
    comments[found] = { ...old, body };
    end(200, comments[found]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments,
    files,
    stop: () => void server.close(),
  };
};
