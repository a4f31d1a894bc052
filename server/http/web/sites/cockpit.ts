import type { FastifyReply } from 'fastify';
import { SCANS } from '../../../jobs/queue.ts';
import { cancelBatch } from '../../../store/batches/cancel-batch.ts';
import { acknowledge } from '../../../store/sites/portfolio.ts';
import { SITES, SITES_SEEN, SITES_STOP } from '../../../web/sites/paths.ts';
import { fieldsOf } from '../own-form.ts';
import { sendNotFound } from '../pages.ts';
import { forForm, type SitesRoom, type Visit } from './member.ts';
import { tableSender } from './table.ts';

/** Characters of an id that are looked at. */
const LONGEST = 100;

/** The forms of the overview: what fell was seen, and what runs is to stop. */
export const addCockpitForms = ({ app, site, deps }: SitesRoom): void => {
  const { store, now } = deps;
  const show = tableSender({ site, deps });
  const stale = (visit: Visit, text: string): Promise<FastifyReply> =>
    show(visit, { fault: { text, url: '' }, status: 403 });
  const idIn = ({ request }: Visit, name: string): string => (fieldsOf(request)[name] ?? '').slice(0, LONGEST);

  app.post(
    SITES_SEEN,
    forForm(
      site,
      async (visit) => {
        await acknowledge(store.db, visit.member.team, { site: idIn(visit, 'site') || null, now: now() });
        return visit.reply.redirect(`${SITES}#fell`, 303);
      },
      stale,
    ),
  );
  app.post(
    SITES_STOP,
    forForm(
      site,
      async (visit) => {
        const { request, reply, member } = visit;
        const isThere = await cancelBatch(store, member, { id: idIn(visit, 'id'), queue: SCANS, now: now() });
        return isThere ? reply.redirect(`${SITES}?told=stopped`, 303) : sendNotFound(request, reply, site);
      },
      stale,
      'batch',
    ),
  );
};
