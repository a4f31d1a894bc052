import * as z from 'zod/mini';
import { Duration, Moment, Percentage } from '../bounds.ts';
import { PILLARS } from '../model.ts';

/**
 * Why a scan service gave no result. The scan API does not define errors: these are distinguished by an error's code in
 * our own terms (`error.ts`), by status, by the kind of body, and by what prevented an answer.
 */
export const SERVICE_FAULTS = [
  'badRequest',
  'keyRefused',
  'keyNeeded',
  'forbidden',
  'notFound',
  'rateLimited',
  'busy',
  'siteUnsupported',
  'siteUnreachable',
  'siteTimeout',
  'siteNotGradable',
  'serverFault',
  'otherStatus',
  'htmlPage',
  'notJson',
  'brokenJson',
  'empty',
  'tooLarge',
  'notOk',
  'wrongShape',
  'otherDomain',
  'unreachable',
  'offline',
  'timeout',
  'interrupted',
  'noAccess',
  'privateName',
] as const;
export type ServiceFault = (typeof SERVICE_FAULTS)[number];

/** A service's failure; `message` is its own text, truncated, or null. */
export const ServiceError = z.object({
  code: z.enum(SERVICE_FAULTS),
  /** HTTP status; null when no answer came. */
  status: z.nullable(z.number()),
  message: z.nullable(z.string()),
  /** Seconds, 0-3600; null when the service named no wait. */
  retryAfter: z.nullable(z.int().check(z.minimum(0), z.maximum(3_600))),
});
export type ServiceError = z.infer<typeof ServiceError>;

/** Oddities of an answer that could be used all the same. */
export const SERVICE_NOTES = [
  'okMissing',
  'notGradable',
  'scoreMissing',
  'scoreUnfit',
  'scoreRounded',
  'pillarUnknown',
  'pillarTwice',
  'pillarUnfit',
  'pillarMissing',
  'otherPillars',
  'linkUnfit',
  'tierMissing',
  'limitUnfit',
  // In results that an earlier version stored: today such an answer is no result.
  'otherDomain',
  'keyIgnored',
  'asideDropped',
] as const;

export const ServiceNote = z.object({ code: z.enum(SERVICE_NOTES), detail: z.string() });
export type ServiceNote = z.infer<typeof ServiceNote>;

export const ServicePillar = z.object({
  id: z.enum(PILLARS),
  name: z.string(),
  score: z.nullable(Percentage),
  /** How many checks the answer lists for it; null when it lists none, as on the public tier. */
  checks: z.nullable(z.int()),
});
export type ServicePillar = z.infer<typeof ServicePillar>;

/** A service's scan result (docs/scan-api.md, “Result”), as far as it could be read. */
export const ServiceResult = z.object({
  domain: z.nullable(z.string()),
  overall: z.nullable(Percentage),
  /** The service's own word for the grade. */
  label: z.nullable(z.string()),
  /** In the scan API's order. */
  pillars: z.array(ServicePillar),
  /** An http(s) address; null without a usable one. */
  scanUrl: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  rateLimit: z.nullable(z.string()),
  notes: z.array(ServiceNote),
  /** Fields whose shape the scan API does not define, unchanged; those of pillars under `pillars`. */
  aside: z.record(z.string(), z.unknown()),
});
export type ServiceResult = z.infer<typeof ServiceResult>;

/** The scan service's part of a scan: it runs alongside the local one and may end later. */
export const ServicePart = z.object({
  phase: z.enum(['busy', 'done', 'failed']),
  /** The base address that was called. */
  base: z.string(),
  /** The address that was sent along. */
  url: z.string(),
  /** The partner key was sent, in its header. */
  withKey: z.boolean(),
  /** The service refused the key: this scan is public tier at both sources. */
  keyRefused: z.boolean(),
  /** Milliseconds since 1970. */
  askedAt: Moment,
  /** From request to answer, in ms; null until then. */
  ms: z.nullable(Duration),
  result: z.nullable(ServiceResult),
  error: z.nullable(ServiceError),
});
export type ServicePart = z.infer<typeof ServicePart>;

/** A failure without an answer of the service. */
export const toUnansweredError = (code: ServiceFault): ServiceError => ({
  code,
  status: null,
  message: null,
  retryAfter: null,
});
