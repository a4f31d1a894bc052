import type { FastifyReply } from 'fastify';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { cockpitWords } from '../../../../../lib/words/service/words.ts';
import { readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, sendPage } from '../../../../core/http/page-context.ts';
import { SITES, SITES_CHOSEN } from '../../../../core/paths.ts';
import { monitorSite, readMonitor } from '../../../monitoring/routes/actions/monitor.ts';
import { recordAuditEvent } from '../../../teams/store/audit.ts';
import type { Scope } from '../../../teams/store/keys.ts';
import { BULK_ACTIONS, type Deed, removeManyPage } from '../../pages/choose.tsx';
import { toBoxName } from '../../pages/choose-box.tsx';
import { readChanges } from '../../schemas/fields.ts';
import type { Site as Listed } from '../../store/list-sites.ts';
import { removeSite, updateSite } from '../../store/sites.ts';
import { createSitesCsv, listAllSites } from '../export.ts';
import { asFile } from './exports.ts';
import { handleForm, type SitesRoom, type Visit } from './member.ts';
import { scanAsBatch } from './scan-all.ts';
import { createTableSender } from './table.ts';

/** The scope that a key needs for each action, in addition to `read`. */
const SCOPE: Readonly<Record<Deed, Scope>> = {
  scan: 'batch',
  tag: 'manage',
  watch: 'manage',
  export: 'read',
  remove: 'manage',
};

/** An action on existing, selected sites. */
interface Chosen {
  readonly visit: Visit;
  readonly sites: readonly Listed[];
}

type Does = Readonly<Record<Deed, (chosen: Chosen) => Promise<FastifyReply>>>;

/** Creates a function that shows the table again, with the reason why nothing was done. */
const createRefuse = ({ site, deps }: SitesRoom) => {
  const show = createTableSender({ site, deps });
  return (visit: Visit, text: string, status: number): Promise<FastifyReply> =>
    show(visit, { fault: { text, url: '' }, status });
};

/** Creates the actions: selected sites are scanned, tagged, watched, exported, or (after a confirmation) removed. */
const createDeeds = (room: SitesRoom): Does => {
  const { site, deps } = room;
  const { store, now } = deps;
  const refuse = createRefuse(room);
  const redirectBack = ({ reply }: Visit, message: string): FastifyReply =>
    reply.redirect(`${SITES}?message=${message}`, 303);

  const tagSites = async ({ visit, sites }: Chosen): Promise<FastifyReply> => {
    const { locale } = createPageContext(visit.request, site);
    const label = (readFormFields(visit.request)['label'] ?? '').trim();
    const read = sites.map(({ id, url, tags }) => ({ id, changes: readChanges({ tags: [...tags, label] }, url) }));
    if (label === '' || read.some(({ changes }) => !changes.ok))
      return refuse(visit, label === '' ? cockpitWords[locale].choose.noLabel : sitesWords[locale].refused.tags, 400);
    for (const { id, changes } of read)
      if (changes.ok) await updateSite(store, visit.member, { id, fields: changes.value, now: now() });
    return redirectBack(visit, 'tagged');
  };

  const watch = async ({ visit, sites }: Chosen): Promise<FastifyReply> => {
    const read = readMonitor({ cadence: 'weekly', locale: createPageContext(visit.request, site).locale });
    if ('wrong' in read) throw new TypeError(read.wrong);
    for (const { id } of sites) await monitorSite(deps, visit.member, { site: id, request: read.request });
    return redirectBack(visit, 'watched');
  };

  const asCsv = async ({ visit: { request, reply, member }, sites }: Chosen): Promise<FastifyReply> => {
    const { locale } = createPageContext(request, site);
    await recordAuditEvent(store.db, member, { act: 'sitesExported', about: `csv ${sites.length}`, now: now() });
    return asFile(reply, 'text/csv; charset=utf-8', sitesWords[locale].csv.file).send(createSitesCsv(sites, locale));
  };

  const remove = async ({ visit, sites }: Chosen): Promise<FastifyReply> => {
    const { request, reply, member } = visit;
    if (readFormFields(request)['zeker'] !== '1')
      return sendPage(request, reply, {
        page: removeManyPage(sites, { ...createPageContext(request, site), path: SITES }),
        site,
      });
    for (const { id } of sites) await removeSite(store, member, { id, now: now() });
    return redirectBack(visit, 'removedMany');
  };

  const scan = ({ visit, sites }: Chosen): Promise<FastifyReply> =>
    scanAsBatch(room, visit, {
      urls: sites.map(({ url }) => url),
      lead: (message) => `${SITES}?message=${message}#running`,
    });
  return { scan, tag: tagSites, watch, export: asCsv, remove };
};

/** Registers the form for several sites at once. */
export const addChosen = (room: SitesRoom): void => {
  const { app, site, deps } = room;
  const refuse = createRefuse(room);
  const does = createDeeds(room);
  app.post(
    SITES_CHOSEN,
    handleForm(
      site,
      async (visit) => {
        const { request, member } = visit;
        const { locale } = createPageContext(request, site);
        const { choose } = cockpitWords[locale];
        const fields = readFormFields(request);
        const deed = BULK_ACTIONS.find((one) => one === fields['doe']);
        if (deed === undefined) return refuse(visit, choose.noDeed, 400);
        const { needsManage, needsBatch } = sitesWords[locale];
        if (!member.known.scopes.includes(SCOPE[deed]))
          return refuse(visit, SCOPE[deed] === 'batch' ? needsBatch : needsManage, 403);
        const sites = (await listAllSites(deps.store, member.team, {})).filter(
          ({ id }) => fields[toBoxName(id)] !== undefined,
        );
        return sites.length === 0 ? refuse(visit, choose.none, 400) : does[deed]({ visit, sites });
      },
      (visit, text) => refuse(visit, text, 403),
      'read',
    ),
  );
};
