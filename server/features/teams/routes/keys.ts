import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { toIsoText, toIsoTextOrNone } from '../../../../lib/time.ts';
import { teamWords } from '../../../../lib/words/service/words.ts';
import { createBadField, createNotFound, requireKey, requireOwner, type V1Deps } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { endOfDay } from '../../../core/store/moment.ts';
import { toDayCount, toHourCount } from '../store/key-limits.ts';
import { KEY_NAME, LONGEST_NAME } from '../store/key-name.ts';
import { type Key, SCOPES } from '../store/keys.ts';
import { readDay } from '../store/quota.ts';
import { readHour } from '../store/rate-limit.ts';
import { createTeamKey, endTeamKey, listTeamKeys, type TeamIssue } from '../store/team-keys.ts';

export const KEYS_PATH = '/api/v1/keys';

/** The description of a key; never the key itself. */
export const TeamKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  per_hour: z.int(),
  per_day: z.int(),
  made_by: z.nullable(z.string()),
  made_at: z.string(),
  expires_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  used_at: z.nullable(z.string()),
});

export const KeyList = z.strictObject({ keys: z.array(TeamKey) });

/** A key that was just issued: the only time that it is returned. */
export const IssuedKey = z.strictObject({ ...TeamKey.shape, key: z.string() });

const HourLeft = z.strictObject({ limit: z.int(), remaining: z.int(), reset: z.int() });
const DayLeft = z.strictObject({ limit: z.int(), remaining: z.int() });

/** The requester's key, with what is left of its hourly limit and its daily quota. */
export const OwnKey = z.strictObject({ ...TeamKey.shape, hour: HourLeft, day: DayLeft });

const Limit = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000)));

/** A key that the owner of a team requests. */
export const CreateKeyRequest = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME), z.regex(KEY_NAME)),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length)),
  per_hour: Limit,
  per_day: Limit,
  /** Its last day, as `2027-01-31`, in UTC. */
  expires: z.optional(z.string()),
});

/** Parses a request for a key for the store; `wrong` is the name of the first invalid field. `now` is in ms since 1970. */
export const readKeyQuestion = (body: unknown, now: number): TeamIssue | { readonly wrong: string } => {
  const { success, data, error } = CreateKeyRequest.safeParse(body);
  if (!success) return { wrong: String(error.issues[0]?.path[0] ?? 'body') };
  const expiresAt = data.expires === undefined ? null : endOfDay(data.expires);
  if (data.expires !== undefined && (expiresAt === null || expiresAt <= now)) return { wrong: 'expires' };
  return {
    name: data.name,
    scopes: data.scopes,
    expiresAt,
    ...(data.per_hour !== undefined && { perHour: data.per_hour }),
    ...(data.per_day !== undefined && { perDay: data.per_day }),
  };
};

const toKey = ({ id, name, scopes, perHour, perDay, createdBy, createdAt, ...key }: Key): z.infer<typeof TeamKey> => ({
  id,
  name,
  scopes: [...scopes],
  per_hour: perHour,
  per_day: perDay,
  made_by: createdBy,
  made_at: toIsoText(createdAt),
  expires_at: toIsoTextOrNone(key.expiresAt),
  revoked_at: toIsoTextOrNone(key.revokedAt),
  used_at: toIsoTextOrNone(key.usedAt),
});

type Refused = keyof (typeof teamWords)['nl']['refused'];

const toRefusal = (refused: Refused): Problem =>
  new Problem(refused === 'tooMany' ? 'conflict' : 'forbidden', (_, locale) => teamWords[locale].refused[refused]);

/** Reads what is left of the hourly limit and daily quota of a key, within those of its team. */
export const readLeft = async ({ store, now }: V1Deps, key: Key) => {
  const at = now();
  const [hour, { limit, remaining }] = await Promise.all([
    readHour(store, { ...toHourCount(key), now: at }),
    readDay(store.db, { ...toDayCount(key), now: at }),
  ]);
  return { hour, day: { limit, remaining } };
};

/** Registers the routes about keys of a team: an owner lists, issues and revokes them; every holder can see their own. */
export const addKeyRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  const { store, now } = deps;

  app.get(KEYS_PATH, async (request): Promise<z.infer<typeof KeyList>> => {
    const { team } = await requireOwner(deps, request);
    return { keys: (await listTeamKeys(store, team, now())).map(toKey) };
  });

  app.get(`${KEYS_PATH}/self`, async (request): Promise<z.infer<typeof OwnKey>> => {
    const key = await requireKey(deps, request);
    return { ...toKey(key), ...(await readLeft(deps, key)) };
  });

  app.post(KEYS_PATH, async (request, reply) => {
    const owner = await requireOwner(deps, request);
    const issue = readKeyQuestion(request.body, now());
    if ('wrong' in issue) throw createBadField(issue.wrong);
    const created = await createTeamKey(store, owner.keyId, issue, now());
    if ('refused' in created) throw toRefusal(created.refused);
    const answer: z.infer<typeof IssuedKey> = { ...toKey(created.issued), key: created.key };
    return reply.status(201).send(answer);
  });

  app.delete<{ Params: { id: string } }>(`${KEYS_PATH}/:id`, async (request, reply) => {
    const { known } = await requireOwner(deps, request);
    const revoked = await endTeamKey(store, known, request.params.id, now());
    if (revoked === 'unknown') throw createNotFound();
    if (revoked !== 'done') throw toRefusal(revoked);
    return reply.status(204).send();
  });
};
