import type * as z from 'zod/mini';
import type { V1Deps } from '../../../../core/http/member.ts';
import { MAX } from '../../../sites/schemas/fields.ts';
import { type Actor, recordAuditEvent } from '../../../teams/store/audit.ts';
import { endTagWatch, setTagWatch } from '../../store/tag-watches.ts';
import type { CreateMonitorRequest } from './watch.ts';

/* What is done about watches by tag, whether a program or a page asks. */

/** A tag as sites bear it; null where none can be called so. */
export const readTag = (typed: string): string | null => {
  const tag = typed.trim();
  return tag === '' || tag.length > MAX.tag ? null : tag;
};

/** Has all sites of a team that bear a tag watched; false where the team has as many watched tags as it may. */
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

/** Watches no site by a tag any more; false where the team has none such. */
export const stopTagWatch = ({ store, now }: V1Deps, actor: Actor, tag: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await endTagWatch(tx, { team: actor.team, tag, now: now() }))) return false;
    await recordAuditEvent(tx, actor, { act: 'watchChanged', about: `#${tag} -`, now: now() });
    return true;
  });
