import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { createPageContext } from '../../../../core/http/page-context.ts';
import { XLSX } from '../../../../core/http/xlsx.ts';
import { SITES_CSV, SITES_XLSX, SITES_ZIP } from '../../../../core/paths.ts';
import { recordAuditEvent } from '../../../teams/store/audit.ts';
import { countSites, createSitesCsv, createSitesXlsx, listAllSites, MAX_IN_ZIP, streamReportsZip } from '../export.ts';
import { handleForMember, type SitesRoom } from './member.ts';
import { createTableSender, parseTableQuery } from './table.ts';

/** Sets the headers of a file download. */
export const asFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.headers({ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });

/** Registers the exports of a team's sites: a list, and a report for each client. */
export const addSiteExports = ({ app, site, deps }: SitesRoom): void => {
  const { store, now } = deps;
  const show = createTableSender({ site, deps });
  app.get(
    SITES_CSV,
    handleForMember(site, 'read', async ({ request, reply, member }) => {
      const { locale } = createPageContext(request, site);
      const sites = await store.read((from) => listAllSites(from, member.team, parseTableQuery(request.query).filter));
      await recordAuditEvent(store.db, member, { act: 'sitesExported', about: `csv ${sites.length}`, now: now() });
      const { file } = sitesWords[locale].csv;
      return asFile(reply, 'text/csv; charset=utf-8', file).send(createSitesCsv(sites, locale));
    }),
  );
  app.get(
    SITES_XLSX,
    handleForMember(site, 'read', async ({ request, reply, member }) => {
      const { locale } = createPageContext(request, site);
      const sites = await store.read((from) => listAllSites(from, member.team, parseTableQuery(request.query).filter));
      await recordAuditEvent(store.db, member, { act: 'sitesExported', about: `xlsx ${sites.length}`, now: now() });
      const name = sitesWords[locale].csv.file.replace(/\.csv$/, '.xlsx');
      return asFile(reply, XLSX, name).send(createSitesXlsx(sites, locale, now()));
    }),
  );
  app.get(
    SITES_ZIP,
    handleForMember(site, 'read', async (visit) => {
      const { request, reply, member } = visit;
      const { locale } = createPageContext(request, site);
      const { team } = member;
      const { filter } = parseTableQuery(request.query);
      if ((await countSites(store, team, filter)) > MAX_IN_ZIP)
        return show(visit, { fault: { text: sitesWords[locale].tooManyReports, url: '' }, status: 400 });
      const sites = await store.read((from) => listAllSites(from, team, filter, MAX_IN_ZIP));
      await recordAuditEvent(store.db, member, { act: 'sitesExported', about: `zip ${sites.length}`, now: now() });
      const zip = Readable.from(streamReportsZip(store, { team, sites, locale, now: now() }));
      return asFile(reply, 'application/zip', sitesWords[locale].zip.file).send(zip);
    }),
  );
};
