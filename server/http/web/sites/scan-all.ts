import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { hostOf } from '../../../../lib/parse/url/host-match.ts';
import { sitesWords } from '../../../../lib/words/sites.ts';
import { v1Words } from '../../../../lib/words/v1.ts';
import { itemOf } from '../../../jobs/batch-item.ts';
import { makeBatch } from '../../../store/batches/batches.ts';
import { SITES, SITES_SCAN } from '../../../web/sites/paths.ts';
import { addressOf } from '../../../web/sites/view.ts';
import { allSites } from '../../sites/export.ts';
import { placeOf } from '../place.ts';
import { forForm, type SitesRoom, type Visit } from './member.ts';
import { askedIn, queryOf, tableSender } from './table.ts';

/** Every site that the table shows now, on all its pages, is scanned as a batch: behind single scans, in the day of the key. */
export const addScanAll = ({ app, site, door }: SitesRoom): void => {
  const { store, now, leavesAlone } = door;
  const show = tableSender({ site, door });
  const scanAll = async (visit: Visit): Promise<FastifyReply> => {
    const { request, reply, member } = visit;
    const { locale } = placeOf(request, site);
    const refuse = (text: string, status: number): Promise<FastifyReply> =>
      show(visit, { fault: { text, url: '' }, status });
    if (!(await store.hasRoom())) return refuse(sitesWords[locale].deeds.noRoom, 503);
    const asked = askedIn(request.query);
    const urls = (await allSites(store, member.team, asked.filter)).map(({ url }) => url);
    if (urls.length === 0) return refuse(sitesWords[locale].noMatch, 400);
    const bodyHash = createHash('sha256').update(JSON.stringify(urls)).digest('hex');
    const back = (told: string): FastifyReply =>
      reply.redirect(`${addressOf(queryOf(asked), { path: SITES, told })}#running`, 303);
    const made = await makeBatch(store, {
      ...{ kind: 'list', site: null, locale, fresh: true, idempotency: null, joins: true, actor: member },
      ...{ perDay: member.known.perDay, about: String(urls.length), now: now() },
      bodyHash,
      items: urls.map((url) => itemOf({ url, pillar: null, locale }, leavesAlone(hostOf(url)))),
    });
    if (made.kind !== 'limited') return back(made.kind === 'made' ? 'begun' : 'runs');
    const { limit, remaining } = made.day;
    const { limited, never } = v1Words[locale].batches;
    const wanted = urls.length;
    if (made.wait > 0) reply.header('Retry-After', String(made.wait));
    return refuse(made.wait > 0 ? limited({ wanted, limit, remaining }) : never({ wanted, limit }), 429);
  };
  app.post(
    SITES_SCAN,
    forForm(site, scanAll, (visit, text) => show(visit, { fault: { text, url: '' }, status: 403 }), 'batch'),
  );
};
