import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ScanAnswer, toScanAnswer } from '../../../../lib/api/outgoing.ts';
import { toScanResult } from '../../../../lib/export/formats/report-result.ts';
import { explainNotGradable } from '../../../../lib/words/report/not-gradable.ts';
import { type SiteFault, sitesWords } from '../../../../lib/words/service/sites.ts';
import { addJsonRows } from '../../../core/http/json-rows.ts';
import { pickLocale } from '../../../core/http/language.ts';
import { getPerHour, withLimit } from '../../../core/http/limits.ts';
import { createBadField, createNotFound, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import { writeCursor } from '../schemas/cursor.ts';
import { MAX_REPORTS, MAX_REPORTS_BYTES, REPORT_ROWS, readImportedReport } from '../schemas/imported-report.ts';
import { PAGE, readScanCursor } from '../schemas/request.ts';
import { SiteScan, toScan } from '../schemas/response.ts';
import { getSiteScan, listSiteScans, storeReports } from '../store/scans-of-site.ts';
import { type OneSite, requireSite, SITES_PATH } from './sites.ts';

/** Scans of a site, newest first. */
export const SiteScanList = z.strictObject({
  scans: z.array(SiteScan),
  /** Value of `cursor` for the scans before these; null when there are none. */
  next: z.nullable(z.string()),
});

/** A scan of a site, with its result and report. */
export const SiteScanDetails = z.strictObject({
  ...SiteScan.shape,
  /** Null when it is no longer stored. */
  result: z.nullable(ScanAnswer),
  /** In the format of `docs/report-1.schema.json`; null when it is no longer stored. */
  report: z.nullable(z.record(z.string(), z.unknown())),
});

/** Reports to import. */
export const ImportReportsRequest = z.strictObject({
  reports: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_REPORTS)),
});

/** A report that was not imported: its position, from 0. */
export const RejectedReport = z.strictObject({ index: z.int(), message: z.string() });

/** The result of importing reports. */
export const ImportReportsResult = z.strictObject({
  added: z.int(),
  /** Reports that the site already had. */
  known: z.int(),
  refused: z.array(RejectedReport),
});

const CursorQuery = z.object({ cursor: z.optional(z.string()) });

const addList = (app: FastifyInstance, deps: V1Deps): void => {
  app.get<OneSite>(`${SITES_PATH}/:id/scans`, async (request): Promise<z.infer<typeof SiteScanList>> => {
    const member = await requireMember(deps, request, 'read');
    const { cursor = '' } = CursorQuery.safeParse(request.query).data ?? {};
    const after = cursor === '' ? null : readScanCursor(cursor);
    if (cursor !== '' && after === null) throw createBadField('cursor');
    const { id } = await requireSite(deps, member, request.params.id);
    const { scans, next } = await listSiteScans(deps.store, { team: member.team, id }, { after, most: PAGE });
    return { scans: scans.map(toScan), next: next && writeCursor([...next]) };
  });
};

const addFull = (app: FastifyInstance, deps: V1Deps): void => {
  interface OneScan {
    readonly Params: { readonly id: string; readonly scan: string };
  }
  app.get<OneScan>(`${SITES_PATH}/:id/scans/:scan`, async (request): Promise<z.infer<typeof SiteScanDetails>> => {
    const member = await requireMember(deps, request, 'read');
    const { id, scan: name } = request.params;
    const scan = await getSiteScan(deps.store, { team: member.team, id }, name);
    if (scan === null) throw createNotFound();
    const { report } = scan;
    const locale = pickLocale(request.headers['accept-language']);
    const page = scan.result?.scan_url ?? `/sites/${id}/scans/${name}`;
    const result = report && toScanResult(report, locale, page);
    const limited = result && withLimit(result, getPerHour(member.known));
    const answer = limited && toScanAnswer(limited, explainNotGradable(locale));
    return { ...toScan(scan), result: answer, report: report === null ? null : { ...report } };
  });
};

const addReports = (app: FastifyInstance, deps: V1Deps): void => {
  // Refuse those who may not import before reading so much.
  const onRequest = async (request: FastifyRequest): Promise<void> =>
    void (await requireMember(deps, request, 'manage'));
  const options = { bodyLimit: MAX_REPORTS_BYTES, onRequest };
  addJsonRows(app, REPORT_ROWS);
  app.post<OneSite>(
    `${SITES_PATH}/:id/reports`,
    options,
    async (request): Promise<z.infer<typeof ImportReportsResult>> => {
      const member = await requireMember(deps, request, 'manage');
      const { id, url, domain } = await requireSite(deps, member, request.params.id);
      const { success, data } = ImportReportsRequest.safeParse(request.body);
      if (!success) throw createBadField('reports');
      const words = sitesWords[pickLocale(request.headers['accept-language'])];
      const now = deps.now();
      const read = await mapPaced(data.reports, (report) => readImportedReport(report, { domain, now }));
      const reports = read.flatMap((one) => (one.ok ? [one.value] : []));
      const added = await storeReports(deps.store, member, { site: { id, url }, reports, now });
      const refused = read.flatMap((one, index): { index: number; message: string }[] =>
        one.ok ? [] : [{ index, message: words.refused[one.fault satisfies SiteFault] }],
      );
      return { added, known: reports.length - added, refused };
    },
  );
};

/** Registers the routes about the scans of a site: list, show, and import reports of the extension. */
export const addScansOfSiteRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  addList(app, deps);
  addFull(app, deps);
  app.register(async (scope) => addReports(scope, deps));
};
