import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { toAddress } from '../../../../lib/api/request.ts';
import { isPublicName } from '../../../../lib/parse/url/host-name.ts';
import { toIsoTextOrNone } from '../../../../lib/time.ts';
import { sharingWords } from '../../../../lib/words/service/words.ts';
import { createBadField, createNotFound, requireMember } from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { BADGE_PATH } from '../../../core/paths.ts';
import {
  type BadgeOf,
  getBadge,
  listBadges,
  removeBadge,
  requestBadge,
  type Badge as StoredBadge,
} from '../store/badges.ts';
import { PROOF_STATES } from '../store/share-tables.ts';
import { toProofPlaces } from '../worker/badge-places.ts';
import type { ShareDeps } from './shares.ts';

export const BADGES_PATH = '/api/v1/badges';

/** States of the code on a domain: as last seen, before the first check, or during a check. */
const BADGE_STATES = ['new', 'waiting', ...PROOF_STATES] as const;
type BadgeState = (typeof BADGE_STATES)[number];

/** A domain for which a team wants a badge, and where its owner puts the code. */
export const Badge = z.strictObject({
  domain: z.string(),
  state: z.enum(BADGE_STATES),
  badge: z.string(),
  dns: z.strictObject({ name: z.string(), text: z.string() }),
  file: z.strictObject({ url: z.string(), text: z.string() }),
  checked_at: z.nullable(z.string()),
  found_at: z.nullable(z.string()),
});

export const BadgeList = z.strictObject({ badges: z.array(Badge) });
export const CreateBadgeRequest = z.strictObject({ domain: z.string().check(z.maxLength(300)) });

/** Further dependencies of the badge routes. */
export interface BadgeDeps extends ShareDeps {
  /** Has a process that may contact the domain check it, unless that was just done; `now` in ms since 1970. */
  lookAtBadge(badge: BadgeOf, now: number): Promise<void>;
}

/** Returns the state of a badge. */
export const getBadgeState = ({ checkDue, state }: StoredBadge): BadgeState =>
  checkDue ? 'waiting' : (state ?? 'new');

/** Normalises a public domain for storage; null if the text is not one. */
export const toPublicDomain = (typed: string): string | null => {
  const host = toAddress(typed)?.hostname.replace(/\.$/, '') ?? '';
  return host.includes('.') && host.length <= 240 && isPublicName(host) ? host : null;
};

const toBadge = (badge: StoredBadge, { publicUrl }: ShareDeps): z.infer<typeof Badge> => {
  const path = `${BADGE_PATH}${badge.domain}.svg`;
  return {
    domain: badge.domain,
    state: getBadgeState(badge),
    ...toProofPlaces(badge),
    badge: publicUrl === null ? path : new URL(path, publicUrl).href,
    checked_at: toIsoTextOrNone(badge.checkedAt),
    found_at: toIsoTextOrNone(badge.foundAt),
  };
};

/** Milliseconds between two queries for whether a domain has been checked, and after which to stop waiting. */
const WAIT = { look: 200, most: 15_000 };

/**
 * Has the code of a badge checked and returns the badge, in its current state if that takes long. One that was just checked is
 * returned unchanged.
 */
export const checkBadge = async (deps: BadgeDeps, badge: BadgeOf): Promise<StoredBadge | null> => {
  const { store, now } = deps;
  await deps.lookAtBadge(badge, now());
  for (let left = WAIT.most; left > 0; left -= WAIT.look) {
    const stands = await getBadge(store, badge);
    if (stands === null || !stands.checkDue) return stands;
    await pause(WAIT.look);
  }
  return getBadge(store, badge);
};

/** Registers the routes about badges of domains whose owners confirm that they want one. */
export const addBadgeRoutes = (app: FastifyInstance, deps: BadgeDeps): void => {
  const { store, now } = deps;
  interface Named {
    readonly Params: { readonly domain: string };
  }

  app.get(BADGES_PATH, async (request): Promise<z.infer<typeof BadgeList>> => {
    const { team } = await requireMember(deps, request, 'read');
    return { badges: (await listBadges(store, team)).map((badge) => toBadge(badge, deps)) };
  });

  app.post(BADGES_PATH, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    const { data } = CreateBadgeRequest.safeParse(request.body);
    const domain = toPublicDomain(data?.domain ?? '');
    if (domain === null) throw createBadField('domain');
    const badge = await requestBadge(store, member, { domain, now: now() });
    if (badge === null) throw new Problem('conflict', (_, locale) => sharingWords[locale].badge.refused.tooMany);
    return reply.status(201).send(toBadge(badge, deps));
  });

  app.post<Named>(`${BADGES_PATH}/:domain/verify`, async (request): Promise<z.infer<typeof Badge>> => {
    const { team } = await requireMember(deps, request, 'manage');
    const domain = toPublicDomain(request.params.domain);
    const badge = domain === null ? null : await checkBadge(deps, { team, domain });
    if (badge === null) throw createNotFound();
    return toBadge(badge, deps);
  });

  app.delete<Named>(`${BADGES_PATH}/:domain`, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    const domain = toPublicDomain(request.params.domain);
    if (domain === null || !(await removeBadge(store, member, { domain, now: now() }))) throw createNotFound();
    return reply.status(204).send();
  });
};
