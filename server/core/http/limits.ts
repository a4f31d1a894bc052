import type { FastifyReply } from 'fastify';
import type { PartnerResult } from '../../../lib/api/result.ts';
import type { Tier } from '../../../lib/model.ts';
import type { Key } from '../../features/teams/store/keys.ts';
import type { Day } from '../../features/teams/store/quota.ts';
import type { Hour } from '../../features/teams/store/rate-limit.ts';

/** Tells how an hour stands (draft-ietf-httpapi-ratelimit-headers; `X-RateLimit-Remaining` for who reads no structured fields). */
export const setHourHeaders = (reply: FastifyReply, tier: Tier, { limit, remaining, reset }: Hour): void => {
  reply.header('RateLimit-Policy', `"${tier}";q=${limit};w=3600`);
  reply.header('RateLimit', `"${tier}";r=${remaining};t=${reset}`);
  reply.header('X-RateLimit-Remaining', String(remaining));
};

/** Tells how the day of a key stands, of pages that are asked for many at once. */
export const setDayHeaders = (reply: FastifyReply, { limit, remaining, reset }: Day): void => {
  reply.header('RateLimit-Policy', `"day";q=${limit};w=86400`);
  reply.header('RateLimit', `"day";r=${remaining};t=${reset}`);
};

/** A partner's result with the limit that applies to whoever reads it: what is stored says that of most keys. */
export const withLimit = (result: PartnerResult, perHour: number): PartnerResult => ({
  ...result,
  rate_limit: `${perHour}/hour`,
});

/** Scans an hour by a key: its own, and never more than its team has. */
export const getPerHour = ({ perHour, ofTeam }: Key): number => Math.min(perHour, ofTeam?.perHour ?? perHour);
