import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toPublicResult } from '../../../../lib/api/demoted.ts';
import { type ScanAnswer, toScanAnswer } from '../../../../lib/api/outgoing.ts';
import { PartnerResult, PublicResult, type ScanResult } from '../../../../lib/api/result.ts';
import { reportOfPillar, toScanResult } from '../../../../lib/export/formats/report-result.ts';
import type { Report } from '../../../../lib/model.ts';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import type { ServedWords } from '../../../../lib/words/nl/service/served.ts';
import { explainNotGradable } from '../../../../lib/words/report/not-gradable.ts';
import type { Reason } from '../../../../lib/words/service/served.ts';
import { type CallerDeps, identifyCaller } from '../../../core/http/caller.ts';
import { isStrayRequest } from '../../../core/http/cross-site.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { setHourHeaders, withLimit } from '../../../core/http/limits.ts';
import { type AllowedTargets, findNeverScanned, OPEN_WEB } from '../../../core/http/never-scanned.ts';
import { Problem, toFailedProblem } from '../../../core/http/problem.ts';
import { SCAN_PATH, scanPath } from '../../../core/paths.ts';
import { type Hour, readHour } from '../../teams/store/rate-limit.ts';
import type { ScanSpec } from '../model/scan-spec.ts';
import { type Envelope, type ReadScanQuery, readKey, readScanQuery } from '../schemas/scan-query.ts';
import type { PillarProgress } from '../store/progress.ts';
import type { Answer } from '../store/scans.ts';
import { findRecentAnswer } from '../worker/covering-scans.ts';
import type { Caller } from '../worker/queue.ts';
import type { ScanResponse, ScanService } from '../worker/scan-service.ts';

/* Answers a request from the scan of a page: in its language, and for the pillar that it requests. */

type ResultRequest = Pick<ScanSpec, 'pillar' | 'locale'>;

/** Creates the partners' result from a report; `scanUrl` is the address of its page. */
const toPartnerView = (report: Report, scanUrl: string, { pillar, locale }: ResultRequest): PartnerResult => {
  const isOther = pillar !== null && report.target.pillar !== pillar;
  return toScanResult(isOther ? reportOfPillar(report, pillar) : report, locale, scanUrl);
};

/** Creates the public result, from a stored one or, if the scan covers more than was requested, from its report. */
const toPublicView = (
  { result, details }: { readonly result: PublicResult | PartnerResult; readonly details?: Report },
  request: ResultRequest,
): ScanResult => {
  const { pillar, locale } = request;
  const isOther = pillar !== null && result.pillars.some(({ id }) => id !== pillar);
  if (isOther && details !== undefined) return toPublicResult(toPartnerView(details, result.scan_url, request));
  const names = commonWords[locale].pillars;
  const shown = toPublicResult(result);
  return { ...shown, pillars: shown.pillars.map((one) => ({ ...one, name: names[one.id] })) } as ScanResult;
};

/** Dependencies of the operation. */
export interface ScanDeps extends CallerDeps {
  /** Public address of the service; null when it is only reachable on this machine. */
  readonly publicUrl: string | null;
  readonly scanService: Pick<ScanService, 'request'>;
  /** The targets that a scan may reach; by default the public internet. */
  readonly allowedTargets?: AllowedTargets;
  /** Whether the owner of a host has opted out of scans; `host` is lower-case and without a trailing dot. */
  isNeverScanned(host: string): boolean;
}

/** Retry-After in seconds: for a full queue, and for a scan that takes long. */
const AGAIN = { busy: 30, late: 5 };

const readFields = ({ query, body }: FastifyRequest): unknown => ({
  ...(query as object),
  ...(typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}),
});

/** Creates a signal that aborts when the client has disconnected. */
const createDisconnectSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
};

/** The requester's tier and request, and the limit that the reply's header reports. */
export interface Standing extends Pick<Caller, 'tier'>, Pick<Hour, 'limit'> {
  readonly spec: ScanSpec;
}

/**
 * Creates the result to send, in the requested language and for the requested pillar: validated by its schema, so that a public
 * one never contains anything about a check.
 */
export const toResult = ({ answer }: Answer, { tier, limit, spec }: Standing): ScanResult => {
  if ('failure' in answer) throw toFailedProblem(answer.failure, answer.why);
  if (tier === 'public') return PublicResult.parse(toPublicView(answer, spec));
  const report = 'report' in answer ? answer.report : undefined;
  const partner = report === undefined ? answer.result : toPartnerView(report, answer.result.scan_url, spec);
  return withLimit(PartnerResult.parse(partner), limit);
};

/** A result, and the id of its scan. */
export interface Given {
  readonly id: string;
  readonly result: ScanResult;
}

/** Explains why there is no scan: the hourly limit is used up, or there is no room. */
export const toNoScanProblem = (answer: Extract<ScanResponse, { kind: 'limited' | 'busy' }>): Problem => {
  if (answer.kind === 'busy') return new Problem('busy', ({ busy }) => busy, { retryAfter: AGAIN.busy });
  const { hour, spent = 'own' } = answer;
  const sayLimit = (words: ServedWords): string =>
    spent === 'own' ? words.rateLimited({ perHour: hour.limit }) : words[spent];
  return new Problem('rate_limited', sayLimit, { retryAfter: hour.reset });
};

const sendAnswer = (reply: FastifyReply, answer: ScanResponse, standing: Standing): Given => {
  switch (answer.kind) {
    case 'answer':
      reply.header('Age', String(answer.age));
      return { id: answer.answer.id, result: toResult(answer.answer, standing) };
    case 'limited':
    case 'busy':
      throw toNoScanProblem(answer);
    case 'late':
      throw new Problem('busy', ({ late }) => late, { retryAfter: AGAIN.late });
  }
};

/** The requester, the origin of the request, and its parameters. */
interface Call extends Envelope {
  /** The client's address. */
  readonly address: string;
  /** Set when a page of another origin made the request: it starts no scan. `keeps`: it may get an earlier result. */
  readonly stray?: { readonly keeps: boolean } | null;
  /** The requester, if known without a key. */
  readonly asker?: Caller | null;
  /** Called with the progress of the scan. */
  readonly onEvent?: (progress: PillarProgress) => void;
}

/** Sends an earlier result to a requester who may not start a scan. Throws a `Problem` if there is none. */
const giveStored = async (
  { store, now }: ScanDeps,
  reply: FastifyReply,
  { spec, asker, keeps }: { readonly spec: ScanSpec; readonly asker: Caller; readonly keeps: boolean },
): Promise<Given> => {
  const at = now();
  const answer = keeps ? await findRecentAnswer(store, spec, { tier: 'public', now: at }) : null;
  setHourHeaders(reply, asker.tier, await readHour(store, { ...asker, now: at }));
  if (answer === null) throw new Problem('invalid_request', ({ crossSite }) => crossSite, { status: 403 });
  const age = Math.max(0, Math.floor((at - answer.finishedAt) / 1_000));
  return sendAnswer(reply, { kind: 'answer', answer, from: 'fresh', age, hour: null }, { ...asker, spec });
};

/**
 * Returns why a request is refused before it counts: its address can never be scanned, or its site's owner has opted out;
 * otherwise null.
 */
export const findRefusal = (
  { url }: ScanSpec,
  { allowedTargets = OPEN_WEB, isNeverScanned }: ScanDeps,
): Reason | null => findNeverScanned(url, allowedTargets) ?? (isNeverScanned(parseHost(url)) ? 'leftAlone' : null);

/** Handles a request for a scan: returns a result or throws a `Problem`; the reply's headers report what is left of the hour. */
export const scanFor = async (deps: ScanDeps, reply: FastifyReply, call: Call): Promise<Given> => {
  const asker = call.asker ?? (await identifyCaller(deps, { key: readKey(call), address: call.address }));
  const readHourStatus = () => readHour(deps.store, { ...asker, now: deps.now() });
  const read = async (): Promise<ReadScanQuery> => {
    try {
      return readScanQuery(call);
    } catch (error) {
      setHourHeaders(reply, asker.tier, await readHourStatus());
      throw error;
    }
  };
  const { spec, fresh } = await read();
  const reason = findRefusal(spec, deps);
  if (reason !== null) {
    setHourHeaders(reply, asker.tier, await readHourStatus());
    reply.header('Age', '0');
    throw toFailedProblem('unsupported_page', { reason });
  }
  if (call.stray && asker.tier === 'public') return giveStored(deps, reply, { spec, asker, keeps: call.stray.keeps });
  const wantsNew = fresh && asker.tier === 'partner';
  const { onEvent = () => {} } = call;
  const answer = await deps.scanService.request({
    ...asker,
    spec,
    wantsNew,
    disconnected: createDisconnectSignal(reply),
    onEvent,
  });
  // Report the requester's own hour, whichever limit is used up.
  const counted = 'hour' in answer && !('spent' in answer) ? answer.hour : null;
  const hour = counted ?? (await readHourStatus());
  setHourHeaders(reply, asker.tier, hour);
  return sendAnswer(reply, answer, { tier: asker.tier, limit: hour.limit, spec });
};

/** Registers the scan operation. */
export const addScanRoute = (app: FastifyInstance, deps: ScanDeps): void => {
  const isPublic = deps.publicUrl !== null;
  const handleScan = async (request: FastifyRequest, reply: FastifyReply): Promise<ScanAnswer> => {
    const { headers, ip } = request;
    const line = headers['x-gda-key'];
    const locale = pickLocale(headers['accept-language']);
    const { id, result } = await scanFor(deps, reply, {
      fields: readFields(request),
      keyLine: Array.isArray(line) ? line[0] : line,
      locale,
      address: ip,
      stray: isStrayRequest(headers, isPublic) ? { keeps: isPublic } : null,
    });
    // Page of this very scan: `scan_url` is about the whole domain.
    reply.header('Link', `<${scanPath(id)}>; rel="describedby"`);
    return toScanAnswer(result, explainNotGradable(locale));
  };
  // A HEAD request must not start a scan.
  app.get(SCAN_PATH, { exposeHeadRoute: false }, handleScan);
  app.post(SCAN_PATH, handleScan);
};
