import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { crawlWords } from '../../../../lib/words/service/words.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { setDayHeaders } from '../../../core/http/limits.ts';
import { createBadField, createNotFound, type Member, requireMember } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { cancelBatch } from '../../batches/store/cancel-batch.ts';
import { SCANS } from '../../scans/worker/queue.ts';
import { toDayCount } from '../../teams/store/key-limits.ts';
import { readDay } from '../../teams/store/quota.ts';
import { CrawlReport, CrawlStatus, toCrawlStatus, toReport } from '../schemas/response.ts';
import type { CreatedCrawl } from '../store/create-crawl.ts';
import { type Crawl, findCrawl, findSiteUrl, listCrawls } from '../store/read-crawls.ts';
import { beginCrawl, type CrawlDeps, MAX_PAGES } from './begin.ts';
import { readCrawl } from './read.ts';

export const CRAWLS_PATH = '/api/v1/crawls';
/** Path at which crawls are created and listed. */
const CRAWLS_OF_SITE = '/api/v1/sites/:id/crawls';

/** Body of a crawl request; every field is optional. */
export const CreateCrawlRequest = z.strictObject({
  pages: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGES))),
  language: z.optional(z.enum(['nl', 'en'])),
});

/** The latest crawls of a site, newest first. */
export const CrawlList = z.strictObject({ crawls: z.array(CrawlStatus) });

const MAX_LISTED = 100;

interface One {
  readonly Params: { readonly id: string };
}

interface Call {
  readonly deps: CrawlDeps;
  readonly request: FastifyRequest<One>;
  readonly reply: FastifyReply;
}

/** Returns the member who makes the request, and sets the headers with their daily quota. Throws a `Problem`. */
const memberIn = async ({ deps, request, reply }: Call, scope: 'read' | 'batch'): Promise<Member> => {
  const member = await requireMember(deps, request, scope);
  await setLeftHeaders({ deps, reply }, member);
  return member;
};

const setLeftHeaders = async ({ deps, reply }: Pick<Call, 'deps' | 'reply'>, { known }: Member): Promise<void> =>
  setDayHeaders(reply, await readDay(deps.store.db, { ...toDayCount(known), now: deps.now() }));

const readCrawlRequest = ({ body }: FastifyRequest<One>): z.infer<typeof CreateCrawlRequest> => {
  const { success, data, error } = CreateCrawlRequest.safeParse(body ?? {});
  if (!success) throw createBadField(String(error.issues[0]?.path[0] ?? 'pages'));
  return data;
};

/** Returns the created crawl. Throws a `Problem`; if a crawl is already running, `Location` contains its address. */
const scanFrom = (created: CreatedCrawl, reply: FastifyReply, wanted: number): Crawl => {
  switch (created.kind) {
    case 'made':
      return created.scan;
    case 'unknown':
      throw createNotFound();
    case 'living':
      reply.header('Location', `${CRAWLS_PATH}/${created.id}`);
      throw new Problem('conflict', (_, locale) => crawlWords[locale].living, { detail: created.id });
    case 'limited': {
      const { limit, remaining } = created.day;
      if (created.wait === 0)
        throw new Problem('too_large', (_, locale) => crawlWords[locale].never({ wanted, limit }));
      const sentence = { wanted, limit, remaining };
      throw new Problem('rate_limited', (_, locale) => crawlWords[locale].limited(sentence), {
        retryAfter: created.wait,
      });
    }
  }
};

const make = async (call: Call): Promise<z.infer<typeof CrawlStatus>> => {
  const { deps, request, reply } = call;
  const member = await memberIn(call, 'batch');
  const { pages: most = MAX_PAGES, language = pickLocale(request.headers['accept-language']) } =
    readCrawlRequest(request);
  const created = await beginCrawl(deps, member, { site: request.params.id, most, locale: language });
  const scan = scanFrom(created, reply, most);
  await setLeftHeaders(call, member);
  reply.status(201).header('Location', `${CRAWLS_PATH}/${scan.id}`);
  return CrawlStatus.parse(toCrawlStatus(scan));
};

const list = async (call: Call): Promise<z.infer<typeof CrawlList>> => {
  const { team } = await memberIn(call, 'read');
  const { db } = call.deps.store;
  const { id: site } = call.request.params;
  if ((await findSiteUrl(db, team, site)) === null) throw createNotFound();
  return CrawlList.parse({ crawls: (await listCrawls(db, team, { site, most: MAX_LISTED })).map(toCrawlStatus) });
};

const show = async (call: Call): Promise<z.infer<typeof CrawlReport>> => {
  const { team } = await memberIn(call, 'read');
  const found = await readCrawl(call.deps.store, team, call.request.params.id);
  if (found === null) throw createNotFound();
  return CrawlReport.parse(toReport(found));
};

const cancelAsMember = async (call: Call): Promise<z.infer<typeof CrawlStatus>> => {
  const { deps, request } = call;
  const member = await memberIn(call, 'batch');
  const { id } = request.params;
  if ((await findCrawl(deps.store.db, member.team, id)) === null) throw createNotFound();
  await cancelBatch(deps.store, member, { id, queue: SCANS, now: deps.now() });
  await setLeftHeaders(call, member);
  const scan = await findCrawl(deps.store.db, member.team, id);
  if (scan === null) throw createNotFound();
  return CrawlStatus.parse(toCrawlStatus(scan));
};

/** Registers the routes that create, list, show and cancel crawls. */
export const addCrawlRoutes = (app: FastifyInstance, deps: CrawlDeps): void => {
  app.post<One>(CRAWLS_OF_SITE, (request, reply) => make({ deps, request, reply }));
  app.get<One>(CRAWLS_OF_SITE, (request, reply) => list({ deps, request, reply }));
  app.get<One>(`${CRAWLS_PATH}/:id`, (request, reply) => show({ deps, request, reply }));
  app.post<One>(`${CRAWLS_PATH}/:id/cancel`, (request, reply) => cancelAsMember({ deps, request, reply }));
};
