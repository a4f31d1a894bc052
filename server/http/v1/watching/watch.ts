import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CADENCES, isZone, USUAL } from '../../../../lib/watch/schedule.ts';
import { noteAct } from '../../../store/audit.ts';
import { endWatch, setWatch, type Watch, watchOf } from '../../../store/watches.ts';
import { badField, memberOf, notFound, type V1Door } from '../member.ts';

export const WATCH_PATH = '/api/v1/sites/:id/watch';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const FIELDS = {
  cadence: z.enum(CADENCES),
  hour: z._default(whole(0, 23), USUAL.hour),
  weekday: z._default(whole(1, 7), USUAL.weekday),
  day: z._default(whole(1, 31), USUAL.day),
  zone: z._default(z.string().check(z.maxLength(100)), USUAL.zone),
  locale: z._default(z.enum(['nl', 'en']), 'nl'),
} as const;

/** How a site is to be watched. */
export const WatchAsked = z.strictObject(FIELDS);

/** How it is watched, and when its next scan begins. */
export const WatchTold = z.strictObject({
  ...{ cadence: z.enum(CADENCES), hour: z.int(), weekday: z.int(), day: z.int(), zone: z.string() },
  ...{ locale: z.enum(['nl', 'en']), next: z.string(), unreachable_since: z.nullable(z.string()) },
});

const iso = (at: number): string => new Date(at).toISOString();

const told = ({ cadence, hour, weekday, day, zone, locale, nextAt, outSince }: Watch): z.infer<typeof WatchTold> => ({
  ...{ cadence, hour, weekday, day, zone, locale, next: iso(nextAt) },
  unreachable_since: outSince === null ? null : iso(outSince),
});

const siteIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** A body as its shape has it. Throws a `Problem` that names the first field which is not so. */
export const bodyAs = <T>(shape: z.ZodMiniType<T>, { body }: FastifyRequest): T => {
  const { success, data, error } = shape.safeParse(body ?? {});
  if (success) return data;
  const [issue] = error.issues;
  throw badField(String(issue?.path[0] ?? (issue as { readonly keys?: readonly string[] }).keys?.[0] ?? 'body'));
};

/** Watching a site of a team: how it stands, how it is to be, and no more. */
export const addWatch = (app: FastifyInstance, door: V1Door): void => {
  const { store, now } = door;
  const give = async (team: string, site: string): Promise<z.infer<typeof WatchTold>> => {
    const watch = await watchOf(store, team, site);
    if (watch === null) throw notFound();
    return told(watch);
  };

  app.get(WATCH_PATH, async (request) => {
    const { team } = await memberOf(door, request, 'read');
    return give(team, siteIn(request));
  });

  app.put(WATCH_PATH, async (request) => {
    const { team, key } = await memberOf(door, request, 'manage');
    const asked = bodyAs(WatchAsked, request);
    if (!isZone(asked.zone)) throw badField('zone');
    const site = siteIn(request);
    await store.db.transaction().execute(async (tx) => {
      if (!(await setWatch(tx, { team, site, now: now(), ...asked }))) throw notFound();
      await noteAct(tx, { team, key }, { act: 'watchChanged', about: `${site} ${asked.cadence}`, now: now() });
    });
    return give(team, site);
  });

  app.delete(WATCH_PATH, async (request, reply) => {
    const { team, key } = await memberOf(door, request, 'manage');
    const site = siteIn(request);
    await store.db.transaction().execute(async (tx) => {
      if (!(await endWatch(tx, team, site))) throw notFound();
      await noteAct(tx, { team, key }, { act: 'watchChanged', about: `${site} -`, now: now() });
    });
    return reply.status(204).send();
  });
};
