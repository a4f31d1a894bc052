import { sql } from 'kysely';
import { toPublicResult } from '../../../lib/api/demoted.ts';
import { PublicResult } from '../../../lib/api/result.ts';
import { PILLARS } from '../../../lib/model.ts';
import type { Store } from '../../../server/core/store/open-store.ts';
import { keepScan } from '../../../server/features/scans/store/scans.ts';
import { toFigures } from '../../../server/features/scans/worker/figures.ts';
import { addScanTo } from '../../../server/features/sites/store/add-scans.ts';
import { addSite, type NewSite } from '../../../server/features/sites/store/sites.ts';
import type { Actor } from '../../../server/features/teams/store/audit.ts';
import type { recorded } from '../../sites/recorded.ts';
import { type Stored, storedOf } from './scanner.ts';
import { NOW } from './store.ts';

/** An actor of a team. */
export const actor = (team: string): Actor => ({ team, keyId: `${team}-key` });

/** Adds a site to a team; returns its id. */
export const newSite = async (store: Store, team: string, site: string | NewSite): Promise<string> => {
  const { id } = await addSite(store, actor(team), { site: typeof site === 'string' ? { url: site } : site, now: NOW });
  if (id === null) throw new Error('there was no room');
  return id;
};

let created = 0;

/** Figures of a scan, with the same score for every pillar that is not named. */
export interface SiteResponse {
  readonly at?: number;
  readonly total?: number | null;
  readonly scores?: Readonly<Record<string, number | null>>;
  readonly danger?: number;
  readonly rules?: number;
  readonly source?: 'service' | 'extension';
}

/** Adds figures of a scan to a site, as if its report had been deleted; returns the scan's id. */
export const addFigures = async (store: Store, site: string, result: SiteResponse): Promise<string> => {
  created += 1;
  const { at = NOW, total = 70, scores = {}, danger = 0, rules = 9, source = 'service' } = result;
  const all = { ...Object.fromEntries(PILLARS.map((pillar) => [pillar, total])), ...scores };
  const scan = `figures-${created}`;
  await store.db
    .insertInto('site_scans')
    .values({ site, scan, at: new Date(at), source, total, scores: JSON.stringify(all), danger, rules })
    .execute();
  return scan;
};

/** Stores a complete scan of a page for a team, from a recorded site; returns it. */
export const addScan = async (
  store: Store,
  team: string,
  {
    url,
    at = NOW,
    facts,
  }: { readonly url: string; readonly at?: number; readonly facts?: ReturnType<typeof recorded> },
): Promise<Stored> => {
  created += 1;
  const stored = storedOf({ url }, `whole-${created}`, at, facts);
  const { id, domain, result: partner, report } = stored;
  const figures = toFigures(partner, report);
  const outcome = { public: PublicResult.parse(toPublicResult(partner)), partner, report, figures };
  const ended = { id, scanKey: id, domain, url, pillar: null, finishedAt: at, whole: true, tier: 'partner' } as const;
  await keepScan(store.db, { ...ended, outcome });
  await addScanTo(store.db, team, id);
  return stored;
};

/** Gives a team this many sites, with this many scans in total. */
export const manySites = async (store: Store, team: string, sites: number, scans: number): Promise<void> => {
  const scores = sql.join(PILLARS.flatMap((pillar, at) => [sql.lit(pillar), sql`(n * ${at + 3}) % 101`]));
  await sql`insert into sites (id, team, url, domain, client, tags, contacts, pinned, decisions, made_at)
    select ${team} || n, ${team}, 'https://s' || n || '.nl/', 's' || n || '.nl', 'Klant ' || n % 60, '["een"]', '[]', '[]', '[]', now()
    from generate_series(1, ${sites}::int) n`.execute(store.db);
  await sql`insert into site_scans (site, scan, at, source, total, scores, danger, rules)
    select ${team} || (1 + n % ${sites}::int), 'many-' || n, now() - n * interval '1 minute', 'service', n % 101,
      jsonb_build_object(${scores}), n % 4, 9 from generate_series(1, ${scans}::int) n`.execute(store.db);
  await sql`analyze site_scans, sites`.execute(store.db);
};
