import { randomUUID } from 'node:crypto';
import { toPublicResult } from '../../../lib/api/demoted.ts';
import { PublicResult } from '../../../lib/api/result.ts';
import type { StoredDecision } from '../../../lib/decision.ts';
import type { Report } from '../../../lib/model.ts';
import type { Store } from '../../../server/core/store/open-store.ts';
import type { Ended } from '../../../server/features/scans/store/outcome.ts';
import { keepScan } from '../../../server/features/scans/store/scans.ts';
import { toFigures } from '../../../server/features/scans/worker/figures.ts';
import { addScanTo } from '../../../server/features/sites/store/add-scans.ts';
import type { recorded } from '../../sites/recorded.ts';
import { storedOf } from './scanner.ts';
import { NOW } from './store.ts';

/** Stores a site of a team; returns its id. */
export const siteOfTeam = async (
  { db }: Store,
  team: string,
  { url, decisions = [] }: { readonly url: string; readonly decisions?: readonly StoredDecision[] },
): Promise<string> => {
  const id = randomUUID();
  const lists = { tags: '["geheim label"]', contacts: '[]', pinned: '[]', decisions: JSON.stringify(decisions) };
  const site = { id, team, url, domain: new URL(url).hostname, client: 'Geheime klant', made_at: new Date(NOW) };
  await db
    .insertInto('sites')
    .values({ ...site, ...lists })
    .execute();
  return id;
};

/** A successful scan of an address, requested by a partner by default. */
export const endedOf = (
  url: string,
  { facts, ...changes }: Partial<Ended> & { readonly facts?: ReturnType<typeof recorded> | undefined } = {},
): Ended => {
  const { id = randomUUID(), finishedAt = NOW } = changes;
  const { domain, result: partner, report } = storedOf({ url }, id, finishedAt, facts);
  const shown = PublicResult.parse(toPublicResult(partner));
  return {
    ...{ id, scanKey: id, domain, url, pillar: null, finishedAt, whole: true, tier: 'partner' },
    outcome: { public: shown, partner, report, figures: toFigures(partner, report) },
    ...changes,
  };
};

/** Stores a scan of an address that a partner requested, for the sites of a team; returns its id. */
export const scanForTeam = async (
  { db }: Store,
  team: string,
  {
    url,
    at = NOW,
    facts,
  }: { readonly url: string; readonly at?: number; readonly facts?: ReturnType<typeof recorded> },
): Promise<string> => {
  const ended = endedOf(url, { finishedAt: at, facts });
  await keepScan(db, ended);
  await addScanTo(db, team, ended.id);
  return ended.id;
};

/** Stores a report submitted for a site, under an id of its own choosing. */
export const handIn = async ({ db }: Store, site: string, report: Report): Promise<void> => {
  const figures = { total: report.overall, scores: '{}', danger: 0, rules: report.rules };
  await db
    .insertInto('site_scans')
    .values({
      ...{ site, scan: report.id, at: new Date(report.finishedAt), source: 'extension', ...figures },
      imported: JSON.stringify(report),
    })
    .execute();
};
