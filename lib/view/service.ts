import type { ServiceError, ServiceFault, ServicePart, ServiceResult } from '../api/service.ts';
import { PER_HOUR } from '../api/tier.ts';
import { PILLARS, type Pillar } from '../model.ts';
import type { Note, ScanState } from '../state.ts';
import { toBrief } from './visible.ts';

const OF_THE_SITE: ReadonlySet<ServiceFault> = new Set([
  'siteUnsupported',
  'siteUnreachable',
  'siteTimeout',
  'siteNotGradable',
]);

/** Whether a failure is the scanned site's: the service itself works, and accepted the key if there was one. */
export const isOfTheSite = ({ code }: ServiceError): boolean => OF_THE_SITE.has(code);

/** The part of the local scan that is compared with the service's. */
export interface Local {
  readonly overall: number | null;
  readonly pillars: readonly { readonly id: Pillar; readonly score: number | null }[];
  readonly incomplete: boolean;
  readonly notes: readonly Note[];
  /** When it ended, ms since 1970; null while it runs. */
  readonly finishedAt: number | null;
  /** How long it took, in ms; null while it runs, or when that is no longer known. */
  readonly ms: number | null;
}

/** The local side of a tab's scan, for the comparison. */
export const toLocalSide = ({ overall, pillars, incomplete, notes, startedAt, finishedAt }: ScanState): Local => ({
  overall,
  pillars,
  incomplete,
  notes,
  finishedAt,
  ms: finishedAt === null ? null : finishedAt - startedAt,
});

/** The scores of both sources for one pillar, or for all together (`pillar` null). */
export interface ScoreRow {
  readonly pillar: Pillar | null;
  readonly local: number | null;
  readonly service: number | null;
  /** Service minus local; null when one of them has none. */
  readonly difference: number | null;
}

const toScoreRow = (pillar: Pillar | null, local: number | null, service: number | null): ScoreRow => ({
  pillar,
  local,
  service,
  difference: local === null || service === null ? null : service - local,
});

/** Both sources side by side: the total first, then every pillar that either has, in the scan API's order. */
export const listScoreRows = (local: Local, result: ServiceResult): readonly ScoreRow[] => {
  const findScore = (pillars: Local['pillars'], id: Pillar): number | null =>
    pillars.find((one) => one.id === id)?.score ?? null;
  const shown = PILLARS.filter((id) => [...local.pillars, ...result.pillars].some((one) => one.id === id));
  return [
    toScoreRow(null, local.overall, result.overall),
    ...shown.map((id) => toScoreRow(id, findScore(local.pillars, id), findScore(result.pillars, id))),
  ];
};

/** Reasons why two sources may differ about one page; each has its sentence. */
export type Condition = 'ownEyes' | 'login' | 'wall' | 'blind' | 'moment' | 'rules';

/** Minutes between two results from which on they count as taken at different moments. */
const APART = 1;

/** Whole minutes between the local result and the service's; 0 while one is missing. */
export const countMinutesApart = ({ finishedAt }: Local, { askedAt: requestedAt, ms }: ServicePart): number =>
  finishedAt === null || ms === null ? 0 : Math.floor(Math.abs(requestedAt + ms - finishedAt) / 60_000);

/** The conditions that explain a difference; empty when the sources agree. */
export const listConditions = (local: Local, part: ServicePart): readonly Condition[] => {
  if (part.result === null) return [];
  const differs = listScoreRows(local, part.result).some(({ difference }) => difference !== null && difference !== 0);
  if (!differs) return [];
  const conditions: readonly (readonly [Condition, boolean])[] = [
    ['login', local.notes.includes('login')],
    ['wall', local.notes.includes('wall')],
    ['ownEyes', true],
    ['blind', local.incomplete],
    ['moment', countMinutesApart(local, part) >= APART],
    ['rules', true],
  ];
  return conditions.flatMap(([condition, applies]) => (applies ? [condition] : []));
};

/** Scans that the service allows per hour (docs/scan-api.md, “Tiers”) on the tier of the request. */
export const getServicePerHour = ({ withKey, keyRefused }: Pick<ServicePart, 'withKey' | 'keyRefused'>): number =>
  PER_HOUR[withKey && !keyRefused ? 'partner' : 'public'];

/** Host of a base address, safe to show; the address itself if it is invalid. */
export const getServiceHost = (base: string): string => toBrief(URL.parse(base)?.host ?? base);

/** Whether a service may be called again about a page: not while a call is in progress, and never about a private name. */
export const mayAskAgain = (part: ServicePart): boolean =>
  part.phase === 'failed' && part.error?.code !== 'privateName';

/** Whether a service may be called about the site of a page: it answered about the page, and accepted the key that was sent. */
export const mayKnowSite = ({ phase, base, withKey, keyRefused, error }: ServicePart, set: string): boolean =>
  phase !== 'busy' && base === set && withKey && !keyRefused && (error === null || error.status !== null);
