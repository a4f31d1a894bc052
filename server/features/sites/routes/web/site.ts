import type { FastifyReply } from 'fastify';
import { DECISION_KINDS, MAX_DECISIONS, type StoredDecision } from '../../../../../lib/decision.ts';
import { toScanResult } from '../../../../../lib/export/formats/report-result.ts';
import { decisionWords } from '../../../../../lib/words/report/decision.ts';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { monitoringWords } from '../../../../../lib/words/service/words.ts';
import { createPageContext, sendPage } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { SITES, toSitePaths } from '../../../../core/paths.ts';
import { addSiteMonitoring } from '../../../monitoring/routes/web/site-monitoring.ts';
import { renderFullReportPage } from '../../../teams/pages/signed-in.tsx';
import { removePage } from '../../pages/remove-page.tsx';
import { readChanges } from '../../schemas/fields.ts';
import { decide, findDecisions } from '../../store/decisions.ts';
import { findLatestReport, getSiteScan } from '../../store/scans-of-site.ts';
import { removeSite, updateSite } from '../../store/sites.ts';
import { readContacts, readPages, readTags } from '../lists.ts';
import { handleForMember, type SitesRoom } from './member.ts';
import { createSiteTools, readQueryValue, type SiteTools } from './site-tools.ts';
import { toDecidedScan } from './site-view.ts';

/** Registers the form that saves or undoes a decision about a finding of the latest report. */
const addDecision = ({ app, site, deps: { store, now }, form, text, show, localeOf }: SiteTools): void => {
  app.post(
    toSitePaths(':id').decide,
    form(async (visit, { id, ...own }) => {
      const { member, request, reply } = visit;
      const check = text(visit, 'check');
      const put = async (decision: StoredDecision | null): Promise<FastifyReply> => {
        await decide(store, member, { id, check, decision, now: now() });
        return reply.redirect(`${toSitePaths(id).page}?message=saved#todo`, 303);
      };
      if (text(visit, 'undo') === '1') return put(null);
      const report = (await findLatestReport(store, { team: member.team, id }))?.report;
      const finding = report?.findings.find((one) => one.id === check);
      if (report == null || finding === undefined) return sendNotFound(request, reply, site);
      const kind = DECISION_KINDS.find((one) => one === text(visit, 'kind')) ?? 'intended';
      const reason = text(visit, 'reason').trim();
      const { noReason, tooLong } = decisionWords[localeOf(visit)];
      const most = MAX_DECISIONS.reason;
      if (reason !== '' && reason.length <= most)
        return put({ kind, reason, at: now(), check, code: finding.code, rules: report.rules });
      const fault = {
        of: 'decision',
        text: reason === '' ? noReason : tooLong({ most }),
        check,
        typed: reason,
      } as const;
      return show(visit, { id, ...own }, { fault, status: 400 });
    }),
  );
};

const PATHS = toSitePaths(':id');

/** Registers the page of the site; after a form it shows the result. */
const addPage = ({ app, site, ofSite, show, localeOf }: SiteTools): void => {
  app.get(
    PATHS.page,
    handleForMember(
      site,
      'read',
      ofSite((visit, own) => {
        const { add, site: words } = sitesWords[localeOf(visit)];
        const { requested, subscribers, watch } = monitoringWords[localeOf(visit)];
        const messages = new Map([
          ['added', add.added(own)],
          ['known', add.known(own)],
          ['saved', words.saved],
          ['requested', requested],
          ['watched', watch.saved],
          ['removed', subscribers.removed],
          ['stopped', watch.stopped],
        ]);
        return show(visit, own, { message: messages.get(readQueryValue(visit, 'message')) ?? null });
      }),
    ),
  );
};

/** Registers the report of one scan, with the decisions of the team. */
const addScan = ({ app, site, deps: { store }, ofSite }: SiteTools): void => {
  app.get(
    `${PATHS.page}/scans/:scan`,
    handleForMember(
      site,
      'read',
      ofSite(async ({ request, reply, member }, { id }) => {
        const of = { team: member.team, id };
        const scan = await getSiteScan(store, of, (request.params as { readonly scan: string }).scan);
        const decided = toDecidedScan(scan, (await findDecisions(store, of)) ?? []);
        if (scan === null || decided === null) return sendNotFound(request, reply, site);
        const context = createPageContext(request, site);
        const { locale } = context;
        const { report, at } = decided;
        const result = toScanResult(report, locale, scan.result?.scan_url ?? request.url);
        const page = renderFullReportPage({ result, report, at, locale }, context, site.scripts.report);
        return sendPage(request, reply, { page, site, runs: 'report' });
      }),
    ),
  );
};

/** Registers the form that changes the details of a site; invalid input stays in the form. */
const addDetails = ({ app, deps: { store, now }, form, text, show, localeOf }: SiteTools): void => {
  app.post(
    PATHS.details,
    form(async (visit, own) => {
      const [client, tags, contacts, pinned] = [
        text(visit, 'client'),
        text(visit, 'tags'),
        text(visit, 'contacts'),
        text(visit, 'pinned'),
      ];
      const lists = { tags: readTags(tags), contacts: readContacts(contacts), pinned: readPages(pinned) };
      const read = readChanges({ client, ...lists }, own.url);
      if (!read.ok) {
        const fault = { of: 'details', text: sitesWords[localeOf(visit)].refused[read.fault] } as const;
        return show(visit, own, { fault, details: { client, tags, contacts, pinned }, status: 400 });
      }
      await updateSite(store, visit.member, { id: own.id, fields: read.value, now: now() });
      return visit.reply.redirect(`${toSitePaths(own.id).page}?message=saved`, 303);
    }),
  );
};

/** Registers the page that confirms the removal of a site, and its form. */
const addRemoval = ({ app, site, deps: { store, now }, ofSite, form }: SiteTools): void => {
  app.get(
    PATHS.remove,
    handleForMember(
      site,
      'manage',
      ofSite(async ({ request, reply }, own) =>
        sendPage(request, reply, { page: removePage({ site: own }, createPageContext(request, site)), site }),
      ),
    ),
  );
  app.post(
    PATHS.remove,
    form(async ({ reply, member }, own) => {
      await removeSite(store, member, { id: own.id, now: now() });
      return reply.redirect(`${SITES}?message=removed`, 303);
    }),
  );
};

/** Registers every page and form about one site. */
export const addSitePages = (room: SitesRoom): void => {
  const tools = createSiteTools(room);
  addPage(tools);
  addScan(tools);
  addDetails(tools);
  addDecision(tools);
  addSiteMonitoring(tools);
  addRemoval(tools);
};
