import * as z from 'zod/mini';
import { CADENCES } from '../../../../../lib/model.ts';
import type { V1Deps } from '../../../../core/http/member.ts';
import { type Actor, recordAuditEvent } from '../../../teams/store/audit.ts';
import { isZone, USUAL } from '../../model/schedule.ts';
import { endMonitor, setMonitor } from '../../store/monitors.ts';

/* Actions on the watch of a site, shared by the API and the pages. */

const createIntegerSchema = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const FIELDS = {
  cadence: z.enum(CADENCES),
  hour: z._default(createIntegerSchema(0, 23), USUAL.hour),
  weekday: z._default(createIntegerSchema(1, 7), USUAL.weekday),
  day: z._default(createIntegerSchema(1, 31), USUAL.day),
  zone: z._default(z.string().check(z.maxLength(100)), USUAL.zone),
  locale: z._default(z.enum(['nl', 'en']), 'nl'),
} as const;

/** The schedule of a site, as requested. */
export const CreateMonitorRequest = z.strictObject(FIELDS);
type MonitorRequest = z.infer<typeof CreateMonitorRequest>;

/** Returns the name of the first invalid field; `body` if the error names none. */
export const findFirstWrong = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  String(issue?.path[0] ?? (issue as { readonly keys?: readonly string[] }).keys?.[0] ?? 'body');

/** Parses a schedule; `wrong` names the first invalid field. */
export const readMonitor = (body: unknown): { readonly request: MonitorRequest } | { readonly wrong: string } => {
  const { success, data, error } = CreateMonitorRequest.safeParse(body ?? {});
  if (success) return isZone(data.zone) ? { request: data } : { wrong: 'zone' };
  return { wrong: findFirstWrong(error) };
};

/** Starts watching a site of a team, or changes its schedule; false if the team has no such site. */
export const monitorSite = (
  { store, now }: V1Deps,
  actor: Actor,
  { site, request }: { readonly site: string; readonly request: MonitorRequest },
): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await setMonitor(tx, { team: actor.team, site, now: now(), ...request }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `${site} ${request.cadence}`, now: now() });
    return true;
  });

/** Ends a site's own watch; false if it has none, or belongs to another team. */
export const stopSiteMonitor = ({ store, now }: V1Deps, actor: Actor, site: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await endMonitor(tx, { team: actor.team, site, now: now() }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `${site} -`, now: now() });
    return true;
  });
