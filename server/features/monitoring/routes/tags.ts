import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CADENCES } from '../../../../lib/model.ts';
import { toIsoTextOrNone } from '../../../../lib/time.ts';
import { createBadField, createNotFound, requireMember, sayInWords, type V1Deps } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { listOwnMonitors } from '../store/monitors.ts';
import { listTagMonitors, type MonitoredTag } from '../store/tag-monitors.ts';
import { readMonitor } from './actions/monitor.ts';
import { monitorTag, readTag, stopTagMonitor } from './actions/tags.ts';
import { Monitor, toMonitor } from './monitor.ts';

export const TAG_MONITOR_PATH = '/api/v1/tags/:tag/monitor';
export const MONITORS_PATH = '/api/v1/monitors';

/** The schedule of sites that have a tag, how many there are, and when the first of their scans begins. */
export const TagMonitor = z.strictObject({
  tag: z.string(),
  sites: z.int(),
  next: z.nullable(z.string()),
  cadence: z.enum(CADENCES),
  hour: z.int(),
  weekday: z.int(),
  day: z.int(),
  zone: z.string(),
  locale: z.enum(['nl', 'en']),
});

/** A site that has a schedule of its own. */
export const SiteMonitor = z.strictObject({ site: z.string(), url: z.string(), ...Monitor.shape });

/** Everything that a team watches: tags, and sites with a schedule of their own. */
export const MonitorList = z.strictObject({
  tags: z.array(TagMonitor),
  sites: z.array(SiteMonitor),
  /** Value of `cursor` for the next sites; null when there are none. */
  next: z.nullable(z.string()),
});

const toTagMonitor = ({ nextAt, ...watch }: MonitoredTag): z.infer<typeof TagMonitor> => ({
  ...watch,
  next: toIsoTextOrNone(nextAt),
});

/** Maximum sites per response. */
const MAX = 200;

const addList = (app: FastifyInstance, deps: V1Deps): void => {
  app.get(MONITORS_PATH, async (request): Promise<z.infer<typeof MonitorList>> => {
    const { team } = await requireMember(deps, request, 'read');
    const { cursor } = request.query as { readonly cursor?: unknown };
    if (cursor !== undefined && typeof cursor !== 'string') throw createBadField('cursor');
    const sites = await listOwnMonitors(deps.store, team, { after: cursor ?? null, most: MAX });
    if (sites === null) throw createBadField('cursor');
    return {
      tags: (await listTagMonitors(deps.store.db, team)).map(toTagMonitor),
      sites: sites.map((watch) => ({ site: watch.site, url: watch.url, ...toMonitor(watch) })),
      next: sites.length < MAX ? null : (sites.at(-1)?.site ?? null),
    };
  });
};

const requireTag = ({ params }: FastifyRequest): string => {
  const tag = readTag((params as { readonly tag: string }).tag);
  if (tag === null) throw createBadField('tag');
  return tag;
};

/** Registers the routes for watching a team's sites by tag, and for listing everything it watches. */
export const addTagMonitorRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  const give = async (team: string, tag: string): Promise<z.infer<typeof TagMonitor>> => {
    const [watch] = await listTagMonitors(deps.store.db, team, tag);
    if (watch === undefined) throw createNotFound();
    return toTagMonitor(watch);
  };
  app.get(TAG_MONITOR_PATH, async (request) => {
    const { team } = await requireMember(deps, request, 'read');
    return give(team, requireTag(request));
  });
  app.put(TAG_MONITOR_PATH, async (request) => {
    const member = await requireMember(deps, request, 'manage');
    const [tag, read] = [requireTag(request), readMonitor(request.body)];
    if ('wrong' in read) throw createBadField(read.wrong);
    if (!(await monitorTag(deps, member, { tag, request: read.request })))
      throw new Problem(
        'conflict',
        sayInWords((words) => words.manyTags),
      );
    return give(member.team, tag);
  });
  app.delete(TAG_MONITOR_PATH, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await stopTagMonitor(deps, member, requireTag(request)))) throw createNotFound();
    return reply.status(204).send();
  });
  addList(app, deps);
};
