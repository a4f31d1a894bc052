import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CADENCES } from '../../../../lib/model.ts';
import { toIsoText, toIsoTextOrNone } from '../../../../lib/time.ts';
import { createBadField, createNotFound, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { findMonitor, type MonitoredSite } from '../store/monitors.ts';
import { findFirstWrong, monitorSite, readMonitor, stopSiteMonitor } from './actions/monitor.ts';

export const MONITOR_PATH = '/api/v1/sites/:id/monitor';

/** The schedule of a site, and when its next scan begins. */
export const Monitor = z.strictObject({
  cadence: z.enum(CADENCES),
  hour: z.int(),
  weekday: z.int(),
  day: z.int(),
  zone: z.string(),
  locale: z.enum(['nl', 'en']),
  next: z.string(),
  unreachable_since: z.nullable(z.string()),
  /** The tag by which it is watched; null when it has a schedule of its own. */
  tag: z.nullable(z.string()),
  /** What a due scan waits for: the team's daily quota; null when none waits. */
  waiting_for: z.nullable(z.enum(['allowance'])),
});

/** Converts a watch to its representation in the API. */
export const toMonitor = (watch: MonitoredSite): z.infer<typeof Monitor> => {
  const { cadence, hour, weekday, day, zone, locale, nextAt, outSince, tag, waitsFor } = watch;
  return {
    cadence,
    hour,
    weekday,
    day,
    zone,
    locale,
    next: toIsoText(nextAt),
    tag,
    waiting_for: waitsFor,
    unreachable_since: toIsoTextOrNone(outSince),
  };
};

const getSiteId = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** Parses a body by its schema. Throws a `Problem` that names the first invalid field. */
export const parseBody = <T>(shape: z.ZodMiniType<T>, { body }: FastifyRequest): T => {
  const { success, data, error } = shape.safeParse(body ?? {});
  if (success) return data;
  throw createBadField(findFirstWrong(error));
};

/** Registers the routes that show, set and end the watch of a site. */
export const addMonitorRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  const { store } = deps;
  const give = async (team: string, site: string): Promise<z.infer<typeof Monitor>> => {
    const watch = await findMonitor(store, team, site);
    if (watch === null) throw createNotFound();
    return toMonitor(watch);
  };

  app.get(MONITOR_PATH, async (request) => {
    const { team } = await requireMember(deps, request, 'read');
    return give(team, getSiteId(request));
  });

  app.put(MONITOR_PATH, async (request) => {
    const member = await requireMember(deps, request, 'manage');
    const read = readMonitor(request.body);
    if ('wrong' in read) throw createBadField(read.wrong);
    const site = getSiteId(request);
    if (!(await monitorSite(deps, member, { site, request: read.request }))) throw createNotFound();
    return give(member.team, site);
  });

  app.delete(MONITOR_PATH, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await stopSiteMonitor(deps, member, getSiteId(request)))) throw createNotFound();
    return reply.status(204).send();
  });
};
