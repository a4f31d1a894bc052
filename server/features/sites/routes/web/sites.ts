import type { FastifyInstance, FastifyReply } from 'fastify';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { cockpitWords } from '../../../../../lib/words/service/words.ts';
import { readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, type Site } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { SITES, SITES_SEEN, SITES_STOP, toSitePaths } from '../../../../core/paths.ts';
import { cancelBatch } from '../../../batches/store/cancel-batch.ts';
import { SCANS } from '../../../scans/worker/queue.ts';
import { readSite } from '../../schemas/fields.ts';
import { markSeen } from '../../store/portfolio.ts';
import { addSite } from '../../store/sites.ts';
import { addChosen } from './chosen.ts';
import { addSiteExports } from './exports.ts';
import { addImportPage } from './import.ts';
import { handleForMember, handleForm, type SitesDeps, type SitesRoom, type Visit } from './member.ts';
import { addScanAll } from './scan-all.ts';
import { addSitePages } from './site.ts';
import { createTableSender } from './table.ts';

/** Maximum characters of an id that are read. */
const LONGEST = 100;

/** Registers the forms of the overview: acknowledge what fell, and stop a batch. */
const addCockpitForms = ({ app, site, deps }: SitesRoom): void => {
  const { store, now } = deps;
  const show = createTableSender({ site, deps });
  const sendStale = (visit: Visit, text: string): Promise<FastifyReply> =>
    show(visit, { fault: { text, url: '' }, status: 403 });
  const readFieldId = ({ request }: Visit, name: string): string =>
    (readFormFields(request)[name] ?? '').slice(0, LONGEST);

  app.post(
    SITES_SEEN,
    handleForm(
      site,
      async (visit) => {
        await markSeen(store.db, visit.member.team, { site: readFieldId(visit, 'site') || null, now: now() });
        return visit.reply.redirect(`${SITES}#fell`, 303);
      },
      sendStale,
    ),
  );
  app.post(
    SITES_STOP,
    handleForm(
      site,
      async (visit) => {
        const { request, reply, member } = visit;
        const isThere = await cancelBatch(store, member, { id: readFieldId(visit, 'id'), queue: SCANS, now: now() });
        return isThere ? reply.redirect(`${SITES}?message=stopped`, 303) : sendNotFound(request, reply, site);
      },
      sendStale,
      'batch',
    ),
  );
};

const addTable = ({ app, site, deps }: SitesRoom): void => {
  const show = createTableSender({ site, deps });
  app.get(
    SITES,
    handleForMember(site, 'read', async (visit) => {
      const { locale } = createPageContext(visit.request, site);
      const { removed, deeds } = sitesWords[locale];
      const { message: key } = visit.request.query as { readonly message?: unknown };
      const sentences = new Map<unknown, string>([
        ['removed', removed],
        ['begun', deeds.begun],
        ['runs', cockpitWords[locale].alreadyRuns],
        ['stopped', cockpitWords[locale].stopped],
        ['tagged', cockpitWords[locale].choose.tagged],
        ['watched', cockpitWords[locale].choose.watched],
        ['removedMany', cockpitWords[locale].choose.removed],
      ]);
      return show(visit, { message: sentences.get(key) ?? null });
    }),
  );
  const add = async (visit: Visit): Promise<FastifyReply> => {
    const { request, reply, member } = visit;
    const { refused } = sitesWords[createPageContext(request, site).locale];
    const url = (readFormFields(request)['url'] ?? '').trim().slice(0, 2_048);
    const read = readSite({ url });
    if (!read.ok) return show(visit, { fault: { text: refused[read.fault], url }, status: 400 });
    const { id, isNew } = await addSite(deps.store, member, { site: read.value, now: deps.now() });
    if (id === null) return show(visit, { fault: { text: refused.full, url }, status: 409 });
    return reply.redirect(`${toSitePaths(id).page}?message=${isNew ? 'added' : 'known'}`, 303);
  };
  app.post(
    SITES,
    handleForm(site, add, (visit, text) =>
      show(visit, { fault: { text, url: (readFormFields(visit.request)['url'] ?? '').slice(0, 2_048) }, status: 403 }),
    ),
  );
};

/** Registers the pages about the sites of a team, for signed-in users. */
export const addSites = (app: FastifyInstance, site: Site, deps: SitesDeps): void => {
  const room: SitesRoom = { app, site, deps };
  addTable(room);
  addImportPage(room);
  addSiteExports(room);
  addScanAll(room);
  addCockpitForms(room);
  addChosen(room);
  addSitePages(room);
};
