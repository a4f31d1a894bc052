import type { FastifyReply } from 'fastify';
import type { PartnerResult } from '../../../lib/api/result.ts';
import type { Tier } from '../../../lib/model.ts';
import type { Key } from '../../features/teams/store/keys.ts';
import type { Day } from '../../features/teams/store/quota.ts';
import type { Hour } from '../../features/teams/store/rate-limit.ts';

/**
 * Sets the headers of an hourly limit (draft-ietf-httpapi-ratelimit-headers; `X-RateLimit-Remaining` for clients that do not
 * parse structured fields).
 */
export const setHourHeaders = (reply: FastifyReply, tier: Tier, { limit, remaining, reset }: Hour): void => {
  reply.header('RateLimit-Policy', `"${tier}";q=${limit};w=3600`);
  reply.header('RateLimit', `"${tier}";r=${remaining};t=${reset}`);
  reply.header('X-RateLimit-Remaining', String(remaining));
};

/** Sets the headers of a key's daily limit, on pages requested in bulk. */
export const setDayHeaders = (reply: FastifyReply, { limit, remaining, reset }: Day): void => {
  reply.header('RateLimit-Policy', `"day";q=${limit};w=86400`);
  reply.header('RateLimit', `"day";r=${remaining};t=${reset}`);
};

/** A partner's result with the limit of the key that reads it; the stored result contains the default limit. */
export const withLimit = (result: PartnerResult, perHour: number): PartnerResult => ({
  ...result,
  rate_limit: `${perHour}/hour`,
});

/** Scans per hour with a key: its own limit, at most its team's. */
export const getPerHour = ({ perHour, ofTeam }: Key): number => Math.min(perHour, ofTeam?.perHour ?? perHour);
