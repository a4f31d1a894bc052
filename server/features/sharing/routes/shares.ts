import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { toIsoText } from '../../../../lib/time.ts';
import { sharingWords } from '../../../../lib/words/service/words.ts';
import {
  createBadField,
  createNotFound,
  requireMember,
  requireSharer,
  type V1Deps,
} from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { SHARED_PATH } from '../../../core/paths.ts';
import { endShare, listShares, makeShare, SHARE_DAYS, type Share, type ShareTarget } from '../store/shares.ts';

export const SHARES_PATH = '/api/v1/shares';

/** The description of a link; never the link itself. */
export const ShareLink = z.strictObject({
  id: z.string(),
  key: z.string(),
  site: z.string(),
  domain: z.string(),
  scan: z.nullable(z.string()),
  made_at: z.string(),
  expires_at: z.string(),
});

export const ShareLinkList = z.strictObject({ shares: z.array(ShareLink) });

/** A link that was just created: the only time that it is returned. */
export const CreatedShareLink = z.strictObject({ ...ShareLink.shape, link: z.string() });

const Id = z.string().check(z.minLength(1), z.maxLength(200));

/** A request for a link: to the latest report of a site, or to that of one of its scans. */
export const CreateShareLinkRequest = z.strictObject({
  site: z.optional(Id),
  scan: z.optional(Id),
  days: z.optional(z.int().check(z.minimum(1), z.maximum(SHARE_DAYS.most))),
});

/** Further dependencies of the link routes. */
export interface ShareDeps extends V1Deps {
  /** Public address (an origin) of the service; null when it is only reachable on this machine. */
  readonly publicUrl: string | null;
}

/** Returns the address of a link, with the public address of the service if it is known. */
export const linkOf = ({ publicUrl }: Pick<ShareDeps, 'publicUrl'>, token: string): string => {
  const path = `${SHARED_PATH}${token}`;
  return publicUrl === null ? path : new URL(path, publicUrl).href;
};

const toShareLink = ({ id, keyId, site, domain, scan, createdAt, expiresAt }: Share): z.infer<typeof ShareLink> => ({
  id,
  key: keyId,
  site,
  domain,
  scan,
  made_at: toIsoText(createdAt),
  expires_at: toIsoText(expiresAt),
});

/** Returns the target of a link. Throws a `Problem` unless exactly one is named. */
const readTarget = ({ site, scan }: z.infer<typeof CreateShareLinkRequest>): ShareTarget => {
  if (site !== undefined && scan === undefined) return { site };
  if (scan !== undefined && site === undefined) return { scan };
  throw createBadField('site');
};

/** Registers the routes about links that show a report to people without a key. */
export const addShareRoutes = (app: FastifyInstance, deps: ShareDeps): void => {
  const { store, now } = deps;

  app.get(SHARES_PATH, async (request): Promise<z.infer<typeof ShareLinkList>> => {
    const { team } = await requireMember(deps, request, 'read');
    return { shares: (await listShares(store, team, { now: now() })).map(toShareLink) };
  });

  app.post(SHARES_PATH, async (request, reply) => {
    const member = await requireSharer(deps, request);
    const { success, data, error } = CreateShareLinkRequest.safeParse(request.body);
    if (!success) throw createBadField(String(error.issues[0]?.path[0] ?? 'body'));
    const { days = SHARE_DAYS.usual } = data;
    const created = await makeShare(store, member, { target: readTarget(data), days, now: now() });
    if ('refused' in created) {
      if (created.refused === 'unknown') throw createNotFound();
      throw new Problem('conflict', (_, locale) => sharingWords[locale].refused.tooMany);
    }
    const answer: z.infer<typeof CreatedShareLink> = {
      ...toShareLink(created.share),
      link: linkOf(deps, created.token),
    };
    return reply.status(201).send(answer);
  });

  app.delete<{ Params: { id: string } }>(`${SHARES_PATH}/:id`, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await endShare(store, member, { id: request.params.id, now: now() }))) throw createNotFound();
    return reply.status(204).send();
  });
};
