import type { FastifyReply } from 'fastify';
import { parseHost } from '../../../../../lib/parse/url/host-match.ts';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { v1Words } from '../../../../../lib/words/service/words.ts';
import { createPageContext } from '../../../../core/http/page-context.ts';
import { SITES, SITES_SCAN } from '../../../../core/paths.ts';
import { toHash } from '../../../../core/store/hash.ts';
import { mapPaced } from '../../../../core/store/pace.ts';
import { makeBatch } from '../../../batches/store/batches.ts';
import { toNewItem } from '../../../batches/worker/batch-item.ts';
import { toTableAddress } from '../../pages/view.ts';
import { listAllSites } from '../export.ts';
import { handleForm, type SitesRoom, type Visit } from './member.ts';
import { createTableSender, parseTableQuery, toTableQuery } from './table.ts';

/** Sites to scan, and where to redirect the reader with a message. */
interface ToScan {
  readonly urls: readonly string[];
  readonly lead: (message: string) => string;
}

/**
 * Scans sites as a batch: behind single scans, and counted in the daily quota of the key. The same sites again, while they run,
 * join that batch.
 */
export const scanAsBatch = async (
  { site, deps }: Pick<SitesRoom, 'site' | 'deps'>,
  visit: Visit,
  { urls, lead }: ToScan,
): Promise<FastifyReply> => {
  const { store, now, isNeverScanned } = deps;
  const { request, reply, member } = visit;
  const { locale } = createPageContext(request, site);
  const show = createTableSender({ site, deps });
  const refuse = (text: string, status: number): Promise<FastifyReply> =>
    show(visit, { fault: { text, url: '' }, status });
  if (!(await store.hasRoom())) return refuse(sitesWords[locale].deeds.noRoom, 503);
  if (urls.length === 0) return refuse(sitesWords[locale].noMatch, 400);
  const created = await makeBatch(store, {
    kind: 'list',
    site: null,
    locale,
    fresh: true,
    idempotency: null,
    joins: true,
    actor: member,
    perDay: member.known.perDay,
    about: String(urls.length),
    now: now(),
    bodyHash: toHash(JSON.stringify(urls)),
    items: await mapPaced(urls, (url) => toNewItem({ url, pillar: null, locale }, isNeverScanned(parseHost(url)))),
  });
  if (created.kind !== 'limited') return reply.redirect(lead(created.kind === 'made' ? 'begun' : 'runs'), 303);
  const { limit, remaining } = created.day;
  const { limited, never } = v1Words[locale].batches;
  const wanted = urls.length;
  if (created.wait > 0) reply.header('Retry-After', String(created.wait));
  return refuse(created.wait > 0 ? limited({ wanted, limit, remaining }) : never({ wanted, limit }), 429);
};

/** Registers the form that scans every site that the table currently shows, on all its pages. */
export const addScanAll = (room: SitesRoom): void => {
  const { app, site, deps } = room;
  const show = createTableSender({ site, deps });
  const scanAll = async (visit: Visit): Promise<FastifyReply> => {
    const query = parseTableQuery(visit.request.query);
    const urls = (await listAllSites(deps.store, visit.member.team, query.filter)).map(({ url }) => url);
    const toRunningAddress = (message: string): string =>
      `${toTableAddress(toTableQuery(query), { path: SITES, message })}#running`;
    return scanAsBatch(room, visit, { urls, lead: toRunningAddress });
  };
  app.post(
    SITES_SCAN,
    handleForm(site, scanAll, (visit, text) => show(visit, { fault: { text, url: '' }, status: 403 }), 'batch'),
  );
};
