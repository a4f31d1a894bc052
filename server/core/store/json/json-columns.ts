import * as z from 'zod/mini';
import { PartnerResult, PublicResult } from '../../../../lib/api/result.ts';
import { StoredDecision } from '../../../../lib/decision.ts';
import { ReportSchema } from '../../../../lib/export/report-schema.ts';
import { PILLARS, SITE_FAILURES } from '../../../../lib/model.ts';
import { END_KINDS } from '../../../features/monitoring/model/expiries.ts';

/** The contents of a column of type `jsonb`. */
export interface JsonColumn {
  /** The version that is written from now on, from 1. A value of an earlier version is upgraded before anybody reads it. */
  readonly version: number;
  /** The schema that every value fits, as of `version`. */
  readonly schema: z.ZodMiniType;
  /** Upgrades from each version to the next, in order: `version - 1` of them. */
  readonly upgrades: readonly ((value: unknown) => unknown)[];
}

const createColumn = (schema: z.ZodMiniType): JsonColumn => ({ version: 1, schema, upgrades: [] });

const Moment = z.number();
const Texts = z.array(z.string());
const Score = z.nullable(z.number());
const Scores = z.partialRecord(z.enum(PILLARS), Score);

/** A finding in a notice: the whole of it, whose fields the schema of reports validates where it is first stored. */
const Finding = z.looseObject({ id: z.string(), pillar: z.enum(PILLARS), outcome: z.string() });
const NoticeSite = z.looseObject({ id: z.string(), host: z.string(), url: z.string() });
const End = z.looseObject({
  kind: z.enum(END_KINDS),
  check: z.string(),
  name: z.string(),
  day: z.iso.date(),
  lifetime: z.nullable(z.number()),
  who: z.string(),
});

const Notice = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('changes'),
    site: NoticeSite,
    total: z.looseObject({ before: Score, after: Score }),
    changes: z.array(z.looseObject({ id: z.string(), before: Finding, after: Finding })),
  }),
  z.looseObject({
    kind: z.literal('ends'),
    site: NoticeSite,
    ends: z.array(z.looseObject({ end: End, before: z.number(), left: z.number() })),
  }),
  z.looseObject({
    kind: z.literal('unreachable'),
    site: NoticeSite,
    failure: z.enum(SITE_FAILURES),
    first: Moment,
  }),
  z.looseObject({ kind: z.literal('reachable'), site: NoticeSite, since: Moment }),
  z.looseObject({
    kind: z.literal('digest'),
    from: Moment,
    sites: z.array(z.looseObject({ host: z.string() })),
    all: z.looseObject({ sites: z.number(), worse: z.number(), calm: z.boolean() }),
  }),
  z.looseObject({
    kind: z.literal('confirm'),
    site: z.nullable(NoticeSite),
    team: z.string(),
    days: z.number(),
  }),
  z.looseObject({ kind: z.literal('webhookOff'), host: z.string(), since: Moment, why: z.string() }),
  z.looseObject({ kind: z.literal('scanDone'), scan: z.looseObject({ id: z.string(), url: z.string() }) }),
  z.looseObject({ kind: z.literal('batchDone'), batch: z.looseObject({ id: z.string(), size: z.number() }) }),
  z.looseObject({ kind: z.literal('webhookTest'), host: z.string() }),
]);

/** A fact that is the same on every page of a site: its own schema validates it when a page reuses it (`parseFittingFacts`). */
const SiteFacts = z.record(z.string(), z.looseObject({ seen: z.boolean() }));

/** Every column of ours that contains JSON, by `table.column`. */
export const JSON_COLUMNS: Readonly<Record<string, JsonColumn>> = {
  'scans.public': createColumn(PublicResult),
  'scans.partner': createColumn(PartnerResult),
  'scans.report': createColumn(ReportSchema),
  'scans.scores': createColumn(Scores),
  'sites.tags': createColumn(Texts),
  'sites.contacts': createColumn(z.array(z.looseObject({ name: z.string(), reach: z.string() }))),
  'sites.pinned': createColumn(Texts),
  'sites.decisions': createColumn(z.array(StoredDecision)),
  'site_scans.scores': createColumn(Scores),
  'site_scans.imported': createColumn(ReportSchema),
  'batches.facts': createColumn(SiteFacts),
  'batches.crawl_info': createColumn(z.record(z.string(), z.union([z.string(), z.number()]))),
  'batch_items.scores': createColumn(Scores),
  'monitors.pending': createColumn(
    z.union([z.looseObject({ report: ReportSchema }), z.looseObject({ failure: z.enum(SITE_FAILURES), at: Moment })]),
  ),
  'monitors.baseline': createColumn(z.looseObject({ report: ReportSchema, seenAt: z.record(z.string(), Moment) })),
  'monitors.outage': createColumn(z.looseObject({ first: Moment, told: z.boolean() })),
  'monitors.ends': createColumn(z.array(End)),
  'monitors.announced': createColumn(
    z.array(z.looseObject({ kind: z.enum(END_KINDS), name: z.string(), day: z.iso.date(), before: z.number() })),
  ),
  'notifications.what': createColumn(Notice),
  'probe_results.result': createColumn(z.looseObject({})),
};
