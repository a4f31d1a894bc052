import type * as z from 'zod/mini';
import type { V1Deps } from '../../../../core/http/member.ts';
import { MAX } from '../../../sites/schemas/fields.ts';
import { type Actor, recordAuditEvent } from '../../../teams/store/audit.ts';
import { endTagMonitor, setTagMonitor } from '../../store/tag-monitors.ts';
import type { CreateMonitorRequest } from './monitor.ts';

/* Actions on monitors by tag, shared by the API and the pages. */

/** Returns the tag as sites have it; null if it is not a valid tag. */
export const readTag = (typed: string): string | null => {
  const tag = typed.trim();
  return tag === '' || tag.length > MAX.tag ? null : tag;
};

/** Monitors all sites of a team that have a tag; false if the team has reached its maximum of watched tags. */
export const monitorTag = (
  { store, now }: V1Deps,
  actor: Actor,
  { tag, request }: { readonly tag: string; readonly request: z.infer<typeof CreateMonitorRequest> },
): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await setTagMonitor(tx, { team: actor.team, tag, now: now(), ...request }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `#${tag} ${request.cadence}`, now: now() });
    return true;
  });

/** Stops watching sites by a tag; false if the team does not watch that tag. */
export const stopTagMonitor = ({ store, now }: V1Deps, actor: Actor, tag: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await endTagMonitor(tx, { team: actor.team, tag, now: now() }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `#${tag} -`, now: now() });
    return true;
  });
