import * as z from 'zod/mini';
import { CADENCES } from '../../../../../lib/model.ts';
import type { V1Deps } from '../../../../core/http/member.ts';
import { type Actor, recordAuditEvent } from '../../../teams/store/audit.ts';
import { isZone, USUAL } from '../../model/schedule.ts';
import { endWatch, setWatch } from '../../store/watches.ts';

/* What is done about the watch of a site, whether a program or a page asks. */

const createIntegerSchema = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const FIELDS = {
  cadence: z.enum(CADENCES),
  hour: z._default(createIntegerSchema(0, 23), USUAL.hour),
  weekday: z._default(createIntegerSchema(1, 7), USUAL.weekday),
  day: z._default(createIntegerSchema(1, 31), USUAL.day),
  zone: z._default(z.string().check(z.maxLength(100)), USUAL.zone),
  locale: z._default(z.enum(['nl', 'en']), 'nl'),
} as const;

/** How a site is to be watched. */
export const CreateMonitorRequest = z.strictObject(FIELDS);
type MonitorRequest = z.infer<typeof CreateMonitorRequest>;

/** The first field that is not as its shape has it; `body` where there is none. */
export const findFirstWrong = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  String(issue?.path[0] ?? (issue as { readonly keys?: readonly string[] }).keys?.[0] ?? 'body');

/** Reads how a site is to be watched; `wrong` names the first field which is not so. */
export const readWatch = (body: unknown): { readonly request: MonitorRequest } | { readonly wrong: string } => {
  const { success, data, error } = CreateMonitorRequest.safeParse(body ?? {});
  if (success) return isZone(data.zone) ? { request: data } : { wrong: 'zone' };
  return { wrong: findFirstWrong(error) };
};

/** Has a site of a team watched, or otherwise than before; false where the team has no such site. */
export const watchSite = (
  { store, now }: V1Deps,
  actor: Actor,
  { site, request }: { readonly site: string; readonly request: MonitorRequest },
): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await setWatch(tx, { team: actor.team, site, now: now(), ...request }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `${site} ${request.cadence}`, now: now() });
    return true;
  });

/** Ends the watch of a site of its own; false where it has none, or is another team's. */
export const stopSiteWatch = ({ store, now }: V1Deps, actor: Actor, site: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await endWatch(tx, { team: actor.team, site, now: now() }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `${site} -`, now: now() });
    return true;
  });
