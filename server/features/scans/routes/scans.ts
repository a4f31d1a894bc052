import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ErrorDetail } from '../../../../lib/api/error.ts';
import { ScanAnswer, toScanAnswer } from '../../../../lib/api/outgoing.ts';
import { type Locale, PILLARS } from '../../../../lib/model.ts';
import { toIsoText } from '../../../../lib/time.ts';
import { explainNotGradable } from '../../../../lib/words/report/not-gradable.ts';
import { requirePartner } from '../../../core/http/caller.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { getPerHour, setHourHeaders } from '../../../core/http/limits.ts';
import { createBadField, createNotFound, type Member, requireMember, sayInWords } from '../../../core/http/member.ts';
import { Problem, toFailedProblem } from '../../../core/http/problem.ts';
import { readHour } from '../../teams/store/rate-limit.ts';
import { toScanKey } from '../model/scan-spec.ts';
import { type PrivateScanDeps, PrivateScanFields, readPrivateScanRequest } from '../schemas/private-scan-request.ts';
import { ScanExtras, toScanExtras } from '../schemas/scan-extras.ts';
import { readScanQuery } from '../schemas/scan-query.ts';
import { toBareAddress } from '../store/bare-report.ts';
import {
  addScanRequest,
  findJob,
  findRequestAnswer,
  findScanRequest,
  type ScanRequestRow,
} from '../store/scan-requests.ts';
import type { Answer } from '../store/scans.ts';
import { EXTRAS, type Extra } from '../worker/extras.ts';
import { SCANS } from '../worker/queue.ts';
import type { ScanResponse } from '../worker/scan-service.ts';
import { findRefusal, type ScanDeps, toNoScanProblem, toResult } from './scan-route.ts';
import { waitForAnswer, waitIn } from './wait.ts';

/* The asynchronous scan operation: a scan is requested, and its result fetched later. It works the same way on the same scans. */

export const SCANS_PATH = '/api/v1/scans';

/** Retry-After in seconds. */
const AGAIN = 2;

/** Body of a scan request; the key is in its header. */
export const CreateScanRequest = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(2_048)),
  pillar: z.optional(z.enum(PILLARS)),
  language: z.optional(z.enum(['nl', 'en'])),
  /** Do not use an earlier outcome. */
  fresh: z.optional(z.boolean()),
  ...PrivateScanFields.shape,
  also: z.optional(z.array(z.enum(EXTRAS)).check(z.maxLength(EXTRAS.length))),
});

/** The state and the result of a scan. */
export const Scan = z.strictObject({
  id: z.string(),
  url: z.string(),
  pillar: z.nullable(z.enum(PILLARS)),
  language: z.enum(['nl', 'en']),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  made_at: z.string(),
  /** Null while it waits, and if its answer already existed. */
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  /** In the format of the scan operation; null until there is one, and if it failed. */
  result: z.nullable(ScanAnswer),
  /** Why it failed; null if it did not. */
  error: z.nullable(ErrorDetail),
  /** The extras requested with it; null if there were none, and until it is done. */
  extras: z.nullable(ScanExtras),
});
export type Scan = z.infer<typeof Scan>;

interface Call {
  readonly deps: ScanDeps & PrivateScanDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly member: Member;
}

/** Converts an answer to its part of the response: a result, or why there is none. */
const toOutcome = ({ deps: _, member }: Call, row: ScanRequestRow, answer: Answer): Partial<Scan> => {
  const { locale } = row;
  const finished_at = toIsoText(answer.finishedAt);
  if ('failure' in answer.answer) {
    const { error } = toFailedProblem(answer.answer.failure, answer.answer.why).body(locale);
    return { state: 'failed', finished_at, error: error as Scan['error'] };
  }
  const result = toResult(answer, { tier: 'partner', limit: getPerHour(member.known), spec: row });
  const extras = 'report' in answer.answer ? toScanExtras(answer.answer.report.extras, locale) : null;
  return { state: 'done', finished_at, result: toScanAnswer(result, explainNotGradable(locale)), extras };
};

/** Returns the state of an unanswered scan: running, waiting, or dropped by a queue that had no time for it. */
const readProgress = async ({ deps }: Call, { scanKey, locale }: ScanRequestRow): Promise<Partial<Scan>> => {
  const job = await findJob(deps.store, SCANS, scanKey);
  if (job !== null)
    return job.startedAt === null ? { state: 'queued' } : { state: 'running', started_at: toIsoText(job.startedAt) };
  const { error } = new Problem('busy', ({ busy }) => busy).body(locale);
  return { state: 'failed', error: error as Scan['error'] };
};

const scanOf = async (call: Call, row: ScanRequestRow): Promise<Scan> => {
  const { id, pillar, locale: language, createdAt } = row;
  // Queries may contain tokens and names.
  const url = toBareAddress(row.url);
  // In this order, so that a scan that ends in between is noticed.
  const progress = await readProgress(call, row);
  const answer = await findRequestAnswer(call.deps.store, row);
  const state = answer === null ? progress : toOutcome(call, row, answer);
  const none = { started_at: null, finished_at: null, result: null, error: null, extras: null };
  return Scan.parse({ id, url, pillar, language, made_at: toIsoText(createdAt), ...none, ...state });
};

/** Sends the state of a scan, with a Retry-After header while it is not over. */
const sendScan = async (
  call: Call,
  row: ScanRequestRow,
  statuses: { over: number; open: number },
): Promise<FastifyReply> => {
  const scan = await scanOf(call, row);
  const isOver = scan.state === 'done' || scan.state === 'failed';
  if (!isOver) call.reply.header('Retry-After', String(AGAIN));
  return call.reply.status(isOver ? statuses.over : statuses.open).send(scan);
};

const readLanguage = ({ body, headers }: FastifyRequest): Locale => {
  const { language } = (body ?? {}) as { readonly language?: unknown };
  if (language === undefined) return pickLocale(headers['accept-language']);
  if (language !== 'nl' && language !== 'en') throw createBadField('language');
  return language;
};

/** Returns where the answer to a request will be stored. Throws a `Problem` if there is no scan. */
const toPosition = (answer: ScanResponse, scanKey: string): Pick<ScanRequestRow, 'scanKey' | 'after' | 'scan'> => {
  if (answer.kind === 'limited' || answer.kind === 'busy') throw toNoScanProblem(answer);
  if (answer.kind === 'answer') return { scanKey, after: 0n, scan: answer.answer.id };
  return { scanKey: answer.waits.scanKey, after: answer.waits.after, scan: null };
};

/**
 * Reads the extras that a body requests. Throws a `Problem` for an invalid field, or for an extra that the operator has not
 * turned on.
 */
const readAlso = ({ mailTls = false }: PrivateScanDeps, body: unknown): readonly Extra[] => {
  const { also = [] } = (body ?? {}) as { readonly also?: unknown };
  const { success, data } = CreateScanRequest.shape.also.safeParse(also);
  if (!success) throw createBadField('also');
  const all = [...new Set(data)].toSorted();
  if (all.includes('mail_tls') && !mailTls)
    throw new Problem(
      'conflict',
      sayInWords(({ noMailTls }) => noMailTls),
    );
  return all;
};

/**
 * Returns the variant that separates a scan from others: unique for a private one, otherwise the same for all requests with the
 * same extras.
 */
const toVariant = (sealed: string | null, also: readonly Extra[]): { readonly variant?: string } => {
  if (sealed !== null) return { variant: randomUUID() };
  return also.length === 0 ? {} : { variant: also.join(' ') };
};

const make = async (call: Call): Promise<FastifyReply> => {
  const { deps, request, reply, member } = call;
  const wait = waitIn(request);
  const locale = readLanguage(request);
  const { spec: read, fresh } = readScanQuery({ fields: request.body ?? {}, keyLine: undefined, locale });
  const reason = findRefusal(read, deps);
  if (reason !== null) throw toFailedProblem('unsupported_page', { reason });
  const asker = requirePartner(member.known);
  const sealed = await readPrivateScanRequest(deps, request.body, { team: member.team, url: read.url });
  const also = readAlso(deps, request.body);
  const spec = { ...read, ...toVariant(sealed, also) };
  // Without waiting the request returns at once; the scan goes on.
  const disconnected = wait === 0 ? AbortSignal.abort() : AbortSignal.timeout(wait * 1_000);
  const answer = await deps.scanService.request({
    ...asker,
    spec,
    disconnected,
    ...(sealed === null ? { wantsNew: fresh } : { sealed }),
    ...(also.length > 0 && { also }),
  });
  setHourHeaders(reply, 'partner', await readHour(deps.store, { ...asker, now: deps.now() }));
  const row = {
    team: member.team,
    keyId: member.keyId,
    url: spec.url,
    pillar: spec.pillar,
    locale,
    createdAt: deps.now(),
    ...toPosition(answer, toScanKey(spec)),
  };
  const id = await addScanRequest(deps.store, row);
  reply.header('Location', `${SCANS_PATH}/${id}`);
  return sendScan(call, { ...row, id }, { over: 202, open: 202 });
};

const show = async (call: Call): Promise<FastifyReply> => {
  const { deps, request, member } = call;
  const { id } = request.params as { readonly id: string };
  const wait = waitIn(request);
  const row = await findScanRequest(deps.store, member.team, id);
  // Requests made with another key are visible only with the scope `read`.
  if (row === null || (row.keyId !== member.keyId && !member.known.scopes.includes('read'))) throw createNotFound();
  await waitForAnswer(deps.store, row, { seconds: wait, request });
  return sendScan(call, row, { over: 200, open: 200 });
};

/** Registers the routes that request a scan and return its state. */
export const addScanRoutes = (app: FastifyInstance, deps: ScanDeps & PrivateScanDeps): void => {
  app.post(SCANS_PATH, async (request, reply) =>
    make({ deps, request, reply, member: await requireMember(deps, request, 'scan') }),
  );
  app.get(`${SCANS_PATH}/:id`, async (request, reply) =>
    show({ deps, request, reply, member: await requireMember(deps, request, 'scan') }),
  );
};
