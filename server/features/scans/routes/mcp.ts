import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reportOfPillar } from '../../../../lib/export/formats/report-result.ts';
import type { Report } from '../../../../lib/model.ts';
import { v1Words } from '../../../../lib/words/service/words.ts';
import { requirePartner } from '../../../core/http/caller.ts';
import { isOurs } from '../../../core/http/hosts.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { Problem, toFailedProblem } from '../../../core/http/problem.ts';
import { ScanFailure } from '../../../engine/scan-failure.ts';
import { type RecentScans, type Scanner, type ScanOrder, ToolRefusal } from '../../../mcp/scans.ts';
import { makeMcpServer } from '../../../mcp/server.ts';
import { type Key, useKey } from '../../teams/store/keys.ts';
import { type ScanSpec, toScanSpec } from '../model/scan-spec.ts';
import { findScan } from '../store/home-scans.ts';
import type { ScanResponse } from '../worker/scan-service.ts';
import { findRefusal, type ScanDeps, toNoScanProblem } from './scan-route.ts';

/**
 * The tools of `pijler mcp` at the service, over Streamable HTTP, for holders of a key: their scans count like any other, and
 * they can read only what their team may read. Each request is self-contained, so that any web process can answer it.
 */

/** Path of the MCP endpoint. */
export const MCP_PATH = '/mcp';

export interface McpDeps extends ScanDeps {
  /** The program's version, as reported to clients. */
  readonly version?: string;
}

/** Maximum characters of a key. */
const LONGEST_KEY = 512;

/** Reads the key from `Authorization: Bearer` (RFC 6750 §2.1) or from the header `X-GDA-Key`; '' if there is none. */
export const readKey = ({ authorization = '', 'x-gda-key': line }: FastifyRequest['headers']): string => {
  const [, bearer = ''] = /^bearer +([\w.~+/=-]+) *$/i.exec(authorization) ?? [];
  const own = Array.isArray(line) ? line[0] : line;
  return (bearer || own?.trim()) ?? '';
};

/**
 * Whether a request comes from one of our own pages; one without `Origin` does not come from a page in a browser. The protocol
 * requires this check of every server, against pages that resolve a name to it (DNS rebinding).
 */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean => {
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  return publicUrl === null && origin === `http://${host}` && isOurs(host, publicUrl);
};

/** Returns the presented key. Throws a `Problem`, and sets the header that says how to authenticate (RFC 9110 §11.6.1). */
const requireKey = async ({ store, now }: McpDeps, { headers }: FastifyRequest, reply: FastifyReply): Promise<Key> => {
  const given = readKey(headers);
  const known = given === '' || given.length > LONGEST_KEY ? null : await useKey(store, given, now());
  if (known !== null) return known;
  reply.header('WWW-Authenticate', 'Bearer');
  throw given === ''
    ? new Problem('invalid_key', ({ mcp }) => mcp.needsKey)
    : new Problem('invalid_key', ({ badKey }) => badKey);
};

/** Converts a refusal of the service to a tool's error. */
const asRefusal = (problem: Problem, locale: ScanOrder['locale']): ToolRefusal => {
  const { code, message, retry_after: retryAfter } = problem.body(locale).error;
  return new ToolRefusal(code, message, retryAfter);
};

/** How many times to wait for a scan, each as long as any request waits. */
const WAITS = 2;

const reportIn = (result: ScanResponse, { pillar, locale }: ScanSpec): Report => {
  if (result.kind === 'limited' || result.kind === 'busy') throw toNoScanProblem(result);
  if (result.kind === 'late') throw new Problem('busy', ({ late }) => late, { retryAfter: 5 });
  const { answer } = result.answer;
  // Any further detail is text of the site itself, which has its own field.
  if ('failure' in answer)
    throw new ScanFailure(answer.failure, toFailedProblem(answer.failure, answer.why).body(locale).error.message);
  if (!('report' in answer)) throw new Problem('internal', ({ failures }) => failures.internal);
  const { report } = answer;
  return pillar === null || report.target.pillar === pillar ? report : reportOfPillar(report, pillar);
};

/** Creates a scanner for the holder of a key: always a new scan, because whoever scans again has changed something. */
const createScanner = (deps: McpDeps, known: Key): Scanner => {
  const scan = async ({ url, pillar, locale, cancel, onProgress }: ScanOrder): Promise<Report> => {
    const spec = toScanSpec(url, pillar, locale);
    if (spec === null) throw new Problem('invalid_url', ({ noAddress }) => noAddress);
    const reason = findRefusal(spec, deps);
    if (reason !== null) throw toFailedProblem('unsupported_page', { reason });
    const judged = new Set<string>();
    const countJudged = (progress: { readonly pillar: string }): void => {
      judged.add(progress.pillar);
      onProgress(judged.size, pillar === null ? 6 : 1);
    };
    const request = { ...requirePartner(known), spec, wantsNew: true, disconnected: cancel, onEvent: countJudged };
    let answer = await deps.scanService.request(request);
    // Repeating the request for a scan that takes long returns that very scan, at no cost.
    for (let waits = 1; waits < WAITS && answer.kind === 'late' && !cancel.aborted; waits += 1)
      answer = await deps.scanService.request(request);
    return reportIn(answer, spec);
  };
  return (order) =>
    scan(order).catch((error: unknown) => {
      throw error instanceof Problem ? asRefusal(error, order.locale) : error;
    });
};

/** Scans that the team of a key may read: those that it requested itself. */
const listTeamScans = ({ store }: McpDeps, { team, scopes }: Key, locale: ScanOrder['locale']): RecentScans => ({
  add: () => {},
  ids: () => [],
  find: async (id) => {
    if (!scopes.includes('read')) throw new ToolRefusal('forbidden', v1Words[locale].forbidden({ scope: 'read' }));
    const found = await findScan(store, id, { team });
    const answer = found?.answer.answer;
    return answer !== undefined && 'report' in answer ? answer.report : null;
  },
});

const serve = async (deps: McpDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { headers } = request;
  if (!isOwnOrigin(headers.origin, headers.host, deps.publicUrl))
    throw new Problem('invalid_request', ({ crossSite }) => crossSite, { status: 403 });
  const known = await requireKey(deps, request, reply);
  const locale = pickLocale(headers['accept-language']);
  const scans = listTeamScans(deps, known, locale);
  const server = makeMcpServer({ scan: createScanner(deps, known), version: deps.version ?? '', locale, scans });
  // Without sessions: another web process can continue what one began.
  const transport = new StreamableHTTPServerTransport({});
  reply.raw.once('close', () => void server.close().catch(() => {}));
  await server.connect(transport);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // Prevents proxies from buffering intermediate messages: `X-Accel-Buffering` is nginx's.
  reply.raw.setHeader('X-Accel-Buffering', 'no');
  reply.hijack();
  await transport.handleRequest(request.raw, reply.raw, request.body);
  return reply;
};

/**
 * Registers the endpoint for coding assistants. There is no stream to listen to and no session to end: both return 405, as the
 * protocol specifies.
 */
export const addMcp = (app: FastifyInstance, deps: McpDeps): void => {
  app.post(MCP_PATH, (request, reply) => serve(deps, request, reply));
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    exposeHeadRoute: false,
    handler: async (_, reply) => {
      reply.header('Allow', 'POST');
      throw new Problem('invalid_request', ({ mcp }) => mcp.postOnly, { status: 405 });
    },
  });
};
