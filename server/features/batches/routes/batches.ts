import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import { addJsonRows } from '../../../core/http/json-rows.ts';
import { getPerHour, setDayHeaders } from '../../../core/http/limits.ts';
import { createNotFound, type Member, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import { SCANS } from '../../scans/worker/queue.ts';
import { toDayCount } from '../../teams/store/key-limits.ts';
import { readDay } from '../../teams/store/quota.ts';
import { BATCH_ROWS, type BatchRequest, readBatch, sayOfBatches } from '../schemas/request.ts';
import { toBatchStatus, toBatchSummary } from '../schemas/response.ts';
import { BatchList, BatchStatus, CreatedBatch } from '../schemas/shapes.ts';
import { countItems } from '../store/batch-items.ts';
import { type Batch, type BatchCreation, findBatch, listBatches, makeBatch } from '../store/batches.ts';
import { cancelBatch } from '../store/cancel-batch.ts';
import { toNewItem } from '../worker/batch-item.ts';
import { asCsv, asJsonLines } from './results.ts';

export const BATCHES_PATH = '/api/v1/batches';

/** Dependencies of the batch routes. */
export interface BatchDeps extends V1Deps {
  readonly store: Pick<Store, 'db' | 'read' | 'hasRoom'>;
  /** Public address of the service; null when it is only reachable on this machine. */
  readonly publicUrl: string | null;
  /** Whether the owner of a host has opted out of scans; `host` is lower-case and without a trailing dot. */
  isNeverScanned(host: string): boolean;
}

/** Maximum request body in bytes: 5,000 addresses of about 400 characters. */
const BODY = 2_097_152;
/** Maximum entries in a list of batches, and in the lists of duplicate lines. */
const LISTED = 50;
/** Retry-After in seconds when the disk is full. */
const AGAIN = 30;

interface Call {
  readonly deps: BatchDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const setLeftHeaders = async ({ deps, reply }: Call, { known }: Member): Promise<void> =>
  setDayHeaders(reply, await readDay(deps.store.db, { ...toDayCount(known), now: deps.now() }));

/** Returns the member who makes the request, and sets the headers with their daily quota. Throws a `Problem`. */
const memberIn = async (call: Call, scope: 'read' | 'batch'): Promise<Member> => {
  const member = await requireMember(call.deps, call.request, scope);
  await setLeftHeaders(call, member);
  return member;
};

/** Returns the batch with the id in the URL. Throws a `Problem` if the team has none with that id. */
const requireBatch = async ({ deps, request }: Call, { team }: Member): Promise<Batch> => {
  const { id } = request.params as { readonly id: string };
  const batch = await findBatch(deps.store.db, team, id);
  if (batch === null) throw createNotFound();
  return batch;
};

const readStatus = async ({ deps }: Call, batch: Batch) =>
  BatchStatus.parse(toBatchStatus(batch, await countItems(deps.store.db, batch.id)));

/** Returns the created or already existing batch. Throws a `Problem` if it was refused. */
const toBatch = (created: BatchCreation, { specs }: BatchRequest): Batch => {
  if (created.kind === 'other')
    throw new Problem(
      'conflict',
      sayOfBatches(({ usedBefore }) => usedBefore),
    );
  if (created.kind !== 'limited') return created.batch;
  const { limit, remaining } = created.day;
  const wanted = specs.length;
  if (created.wait === 0)
    throw new Problem(
      'too_large',
      sayOfBatches(({ never }) => never({ wanted, limit })),
    );
  const sentence = sayOfBatches(({ limited }) => limited({ wanted, limit, remaining }));
  throw new Problem('rate_limited', sentence, { retryAfter: created.wait });
};

const make = async (call: Call): Promise<z.infer<typeof CreatedBatch>> => {
  const { deps, request, reply } = call;
  const member = await memberIn(call, 'batch');
  const batchRequest = await readBatch(request);
  if (!(await deps.store.hasRoom())) throw new Problem('busy', ({ away }) => away, { retryAfter: AGAIN });
  const created = await makeBatch(deps.store, {
    kind: 'list',
    site: null,
    locale: batchRequest.locale,
    fresh: batchRequest.fresh,
    actor: member,
    perDay: member.known.perDay,
    idempotency: batchRequest.idempotency,
    bodyHash: batchRequest.hash,
    items: await mapPaced(batchRequest.specs, (spec) => toNewItem(spec, deps.isNeverScanned(parseHost(spec.url)))),
    about: String(batchRequest.specs.length),
    now: deps.now(),
  });
  await setLeftHeaders(call, member);
  const batch = toBatch(created, batchRequest);
  reply.status(created.kind === 'made' ? 201 : 200).header('Location', `${BATCHES_PATH}/${batch.id}`);
  const { folded, skipped } = batchRequest;
  return CreatedBatch.parse({
    batch: await readStatus(call, batch),
    folded: { count: folded.length, lines: folded.slice(0, LISTED) },
    skipped: { count: batchRequest.bad, lines: skipped },
  });
};

const list = async (call: Call): Promise<z.infer<typeof BatchList>> => {
  const member = await memberIn(call, 'read');
  const { before } = call.request.query as { readonly before?: string };
  const from = before === undefined ? null : await findBatch(call.deps.store.db, member.team, before);
  if (before !== undefined && from === null) throw createNotFound();
  const batches = await listBatches(call.deps.store.db, member.team, { before: from, most: LISTED });
  const next = batches.length < LISTED ? null : (batches.at(-1)?.id ?? null);
  return BatchList.parse({ batches: batches.map(toBatchSummary), next });
};

const sendResults = async (call: Call, form: 'jsonl' | 'csv'): Promise<FastifyReply> => {
  const { deps, request, reply } = call;
  const member = await memberIn(call, 'read');
  const batch = await requireBatch(call, member);
  const { full } = request.query as { readonly full?: string };
  const base = deps.publicUrl ?? `http://${request.host}`;
  const perHour = getPerHour(member.known);
  const all = { store: deps.store, batch, perHour, base: base.replace(/\/$/, ''), full: full === '1' };
  if (form === 'jsonl') return reply.type('application/jsonl').send(asJsonLines(all));
  reply.header('Content-Disposition', `attachment; filename="${batch.id}.csv"`);
  return reply.type('text/csv; charset=utf-8').send(asCsv(all));
};

const cancelAsMember = async (call: Call): Promise<z.infer<typeof BatchStatus>> => {
  const { deps } = call;
  const member = await memberIn(call, 'batch');
  const { id } = await requireBatch(call, member);
  await cancelBatch(deps.store, member, { id, queue: SCANS, now: deps.now() });
  await setLeftHeaders(call, member);
  return readStatus(call, await requireBatch(call, member));
};

/** Registers the routes that create, list, show and cancel batches and that export their results. */
export const addBatchRoutes = (app: FastifyInstance, deps: BatchDeps): void => {
  app.register(async (routes) => {
    addJsonRows(routes, BATCH_ROWS);
    routes.addContentTypeParser('text/csv', { parseAs: 'string' }, (_, body, done) => done(null, body));
    const one = `${BATCHES_PATH}/:id`;
    routes.post(BATCHES_PATH, { bodyLimit: BODY }, (request, reply) => make({ deps, request, reply }));
    routes.get(BATCHES_PATH, (request, reply) => list({ deps, request, reply }));
    routes.get(one, async (request, reply) => {
      const call = { deps, request, reply };
      return readStatus(call, await requireBatch(call, await memberIn(call, 'read')));
    });
    routes.get(`${one}/results`, (request, reply) => sendResults({ deps, request, reply }, 'jsonl'));
    routes.get(`${one}/results.csv`, (request, reply) => sendResults({ deps, request, reply }, 'csv'));
    routes.post(`${one}/cancel`, (request, reply) => cancelAsMember({ deps, request, reply }));
  });
};
