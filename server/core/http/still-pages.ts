import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Script } from '../pages/assets.ts';
import type { PageContext } from '../pages/document.tsx';
import { createPageContext, type Site, sendPage } from './page-context.ts';

/** Pages that are the same for everybody who is not signed in: rendered and compressed once per process, language and address. */

/** A rendered page, in each encoding that a browser may accept. */
interface StillPage {
  /** Weak, because it is the same page in every encoding (RFC 9110 §8.8.1). */
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const prepare = async (page: string): Promise<StillPage> => {
  const plain = Buffer.from(page);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const [br, zipped] = await Promise.all([toBrotli(plain), toGzip(plain)]);
  return { etag, plain, br, gzip: zipped };
};

/** Renders a page; `origin` is the service's address. */
type Draw = (context: PageContext, origin: string) => string;

/** Maximum number of cached pages: those of every check and language, and no more, whatever is requested. */
const MAX = 2_000;

/** The first of our encodings that the client accepts; a coding with `q=0` is refused (RFC 9110 §12.5.3). */
const pickEncoding = ({ headers }: FastifyRequest): 'br' | 'gzip' | null => {
  const taken = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((one) => taken.includes(one)) ?? null;
};

/** Whether the client already has this version of a page (RFC 9110 §13.1.2). */
const has = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => [etag, '*'].includes(one.trim()));

/**
 * Creates a sender of static pages, with a script of ours or none; it calls `draw` once for each page. Signed-in users get a page
 * rendered for them.
 */
export const createStillPages = (site: Site, runs: Script | null = null) => {
  const cache = new Map<string, Promise<StillPage>>();
  const findPage = (context: PageContext, draw: Draw, origin: string): Promise<StillPage> => {
    const name = `${context.locale} ${context.isChosen} ${origin} ${context.path}`;
    const page = cache.get(name) ?? prepare(draw(context, origin));
    if (cache.size < MAX) cache.set(name, page);
    return page;
  };
  return async (request: FastifyRequest, reply: FastifyReply, draw: Draw): Promise<FastifyReply> => {
    const context = createPageContext(request, site);
    // Without a public address, the local name that the request used.
    const origin = site.publicUrl ?? `http://${request.host}`;
    if (request.signedIn !== null) return sendPage(request, reply, { page: draw(context, origin), site, runs });
    const { etag, ...bodies } = await findPage(context, draw, origin);
    const encoding = pickEncoding(request);
    const headers = { ETag: etag, Vary: 'Accept-Language, Cookie, Accept-Encoding' };
    if (has(request, etag)) return sendPage(request, reply, { page: '', site, status: 304, runs, headers });
    const encoded = encoding === null ? headers : { ...headers, 'Content-Encoding': encoding };
    return sendPage(request, reply, { page: bodies[encoding ?? 'plain'], site, runs, headers: encoded });
  };
};
