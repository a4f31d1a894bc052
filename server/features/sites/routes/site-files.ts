import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { addJsonRows } from '../../../core/http/json-rows.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { createBadField, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import { recordAuditEvent } from '../../teams/store/audit.ts';
import { readSitesQuery } from '../schemas/request.ts';
import type { ImportSitesResult } from '../schemas/response.ts';
import { createSitesCsv, listAllSites, MAX_IN_ZIP, streamReportsZip } from './export.ts';
import { importSites, isTooLong, LARGEST_LIST, LIST_ROWS, parseJsonLines, parseTextLines } from './import.ts';
import { SITES_PATH } from './sites.ts';

const addImport = (app: FastifyInstance, deps: V1Deps): void => {
  const { store, now } = deps;
  addJsonRows(app, LIST_ROWS);
  app.addContentTypeParser(['text/csv', 'text/plain'], { parseAs: 'string' }, (_, body, done) => done(null, body));
  // Refuse those who may not import before reading so much.
  const onRequest = async (request: FastifyRequest): Promise<void> =>
    void (await requireMember(deps, request, 'manage'));
  const options = { bodyLimit: LARGEST_LIST, onRequest };
  app.post(`${SITES_PATH}/import`, options, async (request): Promise<z.infer<typeof ImportSitesResult>> => {
    const member = await requireMember(deps, request, 'manage');
    const { body, query, headers } = request;
    if (typeof body !== 'string' && !Array.isArray(body)) throw createBadField('body');
    const lines = await (typeof body === 'string' ? parseTextLines(body) : parseJsonLines(body));
    const words = sitesWords[pickLocale(headers['accept-language'])];
    if (lines === null || isTooLong(lines))
      throw new Problem('too_large', (_, locale) => sitesWords[locale].import.tooLong);
    const isAllOrNothing = (query as { readonly all_or_nothing?: unknown }).all_or_nothing === '1';
    const { refused, ...counts } = await importSites(store, member, lines, { now: now(), isAllOrNothing });
    const problems = await mapPaced(refused, ({ line, fault, text }) => ({
      line,
      message: words.refused[fault],
      text,
    }));
    return { ...counts, refused: problems };
  });
};

/** Files are read from a store that may lag behind. */
type FileDeps = V1Deps & { readonly store: Pick<Store, 'read'> };

const addExports = (app: FastifyInstance, deps: FileDeps): void => {
  const { store, now } = deps;
  app.get(`${SITES_PATH}.csv`, async (request, reply) => {
    const member = await requireMember(deps, request, 'read');
    const query = readSitesQuery(request.query);
    if ('bad' in query) throw createBadField(query.bad);
    const sites = await store.read((from) => listAllSites(from, member.team, query.filter));
    await recordAuditEvent(store.db, member, { act: 'sitesExported', about: `csv ${sites.length}`, now: now() });
    const text = createSitesCsv(sites, pickLocale(request.headers['accept-language']));
    return reply.header('Content-Type', 'text/csv; charset=utf-8').send(text);
  });
  app.get(`${SITES_PATH}/reports.zip`, async (request, reply) => {
    const member = await requireMember(deps, request, 'read');
    const query = readSitesQuery(request.query);
    if ('bad' in query) throw createBadField(query.bad);
    const { team } = member;
    const sites = await store.read((from) => listAllSites(from, team, query.filter, MAX_IN_ZIP + 1));
    if (sites.length > MAX_IN_ZIP)
      throw new Problem('invalid_request', (_, locale) => sitesWords[locale].tooManyReports);
    await recordAuditEvent(store.db, member, { act: 'sitesExported', about: `zip ${sites.length}`, now: now() });
    const locale = pickLocale(request.headers['accept-language']);
    const zip = streamReportsZip(store, { team, sites, locale, now: now() });
    return reply.header('Content-Type', 'application/zip').send(Readable.from(zip));
  });
};

/** Registers the routes for many sites of a team at once: import of a list, and export as a list or as reports for clients. */
export const addSiteFileRoutes = (app: FastifyInstance, deps: FileDeps): void => {
  // The parser of lists is for this route alone.
  app.register(async (scope) => addImport(scope, deps));
  addExports(app, deps);
};
