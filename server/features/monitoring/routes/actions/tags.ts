import type * as z from 'zod/mini';
import type { V1Deps } from '../../../../core/http/member.ts';
import { MAX } from '../../../sites/schemas/fields.ts';
import { type Actor, recordAuditEvent } from '../../../teams/store/audit.ts';
import { endTagWatch, setTagWatch } from '../../store/tag-watches.ts';
import type { CreateMonitorRequest } from './watch.ts';

/* Actions on watches by tag, shared by the API and the pages. */

/** Returns the tag as sites have it; null if it is not a valid tag. */
export const readTag = (typed: string): string | null => {
  const tag = typed.trim();
  return tag === '' || tag.length > MAX.tag ? null : tag;
};

/** Watches all sites of a team that have a tag; false if the team has reached its maximum of watched tags. */
export const watchTag = (
  { store, now }: V1Deps,
  actor: Actor,
  { tag, request }: { readonly tag: string; readonly request: z.infer<typeof CreateMonitorRequest> },
): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await setTagWatch(tx, { team: actor.team, tag, now: now(), ...request }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `#${tag} ${request.cadence}`, now: now() });
    return true;
  });

/** Stops watching sites by a tag; false if the team does not watch that tag. */
export const stopTagWatch = ({ store, now }: V1Deps, actor: Actor, tag: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await endTagWatch(tx, { team: actor.team, tag, now: now() }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `#${tag} -`, now: now() });
    return true;
  });
