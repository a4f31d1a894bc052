import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { toIsoText } from '../../../../lib/time.ts';
import { createBadField, requireMember, type V1Deps } from '../../../core/http/member.ts';
import { AUDIT_EVENTS, listAuditEvents } from '../store/audit.ts';

export const AUDIT_PATH = '/api/v1/audit';

/** An action with a key of a team. */
export const AuditEvent = z.strictObject({
  at: z.string(),
  key: z.nullable(z.string()),
  action: z.enum(AUDIT_EVENTS),
  about: z.string(),
});

/** Actions with keys of a team, newest first. */
export const AuditEventList = z.strictObject({
  events: z.array(AuditEvent),
  /** Value of `before` for earlier events; null when there are none. */
  next: z.nullable(z.string()),
});

const MAX = 100;
const AuditQuery = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) });

export const addAuditRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  app.get(AUDIT_PATH, async (request): Promise<z.infer<typeof AuditEventList>> => {
    const { team } = await requireMember(deps, request, 'read');
    const { success, data } = AuditQuery.safeParse(request.query);
    if (!success) throw createBadField('before');
    const acts = await listAuditEvents(deps.store, team, { before: data.before ?? null, most: MAX });
    const events = acts.map(({ at, keyId, act: action, about }) => ({
      at: toIsoText(at),
      key: keyId,
      action,
      about,
    }));
    return { events, next: acts.length < MAX ? null : (acts.at(-1)?.seq ?? null) };
  });
};
